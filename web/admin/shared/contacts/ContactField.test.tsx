import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Campus } from '#core/campus/setting.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { onCards } from '#core/campus/duty.ts';
import { violations } from '#kit/test/axe.ts';
import { compose } from '#kit/test/compose.ts';
import { readsFromLeft } from '#kit/test/from-right.ts';
import { queryClient } from '../../base/queries.ts';
import { drawAdmin } from '../../test/draw-admin.tsx';
import { ContactField } from './ContactField.tsx';
import { withReference } from './InsertContact.tsx';

const nobody = { when: '', categories: [] };
const campus: Campus = {
  ...NEW_CAMPUS,
  contacts: [
    { ...nobody, id: 'security', name: 'Campus Security', number: '10' },
    { ...nobody, id: 'porter', name: 'Porter', number: '' },
  ],
};

const onText = vi.fn<(text: string) => void>();
/** Returns the text after the last change. */
const stored = () => onText.mock.lastCall?.[0];

const Typed = ({ start, known = campus }: { start: string; known?: Campus | undefined }) => {
  const [text, setText] = useState(start);
  const write = (next: string): void => {
    onText(next);
    setText(next);
  };
  return (
    <ContactField
      label="Question"
      name="question"
      rows={4}
      value={text}
      onChange={write}
      campus={known}
    />
  );
};

const marked = () => [...(CSS.highlights.get('broken-contact') ?? [])].map(String);

const field = page.getByRole('textbox', { name: 'Question', exact: true });
const chip = (name: string) => field.getByRole('img', { name: `Contact ${name}`, exact: true });
const insert = page.getByRole('button', { name: 'Insert a contact into the question' });
const entry = (name: string) => page.getByRole('button', { name, exact: true });

/** Returns the top of an element's first line. */
const topOf = (element: Element | null) => element?.getClientRects()[0]?.top ?? 0;

// CAMPUS-16
test('the icon of a contact is in the line of its first word, and the number in one line', async () => {
  const known = {
    ...campus,
    contacts: [{ ...nobody, id: 'security', name: 'Campus Security', number: '555 01 10' }],
  };
  const text = 'Call them again, [[contact:security]] now.';
  drawAdmin(
    <div className="narrow">
      <Typed start={text} known={known} />
    </div>,
  );
  await expect.element(chip('Campus Security, 555 01 10')).toBeVisible();
  const shown = chip('Campus Security, 555 01 10').element();
  const box = document.querySelector<HTMLElement>('.narrow');
  // At every width, even where the icon alone would end a line.
  for (let width = 110; width < 260; width += 4) {
    if (box) box.style.width = `${width}px`;
    const apart = topOf(shown.querySelector('bdi')) - topOf(shown.querySelector('svg'));
    expect(Math.abs(apart)).toBeLessThan(15);
    // Nor does an edge stay behind.
    const [first] = [...shown.getClientRects()].filter((rect) => rect.width > 0);
    expect(topOf(shown.querySelector('bdi')) - (first?.top ?? 0)).toBeLessThan(15);
    // The number is never in two lines.
    expect(shown.querySelector('small > bdi')?.getClientRects()).toHaveLength(1);
  }
});

// CAMPUS-5, CAMPUS-16
test('a contact is inserted at the caret, and typing continues after it', async () => {
  drawAdmin(<Typed start="Call now." />);
  await expect.element(field).toHaveValue('Call now.');
  await field.click();
  await userEvent.keyboard('{Home}{ArrowRight>4}');
  await insert.click();
  await entry('Campus Security, 10').click();
  await expect.element(chip('Campus Security, 10')).toBeVisible();
  await expect.element(field).toHaveFocus();
  expect(stored()).toBe('Call [[contact:security]] now.');
  await userEvent.keyboard('!');
  await expect.poll(stored).toBe('Call [[contact:security]]! now.');
});

