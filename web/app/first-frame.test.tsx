import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { keepDuty } from '../advisor/phone/library/duty.ts';
import { storedCampus, type KnownCampus } from '../advisor/phone/library/local-copy.ts';
import { restoreLocalCopies } from '../advisor/phone/library/store-library.ts';
import { ContactList } from '../advisor/shared/calls/contacts.tsx';
import { EARLIER_CAMPUS } from '../advisor/test/earlier-campus.ts';
import { emptyPhone } from '../advisor/test/phone.ts';
import { draw } from '#kit/test/draw.ts';
import { loadScreen } from './routes.tsx';

const desk = (id: string, hours: string) => ({
  id,
  name: id,
  number: '555 0101',
  when: '',
  categories: [],
  hours,
});
const CAMPUS = {
  ...NEW_CAMPUS,
  contacts: [desk('night', 'every day 20:00 to 08:00'), desk('day', 'every day 08:00 to 20:00')],
  areas: [],
  timeZone: 'UTC',
};

beforeEach(emptyPhone);
afterEach(() => {
  vi.useRealTimers();
});

// AREAS-8
test('a page opened after a change of duty knows the person on duty before its first frame', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T19:59Z') });
  keepDuty(CAMPUS, undefined);
  expect(storedCampus()?.now?.first.Water?.id).toBe('day');
  // The page was closed, and with it what looks for the turn.
  vi.setSystemTime(new Date('2026-11-24T20:00:01Z'));
  await loadScreen('/login');
  expect(storedCampus()?.now?.first.Water?.id).toBe('night');
});

// AREAS-8, CALL-1
test('a phone left by release 0.2.0 has its current calls in the first frame, without a signal', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T21:00Z') });
  localStorage.setItem('reslife.area', 's');
  for (const [key, part] of Object.entries(EARLIER_CAMPUS)) {
    localStorage.setItem(key, JSON.stringify(part));
  }
  await loadScreen('/login');
  expect(storedCampus()?.now?.first.Water?.id).toBe('south');
  draw(<ContactList category="Water" />);
  const rows = page.getByRole('listitem').elements();
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^South director.*For South\. On duty until 8 am$/),
    expect.stringMatching(/^911/),
    expect.stringMatching(/^North director.*For North\. On duty until 8 am\. Nights$/),
    expect.stringMatching(/^Front desk.*Off duty until 8 am\. Every day 8 am to 8 pm\. Keys$/),
  ]);
  await restoreLocalCopies();
  const { campus, ahead } = EARLIER_CAMPUS['reslife.duty'] as {
    campus: object;
    ahead: number;
  };
  expect(JSON.parse(localStorage.getItem('reslife.campus') ?? '')).toEqual({ ...campus, ahead });
  expect(localStorage.getItem('reslife.duty')).toBeNull();
});

// AREAS-8
test('the campus left by release 0.2.0 is stored as it was sent, even if read before its hours', () => {
  for (const [key, part] of Object.entries(EARLIER_CAMPUS)) {
    localStorage.setItem(key, JSON.stringify(part));
  }
  keepDuty(EARLIER_CAMPUS['reslife.campus'] as KnownCampus, undefined);
  const { campus, ahead } = EARLIER_CAMPUS['reslife.duty'] as { campus: object; ahead: number };
  expect(JSON.parse(localStorage.getItem('reslife.campus') ?? '')).toEqual({ ...campus, ahead });
});
