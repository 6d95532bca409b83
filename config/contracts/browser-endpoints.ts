import { get, post } from './endpoint.ts';
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

/** The calls a visitor's browser makes: all of the portal host, and a form's answers to the API host. */
export const browserEndpoints = {
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
