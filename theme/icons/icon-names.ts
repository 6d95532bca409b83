import type { DrawingName } from './drawings.ts';

/** Font Awesome (4, 5, 6) and PrimeIcons names, without their `fa-` and `pi-`, by the drawing that stands for them. */
const namesByDrawing: Readonly<Partial<Record<DrawingName, string>>> = {
  home: 'home house house-user',
  book: 'book book-open book-reader book-open-reader journal-whills bookmark',
  cap: 'graduation-cap mortar-board user-graduate school university-student',
  pen: 'pen pencil pencil-alt pen-to-square edit pencil-square-o user-edit',
  file: 'file file-alt file-text file-lines file-pdf file-pdf-o file-o copy folder folder-open',
  download: 'download cloud-download cloud-download-alt cloud-arrow-down file-download',
  upload: 'upload cloud-upload cloud-upload-alt cloud-arrow-up',
  phone: 'phone phone-alt phone-volume mobile mobile-alt mobile-screen headset',
  mail: 'envelope envelope-o envelope-open at inbox send',
  pin: 'map-marker map-marker-alt location-dot location-pin map compass',
  user: 'user user-o user-circle circle-user id-card',
  users: 'users user-friends user-group people-group chalkboard-teacher chalkboard-user',
  login: 'sign-in sign-in-alt right-to-bracket lock key',
  logout: 'sign-out sign-out-alt right-from-bracket power-off',
  calendar: 'calendar calendar-alt calendar-days calendar-o calendar-check calendar-plus',
  clock: 'clock clock-o hourglass history stopwatch',
  mode: 'desktop laptop tv display broadcast-tower tower-broadcast',
  rupee: 'rupee-sign indian-rupee-sign inr money-bill credit-card wallet',
  star: 'star star-o star-fill award certificate',
  trophy: 'trophy crown',
  medal: 'medal ranking-star',
  video: 'video video-camera film camera-movie',
  play: 'play play-circle circle-play play-circle-o',
  image: 'image images photo picture-o camera',
  news: 'newspaper newspaper-o rss bullhorn megaphone',
  bell: 'bell bell-o exclamation-triangle triangle-exclamation',
  search: 'search magnifying-glass',
  chat: 'comment comments comment-o comment-dots message quote-left',
  question: 'question question-circle circle-question question-circle-o life-ring',
  info: 'info info-circle circle-info',
  chart: 'chart-line chart-bar bar-chart chart-pie line-chart',
  test: 'tasks list-check clipboard clipboard-list clipboard-check check-square square-check',
  list: 'list list-ul list-ol th-list align-left align-justify',
  link: 'link chain paperclip',
  external: 'external-link external-link-alt arrow-up-right-from-square',
  globe: 'globe globe-asia earth-asia language',
  landmark: 'landmark university building building-o building-columns institution balance-scale',
  briefcase: 'briefcase suitcase',
  cart: 'shopping-cart cart-shopping shopping-bag bag-shopping',
  gift: 'gift tag tags ticket percent',
  heart: 'heart heart-o heart-fill',
  target: 'bullseye crosshairs lightbulb lightbulb-o bolt',
  menu: 'bars navicon',
  close: 'times xmark',
  plus: 'plus plus-circle',
  minus: 'minus minus-circle',
  check: 'check check-circle circle-check',
  next: 'arrow-right chevron-right angle-right long-arrow-right',
  up: 'arrow-up chevron-up angle-up',
  settings: 'cog gear cogs gears sliders-h wrench',
  facebook: 'facebook facebook-f facebook-square square-facebook',
  youTube: 'youtube youtube-play youtube-square square-youtube',
  telegram: 'telegram telegram-plane paper-plane paper-plane-o',
  whatsapp: 'whatsapp whatsapp-square square-whatsapp',
  twitter: 'twitter x-twitter twitter-square square-x-twitter',
  linkedIn: 'linkedin linkedin-in linkedin-square',
  instagram: 'instagram instagram-square square-instagram',
};

const drawingByName = new Map<string, DrawingName>(
  Object.entries(namesByDrawing).flatMap(([drawing, names]) =>
    names.split(' ').map((name): [string, DrawingName] => [name, drawing as DrawingName]),
  ),
);

/**
 * The drawing for icon-font class names such as `fas fa-phone` or `pi pi-home`. The first class that names a known
 * icon decides; anything else gets the neutral drawing `dot`.
 */
export function findDrawing(classNames: string): DrawingName {
  for (const part of classNames.toLowerCase().split(/\s+/)) {
    const drawing = drawingByName.get(part.replace(/^(?:fa|pi)-/, ''));
    if (drawing !== undefined) return drawing;
  }
  return 'dot';
}
