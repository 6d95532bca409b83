/** Wire shapes of the portal host (specification, sections 3 and 7; contract, section 5). Types only: the browser pays nothing for them. */

/** The user object is the portal's own; it travels back as it came. */
export type PortalUser = { readonly id?: string | number } & Readonly<Record<string, unknown>>;

export interface SignInRequest {
  readonly username: string;
  readonly password: string;
}
export interface SignInAnswer {
  readonly user: PortalUser;
  readonly token: string;
}

export interface SendOtpRequest {
  readonly username: string;
}
export interface SendOtpAnswer {
  readonly id: string;
  readonly user: PortalUser;
  /** True: the number is not known. */
  readonly error?: boolean | string;
}

export interface VerifyOtpRequest {
  readonly otp: string;
  readonly id: string;
  readonly mobile: string;
  readonly user: PortalUser;
}

export interface ResetOtpAnswer {
  readonly id: string;
}
export interface ResetPasswordRequest {
  readonly newPassword: string;
  readonly confirmPassword: string;
  readonly id: string;
  readonly otp: string;
}
export interface ResetPasswordAnswer {
  readonly done: boolean;
}

export interface SignUpOtpRequest {
  readonly mobile: string;
}
export interface SignUpOtpAnswer {
  readonly sent: boolean;
  readonly id: string;
}

/** A student as registered (specification, section 3). */
export interface StudentRecord {
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string;
  readonly email?: string;
  readonly gender: 'M' | 'F';
  readonly course: string;
  readonly stream: string;
  /** yyyy-MM-dd */
  readonly dob: string;
  readonly category: 'General' | 'SC' | 'ST' | 'OBC';
  readonly insty: string;
  readonly center: string;
  readonly session: string;
  /** Address of the uploaded picture. */
  readonly personalImg: string;
  readonly address?: {
    readonly address?: string;
    readonly district?: string;
    readonly city?: string;
    readonly state?: string;
    readonly postalCode?: string;
    readonly postOffice?: string;
  };
}
export interface RegisterRequest {
  readonly id: string;
  readonly otp: string;
  readonly password: string;
  readonly username: string;
  readonly student: StudentRecord;
}
export interface RegisterAnswer {
  readonly token: string;
  readonly user?: PortalUser;
}

export interface UploadAnswer {
  readonly url: string;
}

/** An option of a lookup list: courses and streams. */
export interface LookupItem {
  readonly id: string;
  readonly valueAlias: string;
}
export interface SessionItem {
  readonly id: string;
  readonly tag: readonly string[];
}

export interface ProductBatch {
  readonly id: string;
  readonly title: string;
  readonly startDate?: string;
  readonly price?: number | string;
}
export interface CouponAnswer {
  readonly code: string;
  readonly discount: number;
  readonly type: 'flat' | 'percent';
}
export interface PlaceOrderRequest {
  readonly product: string;
  readonly batch: string;
}
export interface OrderAnswer {
  readonly id: string;
  readonly amount: number;
}
export interface PaymentNode {
  readonly id: string;
  readonly title: string;
  readonly url: string;
}

/** An enquiry as sent (specification, section 3). */
export interface EnquiryRequest {
  readonly address: { readonly city: string };
  readonly center: string;
  readonly course: string;
  readonly currentStatus: 'Pending';
  readonly email: string;
  readonly enquiryType: string;
  readonly firm: string;
  readonly firstName: string;
  readonly lastName: '';
  readonly message: string;
  readonly mobile: string;
  readonly nextReminderMessage: '';
  readonly session: string;
  readonly source: string;
  readonly stream: string;
}

/** Answers to a CMS form (contract, section 4). */
export interface FormResponseRequest {
  readonly form: string;
  readonly values: Readonly<Record<string, string>>;
  readonly page: string;
}

/** What a failing call turns into in the browser (specification, section 8). */
export interface CallFailure {
  readonly error: string;
  readonly details?: { readonly message?: string; readonly code?: string } | undefined;
}
