import type { Lang } from '../../config/lang.ts';
import type { DateModel } from '../../config/page-model.ts';

const months: Readonly<Record<Lang, readonly string[]>> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
};

/** India has one time zone and no summer time, so a plain offset is exact. */
const kolkataOffsetMs = 330 * 60_000;

const isoLike = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * The instant a text names, in milliseconds since 1970; undefined when it names none. A date alone is midnight in
 * Asia/Kolkata, and so is the zone of a time without one: the machine's own zone never counts.
 */
export function readInstant(text: string): number | undefined {
  const trimmed = text.trim();
  const match = isoLike.exec(trimmed);
  if (match) return readIso(match);
  if (/^\d{12,13}$/.test(trimmed)) return Number(trimmed);
  // Other spellings only where they bring their own zone.
  const time = /(?:GMT|UTC|[+-]\d{4})$/.test(trimmed) ? Date.parse(trimmed) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

const readIso = ([, day = '', minutes = '00:00', seconds = '00', fraction = '0', zone = '+05:30']: RegExpExecArray) => {
  const isRealDay = new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ?? false;
  const colonZone = zone.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  const time = Date.parse(`${day}T${minutes}:${seconds}.${fraction.padEnd(3, '0').slice(0, 3)}${colonZone}`);
  return isRealDay && !Number.isNaN(time) ? time : undefined;
};

/** A date as pages show it, in Asia/Kolkata: "20 November 2026". Undefined for what is no date. */
export function formatDate(text: string | undefined, lang: Lang): DateModel | undefined {
  const instant = text === undefined ? undefined : readInstant(text);
  if (instant === undefined) return undefined;
  const local = new Date(instant + kolkataOffsetMs);
  const iso = Number.isNaN(local.getTime()) ? '' : local.toISOString().slice(0, 10);
  if (!/^\d{4}-/.test(iso)) return undefined;
  return { iso, label: `${local.getUTCDate()} ${months[lang][local.getUTCMonth()]} ${local.getUTCFullYear()}` };
}
