import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { keepDuty } from '../advisor/phone/library/duty.ts';
import { storedCampus } from '../advisor/phone/library/local-copy.ts';
import { emptyPhone } from '../advisor/test/phone.ts';
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
test('a page that is opened after the hour turned has who is on duty now before it is drawn', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T19:59Z') });
  keepDuty(CAMPUS, undefined);
  expect(storedCampus()?.first?.Water?.id).toBe('day');
  // The page was closed, and with it what looks for the turn.
  vi.setSystemTime(new Date('2026-11-24T20:00:01Z'));
  await loadScreen('/login');
  expect(storedCampus()?.first?.Water?.id).toBe('night');
});
