import { describe, expect, test, vi } from 'vitest';
import { cutTitle } from './cut-title.ts';
import {
  formatDate,
  formatDateOf,
  formatDay,
  formatReviewDay,
  formatStamp,
  formatTime,
  formatUpdated,
} from './format.ts';

/** Returns the characters from one code point to another. */
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

describe('dates and times', () => {
  const instant = '2026-11-09T03:07:05.000Z';

  // LIST-1
  test('the last update reads d MMM, yyyy', () => {
    expect(formatUpdated(instant, 'UTC')).toBe('9 Nov, 2026');
  });

  // EDITOR-22
  test('a review date reads d MMM, yyyy, and every other date MMM d, yyyy', () => {
    expect(formatReviewDay('2026-11-09')).toBe('9 Nov, 2026');
    expect(formatDateOf('2026-11-09')).toBe('Nov 9, 2026');
    expect(formatDate('2026-11-09T03:07:05Z', 'America/New_York')).toBe('Nov 8, 2026');
  });

  // ANALYTICS-6
  test('days in Analytics read dd MMM yyyy', () => {
    expect(formatDay('2026-11-09')).toBe('09 Nov 2026');
    expect(formatDay('2028-02-29')).toBe('29 Feb 2028');
  });

  // ANALYTICS-6
  test.each([
    ['2026-11-09T03:07:05Z', 'UTC', '3:07 am'],
    ['2026-11-09T15:30:00Z', 'UTC', '3:30 pm'],
    ['2026-11-09T00:00:00Z', 'UTC', '12:00 am'],
    ['2026-11-09T12:00:00Z', 'UTC', '12:00 pm'],
    ['2026-11-09T03:07:05Z', 'America/New_York', '10:07 pm'],
    ['2026-07-01T12:00:00Z', 'Europe/London', '1:00 pm'],
  ])('times in Analytics read h:mm a in lowercase: %s in %s', (at, zone, text) => {
    expect(formatTime(at, zone)).toBe(text);
  });

  test("a format is made once for each time zone, including the device's own", () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    for (let times = 0; times < 3; times += 1) {
      formatUpdated(instant);
      formatUpdated(instant, 'Asia/Tokyo');
    }
    expect(made.mock.calls.length).toBeLessThanOrEqual(2);
    made.mockRestore();
  });

  // KIT-15
  test('the shared format reads h:mm:a • MMM d, y', () => {
    expect(formatStamp(instant, 'UTC')).toBe('3:07:am • Nov 9, 2026');
  });
});

// LIST-4
describe('card titles', () => {
  test.each([
    ['', ''],
    ['Alarm', 'Alarm'],
    ['Twenty-two characters!', 'Twenty-two characters!'],
    ['Twenty-three characters', 'Twenty-three character…'],
    ['🔥'.repeat(23), `${'🔥'.repeat(22)}…`],
    // One family is seven code points, one flag two, one accent may be a mark of its own.
    ['👨‍👩‍👧‍👦'.repeat(22), '👨‍👩‍👧‍👦'.repeat(22)],
    ['👨‍👩‍👧‍👦'.repeat(23), `${'👨‍👩‍👧‍👦'.repeat(22)}…`],
    [`${'a'.repeat(21)}🇬🇧🇫🇷`, `${'a'.repeat(21)}🇬🇧…`],
    [`${'a'.repeat(21)}e\u0301e\u0301`, `${'a'.repeat(21)}e\u0301…`],
  ])('cuts %j', (title, cut) => {
    expect(cutTitle(title)).toBe(cut);
  });

  test('Latin letters and common punctuation are cut one by one, as a reader sees them', () => {
    const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
    for (const sign of [...range(0x20, 0x2_ff), ...range(0x20_10, 0x20_27)]) {
      const title = `e${sign}`.repeat(12);
      const seen = Array.from(graphemes.segment(title), ({ segment }) => segment);
      expect(cutTitle(title)).toBe(`${seen.slice(0, 22).join('')}…`);
    }
  });
});
