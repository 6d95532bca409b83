import type { Lang } from '../../config/lang.ts';
import type { DateModel } from '../../config/page-model.ts';

const months: Readonly<Record<Lang, readonly string[]>> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
};

/** India has one time zone and no summer time, so a plain offset is exact. */
const kolkataOffsetMs = 330 * 60_000;

const isoLike =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

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

const readIso = (match: RegExpExecArray): number | undefined => {
  const part = (group: number) => Number(match[group] ?? 0);
  const [year, month, day, hours, minutes] = [part(1), part(2), part(3), part(4), part(5)];
  const milliseconds = Math.floor(Number(`0.${match[7] ?? 0}`) * 1000);
  const time = Date.UTC(year, month - 1, day, hours, minutes, part(6), milliseconds);
  // A number that is too large would be carried over to the next hour, day or month.
  const read = new Date(time);
  const isReal =
    read.getUTCFullYear() === year &&
    read.getUTCMonth() === month - 1 &&
    read.getUTCDate() === day &&
    read.getUTCHours() === hours &&
    read.getUTCMinutes() === minutes;
  return isReal ? time - readOffset(match[8]) : undefined;
};

/** How far a zone is ahead of UTC, in milliseconds. */
const readOffset = (zone: string | undefined): number => {
  if (zone === undefined) return kolkataOffsetMs;
  if (zone.length === 1) return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000;
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
