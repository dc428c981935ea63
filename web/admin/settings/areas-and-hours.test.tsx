import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import type { Settings } from '#core/campus/campus-schema.ts';
import { violations } from '#kit/test/axe.ts';
import { answer, refusal } from '../test/answers.ts';
import { drawAdmin } from '../test/draw-admin.tsx';
import {
  THREE_CONTACTS,
  bar,
  button,
  contact,
  field,
  names,
  openRow,
  row,
} from '../test/settings-page.ts';
import { AreasPage } from './AreasPage.tsx';
import { ContactsPage } from './ContactsPage.tsx';

let stored: Settings;
const sent: { campus: Settings['campus'] }[] = [];

beforeEach(() => {
  sent.length = 0;
  stored = THREE_CONTACTS;
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    await Promise.resolve();
    if (path !== '/api/settings') return refusal('UNAVAILABLE');
    if (init?.method !== 'PUT') return answer(stored);
    const { data } = JSON.parse(init.body as string);
    sent.push(data);
    stored = { ...stored, campus: data.campus, version: stored.version + 1 };
    return answer(stored);
  });
});

const withNorth: Settings = {
  ...THREE_CONTACTS,
  campus: { ...THREE_CONTACTS.campus, areas: [{ id: 'north', name: 'North' }] },
};

const drawAreas = () => drawAdmin(<AreasPage />);
const drawContacts = () => drawAdmin(<ContactsPage />);

const offered = () =>
  Array.from(document.querySelectorAll('datalist option'), (one) => one.getAttribute('value'));

const areaNames = () =>
  field('Area name')
    .elements()
    .map((box) => (box as HTMLInputElement).value);

const dutyOf = (name: string) => page.getByTitle(`Areas and hours of ${name}`, { exact: true });

const left = (element: Element | null) => element?.getBoundingClientRect().left ?? 0;

// AREAS-6
test('contacts who share a name are listed below it', async () => {
  const { contacts } = THREE_CONTACTS.campus;
  const shared = contacts.map((one, place) => (place > 0 ? { ...one, role: 'Desk' } : one));
  stored = { ...THREE_CONTACTS, campus: { ...THREE_CONTACTS.campus, contacts: shared } };
  drawContacts();
  const name = page.getByText('Desk', { exact: true });
  await expect.element(name).toBeVisible();
  const [alone = 0, first = 0, second] = page.getByTitle(/^Drag/).elements().map(left);
  expect(first).toBe(second);
  expect(left(name.element())).toBeGreaterThan(left(name.element().closest('li')));
  expect(first).toBeGreaterThan(alone);
});

// AREAS-2, AREAS-3, AREAS-6, CONTACT-14
test('a contact can have areas, hours, a shared role and a note', async () => {
  stored = withNorth;
  drawContacts();
  await openRow('Porter');
  await expect.element(dutyOf('Porter')).toHaveTextContent('Whole campus · always on duty');
  await dutyOf('Porter').click();
  await page.getByRole('checkbox', { name: 'North' }).click();
  await field('Hours').fill('nights');
  await userEvent.tab();
  await expect.element(field('Hours')).toHaveAccessibleDescription(/^Write days and times/);
  await field('Hours').fill('20:00 to 08:00, weekends');
  await expect
    .element(page.getByText('Read as: every day 8 pm to 8 am, Sat and Sun all day.'))
    .toBeVisible();
  await field('Shared role').fill('Duty phone');
  await field('Note').fill('Speaks Spanish');
  await button('Done').click();
  await expect
    .element(dutyOf('Porter'))
    .toHaveTextContent('North · 8 pm to 8 am, weekends · Duty phone · Speaks Spanish');
  // The next contact is offered what this one has.
  await openRow('Manager');
  await dutyOf('Manager').click();
  await expect.poll(offered).toEqual(['20:00 to 08:00, weekends', 'Duty phone']);
  await button('Done').click();
  await expect.element(bar).toHaveTextContent('1 change not saved');
  await button('Save changes').click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.campus.contacts[2]).toMatchObject({
    areas: ['north'],
    hours: '20:00 to 08:00, weekends',
    role: 'Duty phone',
    note: 'Speaks Spanish',
  });
});

