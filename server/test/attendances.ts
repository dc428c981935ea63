import { OUTCOMES } from '#core/record/attendance.ts';
import { ISSUE_CATEGORIES } from '#core/base/category.ts';
import { formatJson } from '../db/columns/json.ts';
import type { AttendanceRow } from '../db/tables/schema.ts';

/** Texts that sort, quote or compute badly where somebody forgot them. */
export const TEXTS = [
  '',
  'plain',
  'Plain',
  'Zoë',
  'zoe',
  'Ärger',
  '警報',
  '😀 fine',
  'comma, quote " and ;',
  'two\r\nlines',
  'one\nother',
  'a\rb',
  '=HYPERLINK("x")',
  '+44 20 7946 0000',
  '-1+1',
  '@SUM(1)',
  '\t=1',
  '"=1',
  '＝1',
  "'quoted'",
];

// A short linear congruence: the same rows in every run.
function numbers(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const hex = (number: number) => number.toString(16).padStart(16, '0');

/** Returns the 16 bytes of an id that begins with one number and ends with the other. */
function testId(first: number, last: number): Uint8Array {
  return Uint8Array.fromHex(hex(first) + hex(last));
}

/** Makes `count` attendances over November 2026, many with equal values, some of them practice runs. Zone: UTC. */
export function attendances(count: number): AttendanceRow[] {
  const below = numbers(7);
  const pick = <T>(values: readonly T[]): T => values[below(values.length)] as T;
  return Array.from({ length: count }, (_, index) => {
    const minute = below(12) * 120;
    const day = `2026-11-${String(1 + below(30)).padStart(2, '0')}`;
    const clock = new Date(minute * 60_000).toISOString().slice(11);
    const started_at = `${day}T${clock}`;
    return {
      id: testId(below(1e9), index),
      key: testId(index, 0),
      body_hash: new Uint8Array(),
      received_at: started_at,
      correction: 0,
      issue_id: `issue-${below(4)}`,
      revision: 1,
      sent_revision: null,
      title: pick(TEXTS),
      category: pick(ISSUE_CATEGORIES.slice(0, 3)),
      advisor: pick(TEXTS),
      started_at,
      finished_at: null,
      sent_at: null,
      started_day: day,
      started_minute: minute,
      status: pick(OUTCOMES),
      rating: pick([null, 0.5, 3, 4.5, 5]),
      description: pick(TEXTS),
      steps: formatJson([]),
      practice: below(10) === 0 ? 1 : 0,
      flagged: 0,
      device: null,
      trail: null,
      moments: null,
      swept: 0,
      proof: null,
      report: index % 7 === 0 ? 'due' : null,
      area: null,
      void_id: null,
      network: null,
      callback: null,
      told_at: null,
      had_at: null,
      shown_in: null,
    };
  });
}

type Key =
  | 'title'
  | 'advisor'
  | 'started_day'
  | 'started_minute'
  | 'started_at'
  | 'status'
  | 'description'
  | 'id';

type Value = string | number | Uint8Array;

function compare(a: Value, b: Value): number {
  if (typeof a === 'object' && typeof b === 'object') return Buffer.compare(a, b);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)));
}

/** Returns the rows in the order of the keys, byte by byte: what the databases must return. */
export function sorted(
  rows: readonly AttendanceRow[],
  keys: readonly Key[],
  order: 'asc' | 'desc',
): AttendanceRow[] {
  const sign = order === 'asc' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const key = keys.find((name) => compare(a[name], b[name]) !== 0) ?? 'id';
    return sign * compare(a[key], b[key]);
  });
}
