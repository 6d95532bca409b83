import type { ImageModel, LinkModel, ListModel, PhotoModel, QuestionModel, VideoModel } from './list-model.ts';

/** Kinds of field a CMS form may have (specification, section 5). */
export const formFieldTypes = [
  'text',
  'email',
  'mobile',
  'textarea',
  'select',
  'lastName',
  'landmark',
  'collegeName',
  'state',
  'postalCode',
  'address',
  'experience',
  'dob',
  'file',
] as const;
export interface FormFieldModel {
  readonly name: string;
  readonly label: string;
  readonly type: (typeof formFieldTypes)[number];
  readonly required: boolean;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Blocks of a page (contract, section 4). */
export type BlockModel =
  | {
      readonly type: 'hero';
      readonly title?: string;
      readonly subtitle?: string;
      readonly image?: ImageModel;
      readonly action?: LinkModel;
    }
  | { readonly type: 'richText' | 'html'; readonly html: string }
  | { readonly type: 'collection'; readonly title?: string; readonly list: ListModel; readonly more?: LinkModel }
  | { readonly type: 'enquiry'; readonly title?: string; readonly enquirySource: string }
  | {
      readonly type: 'form';
      readonly form: string;
      readonly title?: string;
      readonly fields: readonly FormFieldModel[];
    }
  | { readonly type: 'gallery'; readonly title?: string; readonly photos: readonly PhotoModel[] }
  | { readonly type: 'video'; readonly title?: string; readonly video: VideoModel }
  | { readonly type: 'faq'; readonly title?: string; readonly questions: readonly QuestionModel[] }
  | { readonly type: 'stats'; readonly items: readonly { readonly value: string; readonly label: string }[] }
  | { readonly type: 'cta'; readonly title?: string; readonly text?: string; readonly action?: LinkModel }
  | { readonly type: 'product'; readonly product: ProductModel }
  | { readonly type: 'custom'; readonly name: string; readonly props: Readonly<Record<string, unknown>> };

export interface ProductModel {
  readonly id: string;
  readonly title: string;
  readonly html?: string;
  readonly image?: ImageModel;
  readonly price?: string;
  readonly course?: LinkModel;
}
