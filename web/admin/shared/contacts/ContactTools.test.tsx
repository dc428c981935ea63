import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Campus } from '#core/campus/setting.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { onCards } from '#core/campus/duty.ts';
import { TextArea } from '#kit/controls/text-area/TextArea.tsx';
import { draw } from '#kit/test/draw.ts';
import { fromRight, readsFromLeft } from '#kit/test/from-right.ts';
import { ContactTools, withReference } from './ContactTools.tsx';

const nobody = { when: '', categories: [] };
const campus: Campus = {
  ...NEW_CAMPUS,
  contacts: [
    { ...nobody, id: 'security', name: 'Campus Security', number: '10' },
    { ...nobody, id: 'porter', name: 'Porter', number: '' },
  ],
};

const Typed = ({ start, known = campus }: { start: string; known?: Campus | undefined }) => {
  const [text, setText] = useState(start);
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <TextArea ref={field} label="Question" value={text} onChange={setText} />
      <ContactTools field={field} name="question" text={text} onChange={setText} campus={known} />
    </>
  );
};

const field = page.getByRole('textbox', { name: 'Question' });
const insert = page.getByRole('button', { name: 'Insert a contact into the question' });
const entry = (name: string) => page.getByRole('button', { name, exact: true });

// CAMPUS-5
test('a contact is written where the caret is, and one types on behind it', async () => {
  draw(<Typed start="Call now." />);
  await field.click();
  await userEvent.keyboard('{Home}{ArrowRight>4}');
  await insert.click();
  await entry('Campus Security, 10').click();
  await expect.element(field).toHaveValue('Call [[contact:security]] now.');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('!');
  await expect.element(field).toHaveValue('Call [[contact:security]]! now.');
});

// CAMPUS-5
test('it is done by keyboard, and without a caret it is written at the end', async () => {
  draw(<Typed start="Call" />);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await userEvent.tab();
  await expect.element(insert).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(entry('emergency services (number not set)')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('Call [[contact:emergency]]');
});

// AREAS-6, CAMPUS-5
test('those who share a role are offered once, as the text will be read', async () => {
  const [first, second] = campus.contacts.map((one) => ({
    ...one,
    number: '10',
    role: 'Duty manager',
  }));
  const shared = { ...campus, contacts: [first, second].flatMap((one) => one ?? []) };
  draw(<Typed start="Call" known={{ ...shared, ...onCards(shared) }} />);
  await insert.click();
  const offered = page.getByRole('button', { name: /^Duty manager/ });
  await expect.element(offered).toHaveTextContent('Duty manager (by area and hour)');
  await offered.click();
  await expect.element(field).toHaveValue('Call [[contact:security]]');
  await expect
    .element(page.getByText('Advisors read: Call Duty manager (by area and hour)'))
    .toBeVisible();
});

// CAMPUS-4
test('the text is shown as it is read, contacts by name and number', async () => {
  const text = 'Call [[contact:security]], [[contact:porter]] or [[contact:gone]].';
  const { redraw } = draw(<Typed start={text} />);
  const read =
    'Advisors read: Call Campus Security, 10, Porter (number not set) or an unknown contact.';
  await expect.element(page.getByText(read)).toBeVisible();
  redraw(<Typed key="plain" start="Call somebody." />);
  await expect.element(page.getByText(/^Advisors read:/)).not.toBeInTheDocument();
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
test('what advisors read has numbers that read from the left among letters from the right', async () => {
  const desk = { ...nobody, id: 'desk', name: 'مكتب', number: '777-0143' };
  const start = `${fromRight('777-0142')} [[contact:desk]]`;
  draw(<Typed start={start} known={{ ...campus, contacts: [desk] }} />);
  const read = page.getByRole('paragraph').filter({ hasText: 'Advisors read' });
  await expect.element(read).toMatchTextContent(`${fromRight('777-0142')} مكتب, 777-0143`);
  for (const number of ['777-0142', '777-0143'])
    expect(readsFromLeft(number, read.element())).toBe(true);
});
