import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { contactWith } from '#core/fixtures/contacts.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import type { PhoneDuty } from '#core/rota/phone-duty.ts';
import { draw } from '#kit/test/draw.ts';
import { storeAdvisorName } from '../../../base/advisor-name.ts';
import { Calls } from '../../shared/calls/calls.tsx';
import { ContactList, ContactText } from '../../shared/calls/contacts.tsx';
import { emptyPhone } from '../../test/phone.ts';
import { json, ownError } from '../../test/server.ts';
import { askAreaAgain, renewDuty } from './duty.ts';
import { storedCampus, type KnownCampus } from './local-copy.ts';
import { storeNewest } from './store-library.ts';

const CAMPUS = {
  ...NEW_CAMPUS,
  contacts: [
    contactWith('north', { name: 'North duty phone', number: '555 0100' }),
    contactWith('desk', { name: 'Front desk', number: '555 0199' }),
  ],
  areas: [],
  rota: 'proven' as const,
  timeZone: 'America/New_York',
};

const minute = (time: string): number => Date.parse(`2026-12-${time}-05:00`) / 60_000;
const MIDNIGHT = minute('10T00:00');

const DUTY: PhoneDuty = {
  version: 'one',
  until: MIDNIGHT + 14 * 1440,
  people: [
    ['Sam Rivera', '555 0111'],
    ['Jo Kim', 'x4411', '5550000;ext=4411'],
  ],
  contacts: [
    {
      id: 'north',
      readAt: MIDNIGHT - 60,
      spans: [
        [MIDNIGHT - 240, MIDNIGHT, 0],
        [MIDNIGHT, MIDNIGHT + 480, 1],
      ],
    },
  ],
};

type DutyRequest = { readonly proof: string | null; readonly version: string | null };

/** Answers with the library of a campus and with who is on duty. Returns what was asked for the latter. */
function served(duty: () => Response, campus: KnownCampus = CAMPUS): DutyRequest[] {
  const asked: DutyRequest[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    const date = { Date: new Date().toUTCString(), ETag: JSON.stringify(campus) };
    if (path !== '/api/advisor/duty') return json({ data: [], campus }, 200, date);
    const { data } = JSON.parse(init?.body as string) as { data: DutyRequest };
    asked.push(data);
    return await Promise.resolve(duty());
  });
  return asked;
}

const answer = (duty: PhoneDuty | null) => () => json({ data: { duty } });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const kept = () => localStorage.getItem('reslife.rota');

beforeEach(async () => {
  await emptyPhone();
  localStorage.removeItem('reslife.rota');
  storeAdvisorName('Amara', 'a proof');
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    now: (MIDNIGHT - 20) * 60_000,
  });
});
afterEach(() => {
  vi.useRealTimers();
  for (const key of ['reslife.rota', 'advisor', 'reslife.proof']) localStorage.removeItem(key);
});

// ROTA-31, ROTA-33, AREAS-8
test('the person on duty is called by name, also in texts, and the next one without a signal', async () => {
  const asked = served(answer(DUTY));
  await storeNewest();
  draw(
    <>
      <Calls category="Water" />
      <ContactText text="Call [[contact:north]]." />
    </>,
  );
  await expect.element(link('Call Sam Rivera').first()).toHaveAttribute('href', 'tel:5550111');
  await expect.element(link('Call Sam Rivera').nth(1)).toHaveAttribute('href', 'tel:5550111');
  expect(asked).toEqual([{ proof: 'a proof', version: null }]);
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  vi.advanceTimersByTime(20 * 60_000);
  await expect.element(link('Call Jo Kim').first()).toHaveAttribute('href', 'tel:5550000;ext=4411');
});

// ROTA-31, ROTA-32
test('Contacts show the person on duty, until when, and when nobody is in the calendar', async () => {
  served(answer(DUTY));
  await storeNewest();
  draw(<ContactList category="Water" />);
  const row = page.getByRole('listitem').filter({ hasText: 'Sam Rivera' });
  await expect.element(row.getByText('North duty phone')).toBeVisible();
  await expect.element(row.getByText('On duty until 12 am')).toBeVisible();
  vi.setSystemTime((MIDNIGHT + 490) * 60_000);
  renewDuty();
  await expect.element(link('Call North duty phone')).toHaveAttribute('href', 'tel:5550100');
  await expect.element(page.getByText('Nobody is in the calendar now')).toBeVisible();
});

// ROTA-33
test('an unchanged duty is not sent again, and a duty that the server no longer has is removed', async () => {
  served(answer(DUTY));
  await storeNewest();
  await expect.poll(kept).toBe(JSON.stringify(DUTY));
  const asked = served(answer(null));
  await storeNewest();
  await expect.poll(() => asked).toEqual([{ proof: 'a proof', version: 'one' }]);
  expect(storedCampus()?.now?.first.Water?.name).toBe('Sam Rivera');
  served(ownError('UNAVAILABLE') as () => Response);
  await storeNewest();
  expect(kept()).toBe(JSON.stringify(DUTY));
  served(ownError('NOT_FOUND') as () => Response);
  await storeNewest();
  await expect.poll(kept).toBe('');
  expect(storedCampus()?.now?.first.Water?.name).toBe('North duty phone');
});

// ROTA-10, ROTA-33
test('a name that is not verified gets nobody on duty, unless an owner opened it to all', async () => {
  storeAdvisorName('Amara');
  const asked = served(answer(DUTY));
  await storeNewest();
  expect(asked).toEqual([]);
  expect(storedCampus()?.now?.first.Water?.name).toBe('North duty phone');
  const open = served(answer(DUTY), { ...CAMPUS, rota: 'all' });
  await storeNewest();
  await expect.poll(() => storedCampus()?.now?.first.Water?.name).toBe('Sam Rivera');
  expect(open).toEqual([{ proof: null, version: null }]);
});

// ROTA-33
test('a phone knows nobody on duty after Logout', async () => {
  served(answer(DUTY));
  await storeNewest();
  await expect.poll(kept).toBe(JSON.stringify(DUTY));
  askAreaAgain();
  expect(kept()).toBe('');
  expect(storedCampus()?.now?.first.Water?.name).toBe('North duty phone');
});
