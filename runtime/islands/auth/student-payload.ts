import type { StudentRecord } from '../../../config/contracts/portal.ts';
import type { RuntimeData } from '../../../config/runtime-data.ts';
import { type FormValues, toNumberText } from '../../forms/form-values.ts';

interface StudentOptions {
  readonly values: FormValues;
  /** Address of the uploaded picture. */
  readonly personalImg: string;
  readonly session: string;
  readonly data: Pick<RuntimeData, 'identifiers' | 'originHost'>;
}

const addressParts = ['address', 'district', 'city', 'state', 'postalCode', 'postOffice'] as const;

/**
 * The student as the portal takes it (specification, section 3). Without an e-mail a placeholder stands in; an address
 * of which nothing was given is left out. Choices were made from lists, so they hold what the lists offered.
 */
export function toStudent({ values, personalImg, session, data }: StudentOptions): StudentRecord {
  const { firstName = '', lastName = '', email, gender, dob = '', category, course = '', stream = '' } = values;
  const mobile = toNumberText(values.mobile);
  const given = addressParts.flatMap((part) => {
    const text = part === 'postalCode' ? toNumberText(values[part]) : values[part];
    return text ? [[part, text] as const] : [];
  });
  return {
    firstName,
    lastName,
    mobile,
    email: email || `${mobile}@${data.originHost}`,
    gender: gender as StudentRecord['gender'],
    course,
    stream,
    dob,
    category: category as StudentRecord['category'],
    insty: data.identifiers.insty,
    center: data.identifiers.center,
    session,
    personalImg,
    ...(given.length > 0 ? { address: Object.fromEntries(given) } : {}),
  };
}
