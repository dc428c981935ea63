import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Campus } from '#core/campus-schema.ts';
import { NEW_CAMPUS } from '#core/campus.ts';
import { draw } from '#kit/test/draw.ts';
import { keepNewest } from '../library/keep-library.ts';
import { json } from '../test/office.ts';
import { emptyPhone } from '../test/phone.ts';
import { Calls } from './Calls.tsx';
import { keepCampus, keptCampus } from './campus.ts';
import { ContactText } from './ContactText.tsx';

const contact = { name: '', number: '', when: '', categories: [] } as const;
const CAMPUS: Campus = {
  ...NEW_CAMPUS,
  emergency: { words: 'emergency services', number: '999' },
  contacts: [
    { ...contact, id: 'line', name: 'Night line' },
    { ...contact, id: 'fire', name: 'Fire warden', number: '555 0150', categories: ['Fire'] },
    { ...contact, id: 'security', name: 'Campus Security', number: '+44 (0)20 7946 0000' },
  ],
};
const NOT_SET = 'Number not set: dial the emergency number you know';
const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true });

beforeEach(emptyPhone);

// CALL-1
test('the numbers come with the library and are kept apart from it', async () => {
  let campus: Campus = CAMPUS;
  vi.spyOn(window, 'fetch').mockImplementation(() =>
    Promise.resolve(json({ data: [], campus }, 200, { ETag: JSON.stringify(campus) })),
  );
  await keepNewest();
  expect(keptCampus()).toEqual(CAMPUS);
  expect(JSON.parse(localStorage.getItem('reslife.campus') ?? '')).toEqual(CAMPUS);
  campus = { ...CAMPUS, emergency: { words: 'police', number: '112' } };
  await keepNewest();
  expect(keptCampus()).toEqual(campus);
  // The browser let go of them alone: they are read again though the library is unchanged.
  localStorage.removeItem('reslife.campus');
  await keepNewest();
  expect(keptCampus()).toEqual(campus);
});

// CALL-2
test('the call button calls the first contact for the category that has a number, else the emergency services', async () => {
  keepCampus(CAMPUS);
  const { redraw } = draw(<Calls category="Fire" />);
  await expect.element(link('Call Fire warden')).toHaveAttribute('href', 'tel:5550150');
  redraw(<Calls category="Water" />);
  await expect.element(link('Call Campus Security')).toHaveAttribute('href', 'tel:+442079460000');
  keepCampus({ ...CAMPUS, contacts: CAMPUS.contacts.slice(0, 2) });
  await expect.element(link('Call emergency services')).toHaveAttribute('href', 'tel:999');
  keepCampus(NEW_CAMPUS);
  await expect.element(page.getByText(NOT_SET)).toBeVisible();
  expect(page.getByRole('link').elements()).toHaveLength(0);
});

// CALL-3
test('the sheet lists everybody, the emergency services first, one without a number as text', async () => {
  keepCampus(CAMPUS);
  draw(<Calls category="Fire" />);
  await page.getByRole('button', { name: 'Contacts' }).click();
  const sheet = page.getByRole('dialog', { name: 'Contacts' });
  const names = sheet
    .getByRole('link')
    .elements()
    .map((each) => each.getAttribute('aria-label'));
  expect(names).toEqual(['Call emergency services', 'Call Fire warden', 'Call Campus Security']);
  await expect.element(sheet.getByText('First call for Fire')).toBeVisible();
  await expect
    .element(sheet.getByRole('listitem').filter({ hasText: 'Night line' }))
    .toMatchTextContent(NOT_SET);
});

// CALL-5
test('a contact in a text is a call link with name and number, and text where there is no number', async () => {
  keepCampus(CAMPUS);
  const text = 'Ring [[contact:security]] or [[contact:line]], not [[contact:gone]].';
  const { container, redraw } = draw(<ContactText text={text} />);
  await expect.element(link('Call Campus Security')).toHaveAttribute('href', 'tel:+442079460000');
  expect(container.textContent).toBe(
    `Ring Campus Security +44 (0)20 7946 0000 or Night line (${NOT_SET}), not a contact that is not listed.`,
  );
  redraw(<ContactText text={text} as="words" />);
  expect(container.textContent).toBe(
    'Ring Campus Security, +44 (0)20 7946 0000 or Night line (number not set), not a contact that is not listed.',
  );
});

// CALL-5
test('the mark after a contact never begins a line', async () => {
  keepCampus(CAMPUS);
  const text = 'Now ring [[contact:security]]: say where. Then call [[contact:fire]].';
  const { container } = draw(<ContactText text={text} />);
  await expect.element(link('Call Fire warden')).toBeVisible();
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