// CAMPUS-5
test('a contact is inserted by keyboard, at the end if there is no caret', async () => {
  drawAdmin(<Typed start="Call" />);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await userEvent.tab();
  await expect.element(insert).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(entry('emergency services (number not set)')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(stored).toBe('Call [[contact:emergency]]');
});

// AREAS-6, CAMPUS-5
test('contacts who share a role are offered once, as the text will be read', async () => {
  const [first, second] = campus.contacts.map((one) => ({
    ...one,
    number: '10',
    role: 'Duty manager',
  }));
  const shared = { ...campus, contacts: [first, second].flatMap((one) => one ?? []) };
  drawAdmin(<Typed start="Call" known={{ ...shared, ...onCards(shared) }} />);
  await insert.click();
  const offered = page.getByRole('button', { name: /^Duty manager/ });
  await expect.element(offered).toHaveTextContent('Duty manager (by area and hour)');
  await offered.click();
  await expect.poll(stored).toBe('Call [[contact:security]]');
  await expect.element(field).toHaveTextContent('Call Duty manager· by area and hour');
});

// CAMPUS-4, CAMPUS-16
test('each contact is a chip of its name and number', async () => {
  const start = 'Call [[contact:security]], [[contact:porter]] or [[contact:gone]].';
  drawAdmin(<Typed start={start} />);
  await expect.element(chip('Campus Security, 10')).toHaveTextContent('Campus Security· 10');
  await expect.element(chip('Porter (number not set)')).toHaveTextContent('Porter· no number yet');
  await expect
    .element(field.getByRole('img', { name: 'Unknown contact' }))
    .toHaveTextContent('Unknown contact· gone');
  await expect.element(field).toHaveAttribute('aria-multiline', 'true');
  await expect.poll(violations).toEqual([]);
});

// CAMPUS-16
test('one press of an arrow passes a chip, from either side and through two that touch', async () => {
  drawAdmin(<Typed start="[[contact:security]][[contact:porter]]!" />);
  await field.click();
  await userEvent.keyboard('{Control>}{End}{/Control}{ArrowLeft>3}a');
  await expect.poll(stored).toBe('a[[contact:security]][[contact:porter]]!');
  await userEvent.keyboard('{ArrowRight>2}b');
  await expect.poll(stored).toBe('a[[contact:security]][[contact:porter]]b!');
});

// CAMPUS-16
test('a chip can be typed around, is deleted whole, and comes back', async () => {
  drawAdmin(<Typed start="Call [[contact:security]]." />);
  await field.click();
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowRight>5}at once ');
  await expect.poll(stored).toBe('Call at once [[contact:security]].');
  await userEvent.keyboard('{End}{ArrowLeft}{Backspace}');
  await expect.poll(stored).toBe('Call at once .');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(stored).toBe('Call at once [[contact:security]].');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(stored).toBe('Call at [[contact:security]].');
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await expect.poll(stored).toBe('Call at once [[contact:security]].');
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowRight>13}{Delete}');
  await expect.poll(stored).toBe('Call at once .');
});

// CAMPUS-16
test('text typed between two touching chips, before the first or after the last stays there', async () => {
  drawAdmin(<Typed start="[[contact:security]][[contact:porter]]" />);
  await field.click();
  await userEvent.keyboard('{Control>}{Home}{/Control}a{ArrowRight}b{ArrowRight}c');
  await expect.poll(stored).toBe('a[[contact:security]]b[[contact:porter]]c');
});

// CAMPUS-16
test('Enter begins a line, and the caret is in the next one', async () => {
  drawAdmin(<Typed start="Call [[contact:security]]" />);
  await field.click();
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}{Enter}now');
  await expect.poll(stored).toBe('Call [[contact:security]]\n\nnow');
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
  await expect.poll(stored).toBe('Call [[contact:security]]');
});

// CAMPUS-16
test('the field is filled, selected, cut and pasted as the stored text', async () => {
  drawAdmin(<Typed start="Call [[contact:security]]." />);
  await field.fill('Ask [[contact:porter]]\nat once.');
  await expect.poll(stored).toBe('Ask [[contact:porter]]\nat once.');
  await expect.element(chip('Porter (number not set)')).toBeVisible();
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.cut();
  await expect.poll(stored).toBe('');
  await userEvent.paste();
  await expect.poll(stored).toBe('Ask [[contact:porter]]\nat once.');
  await expect.element(chip('Porter (number not set)')).toBeVisible();
});

// CAMPUS-16
test('a typed contact becomes a chip once the caret has left it, and the focus stays', async () => {
  drawAdmin(<Typed start="" />);
  await field.click();
  await userEvent.keyboard('Call [[[[contact:security]]');
  await expect.element(field).toHaveValue('Call [[contact:security]]');
  await userEvent.keyboard(', then wait');
  await expect.element(chip('Campus Security, 10')).toBeVisible();
  await expect.element(field).toHaveFocus();
  await expect.poll(stored).toBe('Call [[contact:security]], then wait');
});

// CAMPUS-16
test('composed text goes next to a chip, and is undone as one', async () => {
  drawAdmin(<Typed start="Call [[contact:security]]" />);
  await field.click();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await compose('に', 'にほ', 'にほん', '日本');
  await expect.poll(stored).toBe('Call [[contact:security]]日本');
  await userEvent.keyboard('!');
  await expect.poll(stored).toBe('Call [[contact:security]]日本!');
  await expect.element(chip('Campus Security, 10')).toBeVisible();
  await userEvent.keyboard('{Control>}zz{/Control}');
  await expect.poll(stored).toBe('Call [[contact:security]]');
});

// CAMPUS-16
test('only the text of a paste is inserted, and letters stay plain', async () => {
  drawAdmin(<Typed start="Call [[contact:security]]" />);
  await field.click();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', '<h1>Then <b>wait</b></h1>');
  clipboardData.setData('text/plain', '\r\nThen wait for [[contact:porter]]');
  const pasted = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  field.element().dispatchEvent(pasted);
  await expect.poll(stored).toBe('Call [[contact:security]]\nThen wait for [[contact:porter]]');
  await expect.element(chip('Porter (number not set)')).toBeVisible();
  await userEvent.keyboard('{Control>}ab{/Control}');
  expect(field.element().querySelector('h1, b')).toBeNull();
});

