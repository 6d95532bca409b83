import { expect, test } from 'vitest';
import { formatDate } from '../../cli/plan/format-date.ts';

test.each([
  ['2026-11-20', '2026-11-20', '20 November 2026', '20 नवंबर 2026'],
  ['2026-11-20T18:29:59Z', '2026-11-20', '20 November 2026', '20 नवंबर 2026'],
  ['2026-11-20T18:30:00Z', '2026-11-21', '21 November 2026', '21 नवंबर 2026'],
  ['2026-11-20T23:59', '2026-11-20', '20 November 2026', '20 नवंबर 2026'],
  ['2026-11-20 00:01:00', '2026-11-20', '20 November 2026', '20 नवंबर 2026'],
  ['2026-02-01T01:00:00.123456+0530', '2026-02-01', '1 February 2026', '1 फ़रवरी 2026'],
  ['Fri, 20 Nov 2026 10:00:00 GMT', '2026-11-20', '20 November 2026', '20 नवंबर 2026'],
  ['1795132800000', '2026-11-20', '20 November 2026', '20 नवंबर 2026'],
])('%s is %s', (text, iso, en, hi) => {
  expect(formatDate(text, 'en')).toEqual({ iso, label: en });
  expect(formatDate(text, 'hi')).toEqual({ iso, label: hi });
});

test.each([
  '',
  'soon',
  '2026-02-30',
  '2026-13-01',
  '20/11/2026',
  '12',
  'November 2026',
  '2026-11-20T25:00Z',
])('%j is no date', (text) => {
  expect(formatDate(text, 'en')).toBeUndefined();
});

test('nothing is no date', () => {
  expect(formatDate(undefined, 'en')).toBeUndefined();
});
