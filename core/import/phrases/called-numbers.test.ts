import { expect, test } from 'vitest';
import { calledNumbersIn } from './called-numbers.ts';

const readText = (text: string): string =>
  calledNumbersIn(text)
    .map(({ name, number, from, to }) => `${name}, ${number ?? 'two'} [${text.slice(from, to)}]`)
    .join(' | ');

// IMPORT-12
test.each([
  ['Call Facilities on 555-0142.', 'Facilities, 555-0142 [Facilities on 555-0142]'],
  [
    'Phone the Duty Manager at 0161 496 0000 at once',
    'Duty Manager, 0161 496 0000 [Duty Manager at 0161 496 0000]',
  ],
  [
    'notify Campus Police: (617) 555-0100',
    'Campus Police, (617) 555-0100 [Campus Police: (617) 555-0100]',
  ],
  [
    'Contact Health Services (+1 617-555-0101) now',
    'Health Services, +1 617-555-0101 [Health Services (+1 617-555-0101)]',
  ],
  ['Call Facilities, 555-0142 24 hours a day', 'Facilities, 555-0142 [Facilities, 555-0142]'],
  ['Call Facilities 555.0142 24/7', 'Facilities, 555.0142 [Facilities 555.0142]'],
  [
    "Ring St Anne's lodge by phone on 01865 270 000",
    "St Anne's lodge, 01865 270 000 [St Anne's lodge by phone on 01865 270 000]",
  ],
  [
    'Call Security on 55501 or Maintenance, then call Facilities on 55502',
    'Security, 55501 [Security on 55501] | Facilities, 55502 [Facilities on 55502]',
  ],
  [
    'Call Facilities on 555-0142, ext. 12, then wait',
    'Facilities, 555-0142, ext. 12 [Facilities on 555-0142, ext. 12]',
  ],
  ['Call Facilities on 555-0142x4.', 'Facilities, 555-0142x4 [Facilities on 555-0142x4]'],
  ['Call the Work Desk on 301-555-WORK now', 'Work Desk, 301-555-WORK [Work Desk on 301-555-WORK]'],
  ['Call Facilities on 555-0142 or 555-0143.', 'Facilities, two [Facilities on 555-0142]'],
])("'%s' names a contact to call", (text, read) => {
  expect(readText(text)).toBe(read);
});

// IMPORT-12
test.each([
  'Call 555-0142.',
  'Call them on 555-0142.',
  'Call this number: 555-0142',
  'Call Facilities again on 555-0142 if nobody comes',
  'Call Security and Facilities on 555-0142.',
  'Call Facilities at 22:00.',
  'Call Facilities at 2200.',
  'Call Facilities on 24.12.2026',
  'Call Facilities on 2026-12-24',
  'Call Facilities 8.00 - 16.30',
  'Call Facilities on extension 4421',
  'Call Facilities on 555-0142 (ext. 12)',
  'Call Facilities on 555-0142-call',
  'Call Facilities (555-0142, nights)',
  'Call a plumber on 555-0142',
  'Facilities is on 555-0142',
  'Call the ambulance on 999',
])("'%s' names no clear contact", (text) => {
  expect(readText(text)).toBe('');
});