// CAMPUS-16
test('a field without a contact is an ordinary field again when the focus leaves it', async () => {
  drawAdmin(<Typed start="Call [[contact:security]]" />);
  await field.fill('Call somebody.');
  await expect.element(field).toHaveFocus();
  await userEvent.tab();
  await expect.element(field).toHaveValue('Call somebody.');
});

// CAMPUS-16
test('a pressed chip is selected, and the line below says whom it calls', async () => {
  const areas = [
    { id: 'north', name: 'North' },
    { id: 'south', name: 'South' },
    { id: 'west', name: 'West' },
  ];
  const duty = { ...nobody, name: 'Duty', role: 'Duty manager' };
  const contacts = [
    { ...duty, id: 'n', number: '555-0142', areas: ['north'] },
    { ...duty, id: 's', number: '555-0143', areas: ['south'] },
    { ...duty, id: 'w', number: '', areas: ['west'] },
  ];
  const known = { ...campus, areas, contacts };
  queryClient.setQueryData(['settings'], { campus: known });
  drawAdmin(<Typed start="Call [[contact:n]] now" known={{ ...known, ...onCards(known) }} />);
  await chip('Duty manager (by area and hour)').click();
  await expect
    .element(
      page.getByText('Duty manager calls North 555-0142, South 555-0143. West has no number yet.'),
    )
    .toBeVisible();
  await userEvent.keyboard('{Backspace}');
  await expect.poll(stored).toBe('Call  now');
  queryClient.clear();
});

// CONTACT-9
test('a misspelled contact is red in its place until it is fixed', async () => {
  drawAdmin(<Typed start="[[contact:security]], then [[contact:porter]" />);
  await expect.poll(marked).toEqual(['[[contact:porter]']);
  const danger = getComputedStyle(field.element(), '::highlight(broken-contact)').color;
  expect(danger).not.toBe(getComputedStyle(field.element()).color);
  await field.click();
  await userEvent.keyboard('{Control>}{End}{/Control}]');
  await expect.poll(marked).toEqual([]);
  await expect.element(chip('Porter (number not set)')).toBeVisible();
});

// NAMES-1
test('its label leads to the box', async () => {
  drawAdmin(<Typed start="[[contact:security]]" />);
  await page.getByText('Question', { exact: true }).click();
  await expect.element(field).toHaveFocus();
});

// CAMPUS-16
test('the field stores at most the allowed length of a text', async () => {
  drawAdmin(<Typed start={`${'x'.repeat(9975)} [[contact:security]]`} />);
  await expect.element(field).toHaveAccessibleDescription('9996/10000');
  await field.click();
  await userEvent.keyboard('{Control>}{End}{/Control}abcdef');
  await expect.element(field).toHaveAccessibleDescription('10000/10000');
  expect(stored()?.endsWith('[[contact:security]]abcd')).toBe(true);
});

// CAMPUS-16
test('composed text without room is not stored, and typing continues', async () => {
  const start = `${'x'.repeat(9976)} [[contact:security]]`;
  drawAdmin(<Typed start={start} />);
  await field.click();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await compose('に', 'にほ', 'にほんご');
  await expect.poll(stored).toBe(start);
  await userEvent.keyboard('a');
  await expect.poll(stored).toBe(`${start}a`);
});

// The caret is the bar.
// CAMPUS-5
test.each([
  ['|', '[[contact:x]]|'],
  ['Call |', 'Call [[contact:x]]|'],
  ['Call|', 'Call [[contact:x]]|'],
  ['Call|. Then wait.', 'Call [[contact:x]]|. Then wait.'],
  ['Call |now', 'Call [[contact:x]]| now'],
  ['Call (|) now', 'Call ([[contact:x]]|) now'],
  ['Call [[con|tact:y]] now', 'Call [[contact:y]] [[contact:x]]| now'],
  ['Call [[contact:y]]| now', 'Call [[contact:y]] [[contact:x]]| now'],
  ['|[[contact:y]]', '[[contact:x]]| [[contact:y]]'],
])('a reference written into %j', (typed, expected) => {
  const caret = typed.indexOf('|');
  const after = withReference(typed.replace('|', ''), caret, 'x');
  expect(`${after.text.slice(0, after.caret)}|${after.text.slice(after.caret)}`).toBe(expected);
});

// CONTACT-12
test('the number in a chip reads left to right among right-to-left letters', async () => {
  const desk = { ...nobody, id: 'desk', name: 'مكتب', number: '777-0143' };
  drawAdmin(<Typed start="[[contact:desk]]" known={{ ...campus, contacts: [desk] }} />);
  await expect.element(chip('مكتب, 777-0143')).toBeVisible();
  expect(readsFromLeft('777-0143', field.element())).toBe(true);
});