// CAMPUS-6
test('neighboring contacts of one role are below its name', async () => {
  const contacts = [
    contact('Manager', { role: 'Duty phone' }),
    contact('Porter', { role: 'duty phone' }),
    contact('Security', { role: 'Patrol' }),
  ];
  stored = { ...THREE_CONTACTS, campus: { ...THREE_CONTACTS.campus, contacts } };
  drawContacts();
  const shared = page.getByText('Procedures use one name', { exact: false });
  await expect
    .element(page.getByRole('listitem').first())
    .toMatchTextContent(/^Duty phone Procedures use/);
  expect(shared.elements()).toHaveLength(1);
  await openRow('Security');
  await button('Move up Security').click();
  await expect.element(shared).not.toBeInTheDocument();
});

// AREAS-1
test('an area keeps everything it has while its name is typed', async () => {
  const area = { id: 'north', name: 'Nort', sign: 'N' };
  stored = { ...THREE_CONTACTS, campus: { ...THREE_CONTACTS.campus, areas: [area] } };
  drawAreas();
  await field('Area name').fill('North');
  await button('Save changes').click();
  await expect.poll(() => sent[0]?.campus.areas).toEqual([{ ...area, name: 'North' }]);
});

// AREAS-2, CAMPUS-8
test('a contact of a removed area is not for the whole campus until somebody says so', async () => {
  const areas = [{ id: 'north', name: 'North' }];
  const contacts = [contact('Porter', { areas: ['north'] })];
  stored = { ...THREE_CONTACTS, campus: { ...THREE_CONTACTS.campus, areas, contacts }, uses: {} };
  drawAreas();
  await button('Remove North').click();
  await button('Save changes').click();
  await expect
    .element(dutyOf('Porter'))
    .toMatchTextContent('Its area was removed. Choose another.');
  await expect.element(dutyOf('Porter')).toHaveFocus();
  expect(sent).toEqual([]);
  await dutyOf('Porter').click();
  await button('Done').click();
  await expect.element(dutyOf('Porter')).toHaveTextContent('Whole campus · always on duty');
  await button('Save changes').click();
  await expect.poll(() => sent[0]?.campus.contacts[0]?.areas).toEqual([]);
});

const paste = (box: Locator, text: string): void => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  box.element().dispatchEvent(event);
};

const LIST =
  'Duty phone\t555 0101\tNorth\t20:00 to 08:00, weekends\n' +
  'Duty phone\t555 0102\tSouth\t20:00 to 08:00, weekends\n' +
  'Porter\t555 0103\tNorth and South\tat night\n';

