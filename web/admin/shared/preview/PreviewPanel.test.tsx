import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { issueWith } from '#core/fixtures/issues.ts';
import { ask, confirm } from '#core/fixtures/trees.ts';
import type { Campus } from '#core/campus/setting.ts';
import type { SavedStep } from '#core/step/step.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { violations } from '#kit/test/axe.ts';
import { draw } from '#kit/test/draw.ts';
import { drawAdmin } from '../../test/draw-admin.tsx';
import { ContactField } from '../contacts/ContactField.tsx';
import type { UnsavedDraft } from '../draft/draft.ts';
import { openEditor } from '../draft/state.ts';
import { stepEntries } from '../draft/step-entries.ts';
import { PreviewPanel } from './PreviewPanel.tsx';

const steps: readonly SavedStep[] = [
  ask('a', 'next', 'gone'),
  confirm('b', 'next'),
  { ...confirm('c', 'end'), question: 'Call [[contact:x]] now.' },
];
const campus = {
  ...NEW_CAMPUS,
  contacts: [{ id: 'x', name: 'Facilities', number: '555 0100', when: '', categories: [] }],
};
const onClose = vi.fn();

const panelOf = (
  draft: UnsavedDraft['steps'],
  open: string,
  isHidden = false,
  on: Campus = campus,
) => {
  const issue = issueWith({ steps, title: 'Leak', firstAct: 'Look up.' });
  const entries = stepEntries(openEditor(issue, { steps: draft }));
  return (
    <PreviewPanel {...{ issue, entries, campus: on, timeZone: 'UTC', open, isHidden, onClose }} />
  );
};

const HOURS = 'every day 20:00 to 08:00';
const NIGHT = { role: 'Duty phone', hours: HOURS, when: '', categories: [] };
const withAreas: Campus = {
  ...campus,
  areas: [
    { id: 'n', name: 'North' },
    { id: 's', name: 'South' },
  ],
  contacts: [
    { id: 'x', name: 'North phone', number: '555 0101', areas: ['n'], ...NIGHT },
    { id: 'y', name: 'South phone', number: '555 0102', areas: ['s'], ...NIGHT },
    { ...NIGHT, id: 'z', name: 'Day desk', number: '555 0103', hours: 'every day 08:00 to 20:00' },
  ],
};

const select = async (label: string, value: string) =>
  await userEvent.selectOptions(page.getByRole('combobox', { name: label }), value);

