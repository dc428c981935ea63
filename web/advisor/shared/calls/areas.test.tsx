import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Contact } from '#core/campus/contact.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { holdPresses } from '#kit/overlays/dialog/hold.ts';
import { draw } from '#kit/test/draw.ts';
import { isFound } from '#kit/test/found.ts';
import { chooseArea, askAreaAgain, keepDuty, renewDuty } from '../../phone/library/duty.ts';
import { storedCampus } from '../../phone/library/local-copy.ts';
import { restoreLocalCopies, storeNewest } from '../../phone/library/store-library.ts';
import { emptyPhone } from '../../test/phone.ts';
import { json } from '../../test/server.ts';
import { AreaDialog } from './AreaDialog.tsx';
import { Calls } from './calls.tsx';
import { ContactList, ContactText } from './contacts.tsx';

const phone = (id: string, number: string, members: Partial<Contact> = {}): Contact => ({
  id,
  name: `${id} phone`,
  number,
  when: '',
  categories: [],
  ...members,
});
const NIGHTS = 'every day 20:00 to 08:00';
const CAMPUS = {
  ...NEW_CAMPUS,
  emergency: { words: 'emergency services', number: '999' },
  contacts: [
    phone('North', '555 0101', { areas: ['n'], hours: NIGHTS, role: 'Duty phone' }),
    phone('South', '555 0102', { areas: ['s'], hours: NIGHTS, role: 'Duty phone' }),
    phone('Desk', '555 0103', { hours: 'every day 08:00 to 20:00' }),
  ],
  areas: [
    { id: 'n', name: 'North' },
    { id: 's', name: 'South' },
  ],
  timeZone: 'Europe/London',
};

const storedText = () => localStorage.getItem('reslife.campus');
const link = (name: string) => page.getByRole('link', { name, exact: true });
const place = (part: Element | undefined) => part?.getBoundingClientRect().top ?? -1;
const at = (time: string): Date => new Date(`2026-11-${time}Z`);

beforeEach(async () => {
  await emptyPhone();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: at('24T19:59') });
});
afterEach(() => {
  vi.useRealTimers();
});

// AREAS-5, AREAS-8
test('the call changes on the hour while a page is open, without asking the server', async () => {
  const asked = vi.spyOn(window, 'fetch');
  keepDuty(CAMPUS, undefined);
  chooseArea('s');
  draw(<Calls category="Water" />);
  await expect.element(link('Call Desk phone')).toHaveAttribute('href', 'tel:5550103');
  vi.advanceTimersByTime(59_000);
  await expect.element(link('Call Desk phone')).toBeVisible();
  vi.advanceTimersByTime(1_000);
  await expect.element(link('Call South phone')).toHaveAttribute('href', 'tel:5550102');
  // The phone slept through the night: no timer ran.
  vi.setSystemTime(at('25T08:00'));
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(link('Call Desk phone')).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
});

// AREAS-8, KIT-31, KIT-32
test('the list of contacts moves when another is called first, and is held for a moment', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: at('24T19:00') });
  keepDuty(CAMPUS, 's');
  draw(<ContactList category="Water" />);
  await expect.element(link('Call Desk phone')).toBeVisible();
  onTestFinished(holdPresses());
  expect(isFound(link('Call Desk phone'))).toBe(true);
  vi.setSystemTime(at('24T21:00'));
  renewDuty();
  await expect.poll(() => isFound(link('Call North phone')), { interval: 20 }).toBe(false);
  await expect.poll(() => isFound(link('Call North phone'))).toBe(true);
});

// AREAS-8
test('a clock that is set back changes the call', async () => {
  vi.setSystemTime(at('24T21:00'));
  keepDuty(CAMPUS, undefined);
  draw(<Calls category="Water" />);
  await expect.element(link('Call North phone')).toBeVisible();
  vi.setSystemTime(at('24T15:00'));
  vi.advanceTimersByTime(30_000);
  await expect.element(link('Call Desk phone')).toBeVisible();
});

// AREAS-9
test.each([
  ['four minutes behind', '24T20:03:00', 'Call Desk phone'],
  ['hours behind', '24T23:00:00', 'Call South phone'],
])("the server's clock counts on a phone that is %s", async (_, date, called) => {
  chooseArea('s');
  keepDuty(CAMPUS, at(date).toUTCString());
  draw(<Calls category="Water" />);
  await expect.element(link(called)).toBeVisible();
  // Without a signal the last campus stays.
  renewDuty();
  keepDuty(storedCampus() ?? CAMPUS, undefined);
  await expect.element(link(called)).toBeVisible();
});

