import type { CollectionName, CollectionRecord, ProductRecord } from './collections.ts';
import type { PageEntry } from './page-entries.ts';
import type {
  CouponAnswer,
  EnquiryRequest,
  FormResponseRequest,
  LookupItem,
  OrderAnswer,
  PaymentNode,
  PlaceOrderRequest,
  ProductBatch,
  RegisterAnswer,
  RegisterRequest,
  ResetOtpAnswer,
  ResetPasswordAnswer,
  ResetPasswordRequest,
  SendOtpAnswer,
  SendOtpRequest,
  SessionItem,
  SignInAnswer,
  SignInRequest,
  SignUpOtpAnswer,
  SignUpOtpRequest,
  UploadAnswer,
  VerifyOtpRequest,
} from './portal.ts';
import type { WebsiteSettings } from './settings.ts';

/** A list as a host may answer it: bare, or with its total. */
export type ListAnswer<Item> = readonly Item[] | { readonly data: readonly Item[]; readonly total?: number };

/** One call of one host. `Query` and `Body` are what is sent, `Answer` what comes back when it goes well. */
export interface Endpoint<Query = undefined, Body = undefined, Answer = unknown> {
  readonly host: 'api' | 'portal';
  readonly method: 'GET' | 'POST';
  /** Path; `{name}` stands for a value. */
  readonly path: string;
  /** Needs the `token` header. */
  readonly authenticated?: boolean;
  /** Carries the types; never there at run time. */
  readonly types?: { readonly query: Query; readonly body: Body; readonly answer: Answer };
}

const get = <Query, Answer>(host: 'api' | 'portal', path: string): Endpoint<Query, undefined, Answer> => ({
  host,
  method: 'GET',
  path,
});
const post = <Body, Answer>(
  host: 'api' | 'portal',
  path: string,
  { authenticated = false } = {},
): Endpoint<undefined, Body, Answer> => ({ host, method: 'POST', path, ...(authenticated ? { authenticated } : {}) });

type Paging = { readonly limit: number | 'all'; readonly page?: number };
const list = <Name extends CollectionName>(name: Name) =>
  get<Paging, ListAnswer<CollectionRecord<Name>>>('api', `/api/s/${name}`);

/**
 * Every call of both hosts (specification, section 7): the build client, the browser client and the sandbox are
 * typed from this table.
 */
export const endpoints = {
  websiteSettings: get<undefined, WebsiteSettings>('api', '/api/s/settings/website'),
  pageEntries: get<Paging | { readonly url: string }, ListAnswer<PageEntry | string>>(
    'api',
    '/api/s/settings/dynamic-page-uri',
  ),
  courseprogram: list('courseprogram'),
  course: list('course'),
  webberlistitem: list('webberlistitem'),
  testimonial: list('testimonial'),
  blogpost: list('blogpost'),
  blogpostsOfCategory: get<Paging, ListAnswer<CollectionRecord<'blogpost'>>>(
    'api',
    '/api/s/blogpost/blogpostcategory-slug/{slug}',
  ),
  blogpostcategory: list('blogpostcategory'),
  product: get<undefined, ProductRecord>('api', '/api/s/product/{id}'),
  popup: list('popup'),
  download: list('download'),
  galleryphoto: list('galleryphoto'),
  galleryvideo: list('galleryvideo'),
  news: list('news'),
  formResponse: post<FormResponseRequest, { readonly id: string }>('api', '/api/s/formresponse'),

  signIn: post<SignInRequest, SignInAnswer>('portal', '/api/auth/signin'),
  refreshToken: post<Record<string, never>, { readonly token: string }>('portal', '/api/auth/refresh-token'),
  sendOtp: post<SendOtpRequest, SendOtpAnswer>('portal', '/api/public/send-otp'),
  verifyOtp: post<VerifyOtpRequest, SignInAnswer>('portal', '/api/public/varify'),
  sendResetOtp: post<SendOtpRequest, ResetOtpAnswer>('portal', '/api/public/user/sent-reset-password-otp'),
  resetPassword: post<ResetPasswordRequest, ResetPasswordAnswer>('portal', '/api/public/user/reset-password'),
  sendSignUpOtp: post<SignUpOtpRequest, SignUpOtpAnswer>('portal', '/api/public/user/signup-with-otp'),
  uploadFile: post<FormData, UploadAnswer>('portal', '/api/public/file/upload'),
  registerStudent: post<RegisterRequest, RegisterAnswer>('portal', '/api/public/user/register-student-with-otp'),
  courses: get<undefined, readonly LookupItem[]>('portal', '/api/public/data/all-courses'),
  sessions: get<undefined, readonly SessionItem[]>('portal', '/api/public/data/sessions'),
  streams: get<{ readonly status: 'true'; readonly course: string }, readonly LookupItem[]>(
    'portal',
    '/api/public/data/all-stream',
  ),
  productBatches: get<{ readonly product: string }, readonly ProductBatch[]>(
    'portal',
    '/api/public/data/product-batches',
  ),
  couponDiscount: get<{ readonly code: string; readonly product: string }, CouponAnswer>(
    'portal',
    '/api/public/data/get-coupon-discount',
  ),
  sendEnquiry: post<EnquiryRequest, { readonly error?: unknown }>('portal', '/api/enquiry/enquiry'),
  placeOrder: post<PlaceOrderRequest, OrderAnswer>('portal', '/api/cmn/order/place-order'),
  paymentNodes: get<{ readonly order: string }, readonly PaymentNode[]>('portal', '/api/cmn/order/payment-nodes'),
  addDiscount: post<{ readonly code: string }, OrderAnswer>('portal', '/api/cmn/order/{id}/add-discount', {
    authenticated: true,
  }),
} as const;

/** Name of a call. */
export type EndpointName = keyof typeof endpoints;

type TypesOf<Name extends EndpointName> = NonNullable<(typeof endpoints)[Name]['types']>;
/** What a call takes in its query string. */
export type QueryOf<Name extends EndpointName> = TypesOf<Name>['query'];
/** What a call takes as its body. */
export type BodyOf<Name extends EndpointName> = TypesOf<Name>['body'];
/** What a call answers when it goes well. */
export type AnswerOf<Name extends EndpointName> = TypesOf<Name>['answer'];
