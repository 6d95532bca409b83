/** Records as lists and blocks show them, and the small values they are made of. */

/** A link that may be put in `href` as it stands. */
export interface LinkModel {
  readonly label: string;
  readonly href: string;
  /** Opens in a new tab. */
  readonly newTab?: boolean;
  /** Icon-font class names as the CMS sent them; the theme maps them to its own drawings. */
  readonly icon?: string;
}

/** A picture. Its box is reserved by the theme's ratio where width and height (CSS pixels) are unknown. */
export interface ImageModel {
  readonly src: string;
  /** Empty for decoration. */
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
  /** The same picture in better formats and in several widths, best first: attributes of `source`. */
  readonly sources?: readonly { readonly type: string; readonly srcSet: string }[];
  /** The largest version; missing where `src` is the only one. */
  readonly fullSrc?: string;
  /** Where the CMS has it: for machines, which keep addresses for years; missing where `src` is it. */
  readonly originalSrc?: string;
  /** Classes that give its box the picture's main colour until it is there. */
  readonly tone?: string;
}

/** A date as shown, and for machines (yyyy-MM-dd). */
export interface DateModel {
  readonly iso: string;
  readonly label: string;
}

/** A record in a list. */
export interface CardModel {
  readonly id: string;
  readonly title: string;
  /** Its own page, when a pattern gives it one. */
  readonly href?: string;
  readonly newTab?: boolean;
  readonly subtitle?: string;
  readonly summary?: string;
  readonly image?: ImageModel;
  readonly date?: DateModel;
  /** Title of its category. */
  readonly badge?: string;
  /** Facts such as duration, mode and fee; the label is a message key's text. */
  readonly facts: readonly FactModel[];
  /** Sanitised HTML, where the card itself shows it (toppers, faculty). */
  readonly html?: string;
}
export interface FactModel {
  readonly name: 'duration' | 'mode' | 'fee' | 'startDate';
  readonly value: string;
}
export interface TestimonialModel {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly image?: ImageModel;
  readonly course?: string;
  readonly rank?: string;
  readonly video?: VideoModel;
}
export interface DownloadModel {
  readonly id: string;
  readonly title: string;
  readonly href: string;
  readonly category?: string;
  readonly size?: string;
}
export interface PhotoModel {
  readonly id: string;
  readonly image: ImageModel;
  readonly title?: string;
  readonly album?: string;
}
/** A film behind a click-to-load facade. Without `embedHref` it is only a link. */
export interface VideoModel {
  readonly id: string;
  readonly title: string;
  /** Address on its own site: works without script. */
  readonly href: string;
  /** Address of the player that replaces the facade. */
  readonly embedHref?: string;
  readonly image?: ImageModel;
}
export interface QuestionModel {
  readonly id: string;
  readonly question: string;
  readonly answerHtml: string;
}

/** The records of a collection in the way they are shown. */
export type ListModel =
  | { readonly display: 'courses'; readonly items: readonly CardModel[] }
  | { readonly display: 'programmes'; readonly items: readonly CardModel[] }
  | { readonly display: 'articles'; readonly items: readonly CardModel[] }
  | { readonly display: 'news'; readonly items: readonly CardModel[] }
  | { readonly display: 'people'; readonly items: readonly CardModel[] }
  | { readonly display: 'links'; readonly items: readonly CardModel[] }
  | { readonly display: 'testimonials'; readonly items: readonly TestimonialModel[] }
  | { readonly display: 'downloads'; readonly items: readonly DownloadModel[] }
  | { readonly display: 'photos'; readonly items: readonly PhotoModel[] }
  | { readonly display: 'videos'; readonly items: readonly VideoModel[] };