// AREAS-5
test('a contact on duty elsewhere is called with the reason', async () => {
  vi.setSystemTime(at('25T03:00'));
  keepDuty(CAMPUS, undefined);
  draw(<Calls category="Water" />);
  await expect.element(link('Call North phone')).toBeVisible();
  await expect.element(page.getByText('For North', { exact: true })).toBeVisible();
  chooseArea('s');
  await expect.element(link('Call South phone')).toBeVisible();
  await expect.element(page.getByText('For North', { exact: true })).not.toBeInTheDocument();
});

// AREAS-5
test('the sheet has everybody, the first call on top and those off duty below with hours', async () => {
  keepDuty(CAMPUS, undefined);
  chooseArea('s');
  draw(<ContactList category="Water" />);
  const rows = page.getByRole('listitem');
  await expect.element(rows.nth(0)).toMatchTextContent(/Desk phone.*On duty until 8 pm/);
  const texts = rows.elements().map((row) => row.textContent ?? '');
  expect(texts[1]).toMatch(/^emergency services999/i);
  expect(texts[2]).toMatch(
    /South phone.*For South\. Off duty until 8 pm\. Every day 8 pm to 8 am$/,
  );
  expect(texts[3]).toMatch(/North phone/);
  await expect.element(link('Call North phone')).toHaveAttribute('href', 'tel:5550101');
});

// CONTACT-14
test('the sheet has the note of a contact under its name, and a text does not', async () => {
  keepDuty(
    { ...CAMPUS, contacts: [{ ...phone('Desk', '555 0103'), note: 'By the gate' }] },
    undefined,
  );
  draw(
    <>
      <ContactList category="Water" />
      <ContactText text="Call [[contact:Desk]]." />
    </>,
  );
  await expect.element(link('Call Desk phone').first()).toHaveAccessibleDescription(/^By the gate/);
  expect(page.getByText('By the gate').elements()).toHaveLength(1);
});

// AREAS-6
test('a text means the contact on duty here who shares the role, and dials that one', async () => {
  vi.setSystemTime(at('25T03:00'));
  keepDuty(CAMPUS, undefined);
  chooseArea('s');
  draw(
    <p>
      <ContactText text="Tell [[contact:North]]." />
    </p>,
  );
  await expect.element(link('Call South phone')).toHaveAttribute('data-call', 'South');
  await expect.element(link('Call South phone')).toHaveAttribute('href', 'tel:5550102');
  vi.setSystemTime(at('25T09:00'));
  dispatchEvent(new Event('focus'));
  await expect.element(page.getByText(/South phone \(off duty until 8 pm\)/)).toBeVisible();
});

// CALL-11
test('the question for the area has the calls', async () => {
  keepDuty(CAMPUS, undefined);
  draw(<AreaDialog onClose={() => undefined} />);
  const asked = page.getByRole('dialog', { name: 'Where are you on duty?' });
  await expect.element(asked.getByRole('link', { name: /^Call / })).toBeVisible();
  await expect.element(asked.getByRole('button', { name: 'Contacts' })).toBeVisible();
});

// AREAS-7
test.each(['South', "I don't have an area"])(
  'the area is asked for below the first call until it is answered: %s',
  async (answer) => {
    vi.setSystemTime(at('25T03:00'));
    keepDuty(CAMPUS, undefined);
    const { redraw } = draw(<ContactList category="Water" />);
    const asked = page.getByRole('group', { name: 'Where are you on duty?' });
    await expect.element(asked).toBeVisible();
    const [first, second] = page.getByRole('link').elements();
    expect(place(asked.element())).toBeGreaterThan(place(first));
    expect(place(asked.element())).toBeLessThan(place(second));
    await asked.getByRole('button', { name: answer, exact: true }).click();
    await expect.element(asked).not.toBeInTheDocument();
    const said = page.getByRole('status');
    await expect.element(said).toHaveTextContent(answer === 'South' ? 'Area: South' : 'Area: none');
    await expect.element(said).toHaveFocus();
    redraw(<p />);
    redraw(<ContactList category="Water" />);
    await expect.element(link('Call North phone')).toBeVisible();
    expect(asked.elements()).toHaveLength(0);
    expect(page.getByText(/^Area/).elements()).toHaveLength(0);
  },
);

