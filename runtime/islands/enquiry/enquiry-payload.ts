import type { EnquiryRequest } from '../../../config/contracts/portal.ts';
import { initialEnquiryStatus } from '../../../config/limits.ts';
import type { RuntimeData } from '../../../config/runtime-data.ts';
import { type FormValues, toNumberText } from '../../forms/form-values.ts';

interface EnquiryOptions {
  readonly values: FormValues;
  readonly source: string;
  readonly identifiers: RuntimeData['identifiers'];
}

/** The enquiry as the portal takes it (specification, section 3). */
export function toEnquiry({ values, source, identifiers }: EnquiryOptions): EnquiryRequest {
  const { firstName = '', email = '', mobile, city = '', message = '', course = '' } = values;
  return {
    address: { city },
    center: identifiers.center,
    course,
    currentStatus: initialEnquiryStatus,
    email,
    enquiryType: identifiers.enquiryType,
    firm: identifiers.firm,
    firstName,
    lastName: '',
    message,
    mobile: toNumberText(mobile),
    nextReminderMessage: '',
    session: identifiers.session,
    source,
    stream: course,
  };
}
