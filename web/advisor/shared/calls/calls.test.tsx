import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Campus } from '#core/campus/setting.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { draw } from '#kit/test/draw.ts';
import { storeNewest } from '../../phone/library/store-library.ts';
import { json } from '../../test/server.ts';
import { emptyPhone } from '../../test/phone.ts';
import { Calls, ShellCalls } from './calls.tsx';
import { storeCampus, storedCampus } from '../../phone/library/local-copy.ts';
import { ContactText } from './contacts.tsx';

const contact = { name: '', number: '', when: '', categories: [] } as const;
const CAMPUS: Campus = {
  ...NEW_CAMPUS,
  emergency: { words: 'emergency services', number: '999' },
  contacts: [
    { ...contact, id: 'line', name: 'Night line' },
    { ...contact, id: 'plumber', name: 'Plumber', number: '555 0150', categories: ['Water'] },
    { ...contact, id: 'security', name: 'Campus Security', number: '+44 (0)20 7946 0000' },
  ],
};
const NOT_SET = 'Number not set: dial the emergency number you know';
const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true });

beforeEach(emptyPhone);

// CALL-1
test('the numbers come with the library and are stored apart from it', async () => {
  let campus: Campus = CAMPUS;
  vi.spyOn(window, 'fetch').mockImplementation(() =>
    Promise.resolve(json({ data: [], campus }, 200, { ETag: JSON.stringify(campus) })),
  );
  await storeNewest();
  expect(storedCampus()).toEqual(CAMPUS);
  expect(JSON.parse(localStorage.getItem('reslife.campus') ?? '')).toEqual(CAMPUS);
  campus = { ...CAMPUS, emergency: { words: 'police', number: '112' } };
  await storeNewest();
  expect(storedCampus()).toEqual(campus);
  // The browser dropped only the contacts: they are loaded again though the library is unchanged.
  localStorage.removeItem('reslife.campus');
  await storeNewest();
  expect(storedCampus()).toEqual(campus);
});

// CALL-2
test("the call button calls the category's first number, or else the emergency services", async () => {
  storeCampus(CAMPUS);
  const { redraw } = draw(<Calls category="Water" />);
  await expect.element(link('Call Plumber')).toHaveAttribute('href', 'tel:5550150');
  redraw(<Calls category="Pests" />);
  await expect.element(link('Call Campus Security')).toHaveAttribute('href', 'tel:+442079460000');
  storeCampus({ ...CAMPUS, contacts: CAMPUS.contacts.slice(0, 2) });
  await expect.element(link('Call emergency services')).toHaveAttribute('href', 'tel:999');
  storeCampus(NEW_CAMPUS);
  await expect.element(page.getByText(NOT_SET)).toBeVisible();
  expect(page.getByRole('link').elements()).toHaveLength(0);
});

// CALL-9
test('the call button calls the emergency services in categories with danger to life', async () => {
  storeCampus(CAMPUS);
  const { redraw } = draw(<Calls category="Medical" />);
  await expect.element(link('Call emergency services')).toHaveAttribute('href', 'tel:999');
  redraw(<Calls category="Fire" />);
  await expect.element(link('Call emergency services')).toHaveAttribute('href', 'tel:999');
  storeCampus({ ...CAMPUS, emergency: NEW_CAMPUS.emergency });
  await expect.element(link('Call Campus Security')).toBeVisible();
});

// CALL-8
test('the call button shows whom it calls, even in a very narrow space', async () => {
  storeCampus(CAMPUS);
  const { container } = draw(<Calls category="Water" />);
  for (const letters of ['16px', '32px']) {
    container.style.fontSize = letters;
    for (const width of [390, 160, 110]) {
      container.style.width = `${width}px`;
      await expect.element(page.getByText('Call Plumber')).toBeVisible();
    }
  }
});

// CALL-8
test('a long name has a row to itself if it would get only a third of one', async () => {
  const name = 'Ashdown Campus Security Control Room, Ni';
  storeCampus({ ...CAMPUS, contacts: [{ ...contact, id: 'security', name, number: '555 0142' }] });
  const { container } = draw(
    <Calls category="Water">
      <button type="button">Escalate now</button>
    </Calls>,
  );
  container.style.width = '358px';
  const call = link(/^Call Ashdown/);
  await expect.element(call).toBeVisible();
  expect(call.element().getBoundingClientRect().height).toBeLessThan(64);
});

/** Returns the lines of a text, as they are broken. */
function linesOf(element: Element): readonly string[] {
  const node = element.firstChild ?? element;
  const text = node.textContent ?? '';
  const range = document.createRange();
  const lines = new Map<number, string>();
  for (let place = 0; place < text.length; place += 1) {
    range.setStart(node, place);
    range.setEnd(node, place + 1);
    const { top } = range.getBoundingClientRect();
    lines.set(top, (lines.get(top) ?? '') + text.charAt(place));
  }
  return [...lines.values()].map((line) => line.trim());
}

