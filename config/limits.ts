/**
 * Every number of the product in one place, its unit in its name (specification, section 9; contract, section 2).
 * Defaults of the configuration stand here too, so that documentation and schema cannot disagree.
 */
export const limits = {
  /** Enquiry: shortest and longest name, city and the like, in characters. */
  nameMinChars: 2,
  nameMaxChars: 50,
  /** Registration: longest first or last name, in characters. */
  registrationNameMaxChars: 20,
  mobileDigits: 10,
  postalCodeDigits: 6,
  addressMinChars: 10,
  addressMaxChars: 50,
  otpDigits: 4,
  otpResendSeconds: 60,
  /** How long a field's error stays in sight. */
  fieldErrorMs: 2000,
  toastLifeMs: 3000,
  snackbarTimeMs: 4000,
  navResizeDebounceMs: 100,
  topBarLinks: 2,
  copyrightYear: 2022,

  /** Largest photograph a student may upload, and the types the file field accepts. */
  photoMaxBytes: 5 * 1024 * 1024,
  /** Longest time the browser waits for one answer, and for one upload. */
  browserCallTimeoutMs: 30_000,
  browserUploadTimeoutMs: 120_000,

  fetchTimeoutMs: 15_000,
  fetchDeadlineMs: 600_000,
  fetchRetries: 3,
  fetchConcurrency: 8,
  fetchPageSize: 500,
  fetchMaxBytes: 64 * 1024 * 1024,
  fetchStaleForHours: 168,
  /** A list that goes on for more pages than this is taken for an endless one. */
  fetchMaxPages: 10_000,
  /** Longest wait a host may ask for by Retry-After before the next try. */
  fetchRetryAfterMaxMs: 30_000,
  fetchRetryBaseMs: 250,
  fetchRetryCapMs: 8_000,
  fetchMaxRedirects: 5,
  /** Deepest nesting of arrays and objects in an answer of the API host. */
  jsonMaxDepth: 200,

  /** Largest picture, as sent and as decoded; a larger one stays where the CMS has it. */
  pictureMaxBytes: 20 * 1024 * 1024,
  pictureMaxPixels: 64_000_000,
  /** Largest version of a picture, in pixels; higher than this many rows is more than WebP can hold. */
  pictureVariantMaxPixels: 8_000_000,
  pictureVariantMaxHeight: 16_383,
  /** Longest time that making one version may take. */
  pictureEncodeSeconds: 120,
  /** Pictures that are made at once: as many as the smallest machines have cores. */
  picturesAtOnce: 2,
  /** What is kept of a picture that no run has asked for. */
  pictureCacheDays: 60,
  /** Warnings of one kind that name their picture; the rest is counted. */
  pictureWarningsNamed: 20,
  /** A host that leaves this many pictures unanswered in a row is not asked for the others of the run. */
  pictureHostFailures: 3,

  keepReleases: 20,
  keepDays: 7,
  maxShrink: 0.2,
  listingPageSize: 12,
  /** Newest records in a feed. */
  feedEntries: 20,

  /** Longest address segment, in bytes of UTF-8, that a file system takes together with ".html". */
  addressSegmentMaxBytes: 240,
  /** Longest whole address in bytes. */
  addressMaxBytes: 1024,
} as const;

/** Primary menu items in sight by window width in CSS pixels, widest first; narrower shows all (specification, section 2). */
export const navVisibleItems = [
  { minWidthPx: 1490, items: 10 },
  { minWidthPx: 1469, items: 9 },
  { minWidthPx: 1340, items: 8 },
  { minWidthPx: 1101, items: 7 },
  { minWidthPx: 847, items: 6 },
  { minWidthPx: 769, items: 5 },
] as const;

/**
 * Widths in which pictures are made, in pixels, and how. On two photographs AVIF came out 10 to 30 % smaller than WebP,
 * with up to 2 dB less fidelity. A higher effort costs many times the work for a few hundredths of the bytes.
 */
export const pictureSettings = {
  widths: [160, 320, 480, 640, 960, 1280, 1920],
  /** A width this close below the picture's own adds nothing. */
  closestStep: 1.15,
  /** Width of the version in the original format, for browsers that know no other; the largest is made in it too. */
  plainWidth: 640,
  photo: {
    avif: { quality: 55, effort: 2, chromaSubsampling: '4:2:0' },
    webp: { quality: 76, effort: 4 },
    jpeg: { quality: 78, mozjpeg: true },
    png: { compressionLevel: 9 },
  },
  /** PNG and GIF: drawings and screens with sharp edges and text. */
  drawing: {
    avif: { quality: 62, effort: 2, chromaSubsampling: '4:4:4' },
    webp: { quality: 82, effort: 4, smartSubsample: true },
    jpeg: { quality: 84, mozjpeg: true },
    png: { compressionLevel: 9 },
  },
} as const;

/** Course options of the enquiry form (specification, section 2): the value is the English text on every page. */
export const enquiryCourses = [
  { value: 'RWO', disabled: true },
  { value: 'UPSC', disabled: false },
  { value: 'State PCS', disabled: false },
  { value: 'Gurukul', disabled: false },
] as const;

/** Source of an enquiry where nothing else is said (specification, section 9). */
export const defaultEnquirySource = 'Web Enquiry';

/** Status of a new enquiry (specification, section 9). */
export const initialEnquiryStatus = 'Pending';

export const genders = ['M', 'F'] as const;
export const categories = ['General', 'SC', 'ST', 'OBC'] as const;

/** Tag of the session that registration chooses (specification, section 4). */
export const webSessionTag = 'WEB';

/** Name under which the browser keeps the session (specification, section 3). */
export const sessionStorageName = 'bears-storage';

/** Mobile number as the OTP login judges it (specification, section 9). */
export const mobilePattern = /^(?:\+91|91)?[6-9]\d{9}$/;
