import type { Options } from 'rehype-sanitize';

/** Class of the figure that stands for a film until it is played. */
export const videoFacadeClass = 'video-facade';
/** Class of the box in which a wide table scrolls. */
export const tableScrollClass = 'table-scroll';

/**
 * What CMS HTML may contain (contract, section 4): headings, text, lists, tables, figures, pictures, links,
 * quotations, code. Addresses and ids are judged apart, after this.
 */
export const htmlSchema: Options = {
  tagNames: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    ...['p', 'div', 'span', 'br', 'hr', 'wbr', 'b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'sub', 'sup', 'small'],
    ...['mark', 'abbr', 'dfn', 'cite', 'time', 'bdi', 'bdo', 'ruby', 'rt', 'rp', 'kbd', 'samp', 'var'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['figure', 'figcaption', 'img', 'a', 'blockquote', 'q', 'pre', 'code'],
  ],
  attributes: {
    '*': ['id', 'title', 'lang', ['dir', 'ltr', 'rtl', 'auto']],
    a: ['href', 'name', 'dataVideoEmbed'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start', 'reversed', ['type', '1', 'a', 'A', 'i', 'I']],
    li: ['value'],
    col: ['span'],
    colgroup: ['span'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', ['scope', 'row', 'col', 'rowgroup', 'colgroup'], 'abbr'],
    time: ['dateTime'],
    figure: [['className', videoFacadeClass]],
    div: [['className', tableScrollClass]],
  },
  // A cell outside a table would be dropped by the next parser, and its text with it.
  ancestors: {
    caption: ['table'],
    colgroup: ['table'],
    col: ['table'],
    thead: ['table'],
    tbody: ['table'],
    tfoot: ['table'],
    tr: ['table'],
    th: ['table'],
    td: ['table'],
  },
  /** Their content is no text for readers; of everything else that goes, the text stays. */
  strip: ['script', 'style', 'template', 'noscript', 'iframe', 'noembed', 'noframes', 'title'],
  clobber: [],
  protocols: {},
  required: {},
};