// CALL-8
test('no word on the call button is broken if the row has space for it', async () => {
  const name = 'Maintenance on call';
  storeCampus({ ...CAMPUS, contacts: [{ ...contact, id: 'repairs', name, number: '555 0144' }] });
  const { container } = draw(
    <Calls category="Water">
      <button type="button">Escalate now</button>
    </Calls>,
  );
  for (const width of [358, 328, 288]) {
    container.style.width = `${width}px`;
    const label = page.getByText(`Call ${name}`);
    await expect.element(label).toBeVisible();
    expect(linesOf(label.element()).join(' ')).toBe(`Call ${name}`);
    expect(container.scrollWidth).toBeLessThanOrEqual(width);
  }
});

// LOOK-10
test('only one landmark is named after the calls, even with a dialog of calls above it', async () => {
  storeCampus(CAMPUS);
  draw(
    <>
      <ShellCalls />
      <Calls category="Water" />
    </>,
  );
  await expect.element(link('Call Plumber')).toBeVisible();
  expect(page.getByRole('navigation').elements()).toHaveLength(1);
});

// CALL-3, CONTACT-5
test('the sheet lists everybody, the first call on top, and those without a number in one line', async () => {
  storeCampus(CAMPUS);
  draw(<Calls category="Water" />);
  await page.getByRole('button', { name: 'Contacts' }).click();
  const sheet = page.getByRole('dialog', { name: 'Contacts' });
  const names = () =>
    sheet
      .getByRole('link')
      .elements()
      .map((each) => each.getAttribute('aria-label'));
  await expect
    .poll(names)
    .toEqual(['Call Plumber', 'Call emergency services', 'Call Campus Security']);
  await expect.element(sheet.getByText('Call first for Water')).toBeVisible();
  await expect.element(sheet.getByText('No number yet: Night line.')).toBeVisible();
  expect(sheet.getByRole('listitem').elements()).toHaveLength(3);
  storeCampus({ ...CAMPUS, emergency: NEW_CAMPUS.emergency });
  await expect
    .element(sheet.getByRole('listitem').nth(1))
    .toHaveTextContent(`emergency servicesLife-threatening emergency${NOT_SET}`);
});

// CALL-2
test('the sheet says once at its top that no number is set at all', async () => {
  const contacts = CAMPUS.contacts.map((each) => ({ ...each, number: '' }));
  storeCampus({ ...CAMPUS, emergency: NEW_CAMPUS.emergency, contacts });
  draw(<Calls category="Water" />);
  await page.getByRole('button', { name: 'Contacts' }).click();
  const sheet = page.getByRole('dialog', { name: 'Contacts' });
  await expect.element(sheet.getByText(NOT_SET)).toBeVisible();
  expect(sheet.getByText(/number not set/i).elements()).toHaveLength(1);
  expect(
    sheet
      .getByRole('list')
      .getByText(/number not set/i)
      .elements(),
  ).toHaveLength(0);
  await expect
    .element(sheet.getByText('No number yet: Night line, Plumber, Campus Security.'))
    .toBeVisible();
  expect(sheet.getByRole('listitem').elements()).toHaveLength(0);
});

// CALL-5, CONTACT-5
test('a contact in a text is a call link, or plain text without a number', async () => {
  storeCampus(CAMPUS);
  const text = 'Ring [[contact:security]] or [[contact:line]], not [[contact:gone]].';
  const { container, redraw } = draw(<ContactText text={text} />);
  await expect.element(link('Call Campus Security')).toHaveAttribute('href', 'tel:+442079460000');
  expect(container.textContent).toBe(
    `Ring Campus Security +44 (0)20 7946 0000 or Night line (number not set), not an unknown contact.`,
  );
  redraw(<ContactText text="Ring [[contact:emergency]]." />);
  storeCampus({ ...CAMPUS, emergency: NEW_CAMPUS.emergency });
  await expect.element(page.getByText(`Ring emergency services (${NOT_SET}).`)).toBeVisible();
  storeCampus(CAMPUS);
  redraw(<ContactText text={text} as="words" />);
  expect(container.textContent).toBe(
    'Ring Campus Security, +44 (0)20 7946 0000 or Night line (number not set), not an unknown contact.',
  );
});

// CALL-5
test('the punctuation after a contact never begins a line', async () => {
  storeCampus(CAMPUS);
  const text = 'Now ring [[contact:security]]: say where. Then call [[contact:plumber]].';
  const { container } = draw(<ContactText text={text} />);
  await expect.element(link('Call Plumber')).toBeVisible();
  const marks = link(/^Call /)
    .elements()
    .map((each) => {
      const chip = each.parentElement?.parentElement;
      const range = document.createRange();
      if (chip?.nextSibling) range.selectNodeContents(chip.nextSibling);
      return { chip: chip ?? each, range };
    });
  expect(marks.map(({ range }) => range.toString())).toEqual([':', '.']);
  for (let width = 160; width <= 480; width += 8) {
    container.style.width = `${width}px`;
    for (const { chip, range } of marks) {
      const mark = range.getBoundingClientRect();
      expect(mark.left).toBeGreaterThanOrEqual(chip.getBoundingClientRect().right - 1);
      expect(mark.right).toBeLessThanOrEqual(container.getBoundingClientRect().right + 1);
    }
  }
});