// AREAS-7
test('more than six areas are behind a button, so that the calls stay in sight', async () => {
  const areas = Array.from({ length: 7 }, (_, n) => ({ id: `a${n}`, name: `Hall ${n}` }));
  keepDuty({ ...CAMPUS, areas: [...CAMPUS.areas, ...areas] }, undefined);
  draw(<ContactList category="Water" />);
  await page.getByRole('button', { name: 'Choose your area' }).click();
  await page.getByRole('button', { name: 'Hall 6', exact: true }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Area: Hall 6');
  expect(storedCampus()?.now).toMatchObject({ ask: false, here: 'Hall 6' });
});

// AREAS-7
test('the name of an area is on one line of a phone', async () => {
  await page.viewport(360, 740);
  const names = ['Northgate', 'Riverbend', 'Hilltop'];
  const areas = names.map((name, n) => ({ id: `a${n}`, name }));
  keepDuty({ ...CAMPUS, areas: [...CAMPUS.areas, ...areas] }, undefined);
  draw(<ContactList category="Water" />);
  for (const name of names) {
    const button = page.getByRole('button', { name, exact: true });
    await expect.element(button).toBeVisible();
    const words = document.createRange();
    words.selectNodeContents(button.element());
    expect(words.getClientRects()).toHaveLength(1);
  }
});

// AREAS-7
test('one tap chooses the area, and the call follows', async () => {
  vi.setSystemTime(at('25T03:00'));
  keepDuty(CAMPUS, undefined);
  expect(storedCampus()?.now).toMatchObject({ ask: true });
  const closed = vi.fn<() => void>();
  draw(<AreaDialog onClose={closed} />);
  await page.getByRole('button', { name: 'South', exact: true }).click();
  expect(closed).toHaveBeenCalledOnce();
  expect(storedCampus()?.now).toMatchObject({ ask: false, here: 'South' });
  expect(localStorage.getItem('reslife.area')).toBe('s');
  await page.getByRole('button', { name: "I don't have an area" }).click();
  // It was an answer: only the reason for the one call is named.
  await expect.element(page.getByText('For North', { exact: true })).toBeVisible();
  expect(storedCampus()?.now).toMatchObject({ ask: false, here: undefined });
});

// AREAS-7, AREAS-8
test('an area that is chosen in another tab applies in this one', async () => {
  vi.setSystemTime(at('25T03:00'));
  keepDuty(CAMPUS, undefined);
  draw(<Calls category="Water" />);
  await expect.element(link('Call North phone')).toBeVisible();
  localStorage.setItem('reslife.area', 's');
  dispatchEvent(new StorageEvent('storage', { key: 'reslife.area' }));
  await expect.element(link('Call South phone')).toBeVisible();
});

// AREAS-7
test('an area that was removed is asked for again, and none applies until then', () => {
  chooseArea('s');
  keepDuty({ ...CAMPUS, areas: [{ id: 'n', name: 'North' }] }, undefined);
  expect(storedCampus()?.now).toMatchObject({ ask: true, here: undefined });
});

// AREAS-7
test('the next advisor after Logout is asked for the area, and none applies until then', () => {
  chooseArea('s');
  keepDuty(CAMPUS, undefined);
  expect(storedCampus()?.now).toMatchObject({ ask: false, here: 'South' });
  askAreaAgain();
  expect(Object.values(localStorage)).not.toContain('s');
  expect(storedCampus()?.now).toMatchObject({ ask: true, here: undefined });
});

// AREAS-1, AREAS-8
test('duty comes with the library, returns after lost storage, and goes with the last hours', async () => {
  vi.useRealTimers();
  let campus: object = { ...CAMPUS, areas: [] };
  vi.spyOn(window, 'fetch').mockImplementation(() =>
    Promise.resolve(json({ data: [], campus }, 200, { ETag: JSON.stringify(campus) })),
  );
  await storeNewest();
  expect(storedCampus()?.now?.first.Water).toBeDefined();
  expect(storedText()).toBe(JSON.stringify({ ...campus, ahead: 0 }));
  for (const key of ['reslife.campus', 'reslife.titles']) localStorage.removeItem(key);
  await restoreLocalCopies();
  expect(storedCampus()?.now?.first.Water).toBeDefined();
  campus = { ...NEW_CAMPUS, timeZone: 'Europe/London' };
  await storeNewest();
  expect(storedCampus()).toEqual(campus);
});