// AREAS-15
test('the preview has the contacts of an area and hour, in texts and in the call', async () => {
  draw(panelOf({}, 'c', false, withAreas));
  await page.getByText(/^Who it calls: no area chosen, now$/).click();
  await select('Area', 'South');
  await select('Day', 'Wed');
  await expect.element(page.getByText('Who it calls: South, Wed 2 am')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Call South phone' })).toBeVisible();
  await expect.element(button('Call South phone')).toBeVisible();
  await select('Hour', '12 pm');
  await expect.element(button('Call Day desk')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Call Day desk' })).toBeVisible();
  await expect.poll(violations).toEqual([]);
});

// AREAS-1
test('the preview offers no choice if nothing depends on areas and hours', async () => {
  draw(panelOf({}, 'c'));
  await expect.element(button('Call Facilities')).toBeVisible();
  expect(page.getByText(/^Who it calls/).elements()).toEqual([]);
});

const endsAtNo = { a: ask('a', 'next', 'end') };
const button = (name: string) => page.getByRole('button', { name, exact: true });
const question = (name: string) => page.getByRole('heading', { level: 3, name });
const choose = async (name: string) => await page.getByRole('radio', { name }).click();

beforeEach(async () => await page.viewport(1280, 800));
afterEach(() => onClose.mockClear());

// PREVIEW-1, PREVIEW-2
test('the preview follows the draft as typed from the open step to the end, and records nothing', async () => {
  const sent = vi.spyOn(window, 'fetch');
  draw(panelOf({ b: { ...confirm('b', 'next'), question: 'Do b twice.' } }, 'b'));
  await expect.element(question('Do b twice.')).toHaveFocus();
  await expect.element(page.getByText('Do this first')).toBeVisible();
  await expect.element(button('NEXT')).toBeDisabled();
  await expect.element(button('Back')).toBeDisabled();
  await expect.element(page.getByText(/Step 2 has unsaved changes/)).toBeVisible();
  await page.getByRole('checkbox').click();
  await button('NEXT').click();
  await expect.element(page.getByText('STEP 3')).toBeVisible();
  await page.getByRole('link', { name: 'Call Facilities' }).click();
  const calls = page.getByRole('navigation', { name: 'Calls' });
  for (const [name, message] of [
    ['Call Facilities', /^The phone calls Facilities\./],
    ['Contacts', /^Advisors see all contacts here\./],
    ['Escalate now', /^Advisors see who to call first, and/],
  ] as const) {
    await calls.getByRole('button', { name }).click();
    await expect.element(page.getByText(message)).toMatchTextContent('Nothing is recorded');
  }
  await page.getByRole('checkbox').click();
  await expect.element(page.getByRole('textbox', { name: 'Feedback' })).toBeVisible();
  await button('Issue escalated').click();
  await expect.element(button('Issue escalated')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByText(/The advisor is done: Issue escalated/)).toBeVisible();
  await button('From the start').click();
  await expect.element(question('Question a?')).toHaveFocus();
  await button('From Step 2').click();
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '67');
  await button('Tree').click();
  await expect.poll(() => onClose).toHaveBeenCalledOnce();
  expect(sent).not.toHaveBeenCalled();
  sent.mockRestore();
});

// PREVIEW-1, WALK-23
test("'Do this first' is folded after step 1, as on an advisor's phone", async () => {
  draw(panelOf({}, 'details'));
  const first = page.getByText('Look up.');
  await expect.element(first).toBeVisible();
  await choose('Yes');
  await button('NEXT').click();
  await expect.element(page.getByText('STEP 2')).toBeVisible();
  await expect.element(first).not.toBeVisible();
  await page.getByText('Do this first').click();
  await expect.element(first).toBeVisible();
});

// PREVIEW-3
test('the preview stops if the draft is not finished, with links there and back', async () => {
  draw(panelOf({ b: { question: 'And now?' } }, 'details'));
  await choose('No');
  await button('NEXT').click();
  await expect.element(question('Not finished yet')).toHaveFocus();
  await expect.element(page.getByText(/^Step 1, If no: choose where it goes/)).toBeVisible();
  await expect.element(button('NEXT')).toBeDisabled();
  await button('Back').click();
  await choose('Yes');
  await button('NEXT').click();
  await expect.element(page.getByText('Step 2 is not complete.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Step 2' }).click();
  await expect.poll(() => window.location.search).toBe('?pane=b');
});

const beside = (text: string) => (
  <>
    <textarea aria-label="Question" />
    {panelOf({ b: { ...confirm('b', 'next'), question: text } }, 'b')}
  </>
);

// PREVIEW-4
test('the preview follows typing next to it and leaves the focus there', async () => {
  const { redraw } = draw(beside('Do b.'));
  const field = page.getByRole('textbox', { name: 'Question' });
  await userEvent.click(field);
  redraw(beside(''));
  await expect.element(question('Not finished yet')).toBeVisible();
  await expect.element(field).toHaveFocus();
  redraw(beside('Do b at once.'));
  await expect.element(question('Do b at once.')).toBeVisible();
  await expect.element(field).toHaveFocus();
});

const BesideContact = () => {
  const [text, setText] = useState('Call [[contact:x]] now.');
  const own = { label: 'Question', name: 'question', rows: 4, campus };
  return (
    <>
      <ContactField {...own} value={text} onChange={setText} />
      {panelOf({ b: { ...confirm('b', 'next'), question: text } }, 'b')}
    </>
  );
};

// PREVIEW-4, CAMPUS-16
test('the preview leaves the focus and the keys to a field that names a contact', async () => {
  drawAdmin(<BesideContact />);
  const field = page.getByRole('textbox', { name: 'Question', exact: true });
  await userEvent.click(field);
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  await expect.element(question('Not finished yet')).toBeVisible();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('Wait.');
  await expect.element(question('Wait.')).toBeVisible();
  await expect.element(field).toHaveFocus();
});

// PREVIEW-4
test('Escape closes the preview if the focus is in it, and not from a field next to it', async () => {
  draw(beside('Do b.'));
  await expect.element(question('Do b.')).toHaveFocus();
  await userEvent.click(page.getByRole('textbox', { name: 'Question' }));
  await userEvent.keyboard('{Escape}');
  await page.getByRole('checkbox').click();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onClose).toHaveBeenCalledOnce();
});

// PREVIEW-1
test('the preview keeps its place if the window becomes narrow, and while it is hidden', async () => {
  const { redraw } = draw(panelOf(endsAtNo, 'details'));
  await choose('Yes');
  await button('NEXT').click();
  await expect.element(question('Do b.')).toBeVisible();
  await page.getByRole('checkbox').click();
  await page.viewport(900, 800);
  await expect.element(page.getByRole('dialog').getByText('Do b.')).toBeVisible();
  await page.viewport(1280, 800);
  await expect.element(page.getByRole('complementary').getByText('Do b.')).toBeVisible();
  redraw(panelOf(endsAtNo, 'details', true));
  await expect.element(page.getByRole('complementary')).not.toBeInTheDocument();
  redraw(panelOf(endsAtNo, 'details'));
  await expect.element(page.getByRole('complementary').getByText('Do b.')).toBeVisible();
  await expect.element(page.getByRole('checkbox')).toBeChecked();
});

// PREVIEW-1, PREVIEW-3
test('the preview covers the page if there is no room next to the step', async () => {
  await page.viewport(390, 844);
  draw(panelOf({ a: { question: 'What?' } }, 'details'));
  const dialog = page.getByRole('dialog', { name: 'Leak' });
  await dialog.getByRole('link', { name: 'Go to Step 1' }).click();
  await expect.poll(() => onClose).toHaveBeenCalledOnce();
});
