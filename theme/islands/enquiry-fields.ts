import { enquiryCourses } from '../../config/limits.ts';
import { type FieldSpec, requiredMark, type TextsOf } from './island-state.ts';

const courseTexts = {
  RWO: 'enquiry.courseRwo',
  UPSC: 'enquiry.courseUpsc',
  'State PCS': 'enquiry.courseStatePcs',
  Gurukul: 'enquiry.courseGurukul',
} as const;

/** Fields of the enquiry form in their order (specification, section 2). Courses are sent in English on every page. */
export function enquiryFields(messages: TextsOf<'enquiry'>): readonly FieldSpec[] {
  return [
    { name: 'firstName', label: messages['enquiry.name'], type: 'text', required: true, autoComplete: 'name' },
    { name: 'email', label: messages['enquiry.email'], type: 'email', required: true },
    { name: 'mobile', label: messages['enquiry.mobile'], type: 'mobile', required: true },
    {
      name: 'city',
      label: messages['enquiry.city'],
      type: 'text',
      required: true,
      autoComplete: 'address-level2',
    },
    { name: 'message', label: messages['enquiry.message'], type: 'textarea', required: false, wide: true },
    {
      name: 'course',
      label: messages['enquiry.course'],
      type: 'select',
      required: true,
      placeholder: requiredMark(messages['enquiry.selectCourse'], true),
      options: enquiryCourses.map(({ value, disabled }) => ({
        value,
        label: messages[courseTexts[value]],
        disabled,
      })),
      wide: true,
    },
  ];
}