// AREAS-12
test('a contact list is shown as it is read, added by one press, and removed by Undo', async () => {
  drawContacts();
  await button('Paste a list').click();
  const dialog = page.getByRole('dialog', { name: 'Paste contacts' });
  await expect.element(field('List of contacts')).toHaveFocus();
  await expect.element(dialog.getByRole('button', { name: 'Add 0 contacts' })).toBeDisabled();
  await field('List of contacts').fill(LIST);
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent('3 contacts read, with 2 new areas: North, South');
  const rows = dialog.getByRole('listitem');
  await expect
    .element(rows.nth(1))
    .toMatchTextContent(
      /^Duty phone · 555 0102South · every day 8 pm to 8 am, Sat and Sun all day · shared role “Duty phone”Line 2: new$/,
    );
  await expect
    .element(rows.nth(2))
    .toMatchTextContent(/Line 3: already there; updates number, areas, hoursWrite days and times/);
  // The row itself may be out of sight.
  await expect.element(dialog.getByText('Line 3: 1 field to fix before you save.')).toBeVisible();
  await expect.poll(violations).toEqual([]);
  await dialog.getByRole('button', { name: 'Add 2 and change 1' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(names()).toEqual(['Security', 'Manager', 'Porter', 'Duty phone', 'Duty phone']);
  // A mistake is shown where it is mended.
  await expect.element(dutyOf('Porter')).toMatchTextContent(/Write days and times/);
  await button('Undo').click();
  await expect.poll(names).toEqual(['Security', 'Manager', 'Porter']);
  await expect.element(bar).toHaveTextContent('Everything is saved');
});

// AREAS-23
test('a line that replaces another says which', async () => {
  const { campus } = THREE_CONTACTS;
  const facilities = { id: 'fix', name: 'Facilities', number: '', when: '', categories: [] };
  stored = { ...THREE_CONTACTS, campus: { ...campus, contacts: [facilities] } };
  drawContacts();
  await button('Paste a list').click();
  await field('List of contacts').fill('Maintenance, 614 555 0150');
  const dialog = page.getByRole('dialog', { name: 'Paste contacts' });
  await expect
    .element(dialog.getByRole('listitem'))
    .toMatchTextContent(/Line 1: takes the place of “Facilities”, which has no number$/);
});

// AREAS-12
test('the contacts read from a list are saved', async () => {
  drawContacts();
  await button('Paste a list').click();
  await field('List of contacts').fill(LIST.replace('at night', '08:00 to 20:00'));
  await button('Add 2 and change 1').click();
  await button('Save changes').click();
  await expect.poll(() => sent).toHaveLength(1);
  const { areas = [], contacts = [] } = sent[0]?.campus ?? {};
  expect(areas.map(({ name }) => name)).toEqual(['North', 'South']);
  expect(contacts[2]).toMatchObject({ id: 'porter', areas: areas.map(({ id }) => id) });
  expect(contacts.slice(3)).toMatchObject([
    { name: 'Duty phone', number: '555 0101', areas: [areas[0]?.id], role: 'Duty phone' },
    { name: 'Duty phone', number: '555 0102', areas: [areas[1]?.id], role: 'Duty phone' },
  ]);
});

// AREAS-12, AREAS-16
test('a line with the emergency number is shown, and never becomes a contact', async () => {
  drawContacts();
  await button('Paste a list').click();
  await field('List of contacts').fill('Emergency services, 911, North');
  const dialog = page.getByRole('dialog', { name: 'Paste contacts' });
  await expect
    .element(dialog.getByRole('listitem'))
    .toHaveTextContent(
      'Emergency services · 911NorthLine 1: not added: the emergency number has its own field',
    );
  await expect.element(button('Add 0 contacts')).toBeDisabled();
  await field('List of contacts').fill('Emergency services, 911\nNight desk, 555 0101');
  await button('Add 1 contact').click();
  expect(names()).toEqual(['Security', 'Manager', 'Porter', 'Night desk']);
});

// AREAS-12
test('a list of too many contacts for a campus is not added, and says so', async () => {
  drawContacts();
  await button('Paste a list').click();
  const all = Array.from({ length: 48 }, (_, index) => `Hall ${index} desk, 555 01${index + 10}`);
  await field('List of contacts').fill(all.join('\n'));
  await expect
    .element(field('List of contacts'))
    .toHaveAccessibleDescription('At most 50 contacts');
  await expect.element(button('Add 48 contacts')).toBeDisabled();
});

// AREAS-12, AREAS-18
test('a list pasted into a name opens with that text, without the empty contact', async () => {
  drawContacts();
  await button('Add a contact').click();
  paste(row('Contact 4').getByRole('textbox', { name: 'Name' }), LIST);
  await expect.element(field('List of contacts')).toHaveValue(LIST);
  await button('Cancel').click();
  await expect.poll(names).toEqual(['Security', 'Manager', 'Porter']);
  await button('Add a contact').click();
  paste(row('Contact 4').getByRole('textbox', { name: 'Name' }), 'Nurse\n');
  await expect.element(button('Cancel')).not.toBeInTheDocument();
});

// AREAS-12
test('Enter adds the next area or contact, one empty at a time, and cells are areas each', async () => {
  const { redraw } = drawAreas();
  await button('Add an area').click();
  await userEvent.keyboard('North{Enter}South{Enter}{Enter}');
  await expect.poll(areaNames).toEqual(['North', 'South', '']);
  paste(field('Area name').nth(2), 'East\tWest\r\n');
  await expect.poll(areaNames).toEqual(['North', 'South', 'East', 'West']);
  redraw(null);
  drawContacts();
  await button('Add a contact').click();
  await userEvent.keyboard('Nurse{Tab}555 0104{Enter}{Enter}Desk');
  await expect.poll(names).toEqual(['Security', 'Manager', 'Porter', 'Nurse', 'Desk']);
});
