import { categories, genders } from '../../../config/limits.ts';
import { formatMessage } from '../../../config/messages/format-message.ts';
import { type FieldOption, type FieldSpec, requiredMark } from '../island-state.ts';
import type { AuthTexts } from './auth-state.ts';

/** A list that comes from the portal. */
export interface LookupState {
  readonly status: 'none' | 'loading' | 'failed' | 'ready';
  readonly options: readonly FieldOption[];
}

interface RegisterFieldsOptions {
  readonly messages: AuthTexts;
  readonly courses: LookupState;
  readonly streams: LookupState;
}

const genderTexts = { M: 'register.male', F: 'register.female' } as const;
const categoryTexts = {
  General: 'register.categoryGeneral',
  SC: 'register.categorySc',
  ST: 'register.categorySt',
  OBC: 'register.categoryObc',
} as const;

/** Pictures a student may upload. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Fields of registration's first step in their order (specification, section 3; contract, section 6). */
export function registerFields({ messages, courses, streams }: RegisterFieldsOptions): readonly FieldSpec[] {
  const select = (label: string) => requiredMark(formatMessage(messages['register.select'], { label }), true);
  const field = (name: string, label: string, rest: Partial<FieldSpec> = {}): FieldSpec => ({
    name,
    label,
    type: 'text',
    required: true,
    ...rest,
  });
  const choice = (name: string, label: string, rest: Partial<FieldSpec>) =>
    field(name, label, { type: 'select', placeholder: select(label), ...rest });

  return [
    field('firstName', messages['register.firstName'], { autoComplete: 'given-name' }),
    field('lastName', messages['register.lastName'], { autoComplete: 'family-name' }),
    field('mobile', messages['register.mobile'], { type: 'mobile' }),
    field('email', messages['register.email'], { type: 'email', required: false }),
    choice('gender', messages['register.gender'], {
      autoComplete: 'sex',
      options: genders.map((value) => ({ value, label: messages[genderTexts[value]] })),
    }),
    field('dob', messages['register.dob'], { type: 'dob' }),
    choice('category', messages['register.category'], {
      options: categories.map((value) => ({ value, label: messages[categoryTexts[value]] })),
    }),
    choice('course', messages['register.course'], {
      options: courses.options,
      placeholder: coursePlaceholder({ courses, messages, chosen: select(messages['register.course']) }),
    }),
    choice('stream', messages['register.stream'], {
      options: streams.options,
      placeholder: streamPlaceholder({ streams, messages, chosen: select(messages['register.stream']) }),
    }),
    field('personalImg', messages['register.photo'], {
      type: 'file',
      accept: photoTypes.join(','),
      hint: messages['register.photoHint'],
      wide: true,
    }),
  ];
}

function coursePlaceholder(options: { courses: LookupState; messages: AuthTexts; chosen: string }): string {
  const { courses, messages, chosen } = options;
  if (courses.status === 'loading' || courses.status === 'none') return messages['register.loading'];
  return courses.options.length > 0 ? chosen : messages['register.courseNotAvailable'];
}

function streamPlaceholder(options: { streams: LookupState; messages: AuthTexts; chosen: string }): string {
  const { streams, messages, chosen } = options;
  if (streams.status === 'loading') return messages['register.loading'];
  return streams.status === 'ready' && streams.options.length > 0 ? chosen : messages['register.loadStream'];
}

/** The optional address, in its order. */
export function addressFields(messages: AuthTexts): readonly FieldSpec[] {
  const field = (name: string, label: string, autoComplete: string): FieldSpec => ({
    name,
    label,
    type: 'text',
    required: false,
    autoComplete,
  });
  return [
    { ...field('address', messages['register.address'], 'address-line1'), wide: true },
    field('district', messages['register.district'], 'off'),
    field('city', messages['register.city'], 'address-level2'),
    field('state', messages['register.state'], 'address-level1'),
    { ...field('postalCode', messages['register.postalCode'], 'postal-code'), type: 'postalCode' },
    field('postOffice', messages['register.postOffice'], 'off'),
  ];
}
