/** What forms and notices say, in English (specification, sections 5 and 8: its strings literally). */
export const formsEn = {
  'enquiry.title': 'Enquire Now',
} as const;
