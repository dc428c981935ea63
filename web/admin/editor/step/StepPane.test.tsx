import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { issueWith } from '#core/fixtures/issues.ts';
import { ask, confirm } from '#core/fixtures/trees.ts';
import type { StepDraft } from '#core/step/step-schema.ts';
import type { SavedStep } from '#core/step/step.ts';
import { draw } from '#kit/test/draw.ts';
import { fromRight, readsFromLeft } from '#kit/test/from-right.ts';
import { NEW_STEP, NO_DRAFT } from '../../shared/draft/draft.ts';
import { openEditor, afterEvent } from '../../shared/draft/state.ts';
import { stepEntries } from '../../shared/draft/step-entries.ts';
import { StepPane } from './StepPane.tsx';

const onDraft = vi.fn<(draft: StepDraft) => void>();
/** Returns the draft after the last change. */
const draft = (): StepDraft | undefined => onDraft.mock.lastCall?.[0];

const Pane = ({
  steps,
  open,
  onRemove,
}: {
  steps: SavedStep[];
  open: string;
  onRemove?: () => void;
}) => {
  const [state, setState] = useState(() => {
    const opened = openEditor(issueWith({ steps }), NO_DRAFT);
    return open === NEW_STEP ? afterEvent(opened, { type: 'stepAdded', key: 'k' }) : opened;
  });
  const entries = stepEntries(state);
  const entry = entries.find(({ key }) => key === open);
  if (!entry) return null;
  return (
    <StepPane
      entry={entry}
      steps={steps}
      entries={entries}
      onChange={(next) => {
        onDraft(next);
        setState(afterEvent(state, { type: 'stepTyped', key: open, draft: next }));
      }}
      onImage={() => undefined}
      upload={async () => await Promise.resolve('')}
      {...(onRemove && { onRemove })}
    />
  );
};

const group = (name: string) => page.getByRole('group', { name, exact: true });
const actionOf = (name: string) => group(name).getByRole('combobox', { name: 'Action type' });
const numberOf = (name: string) => group(name).getByRole('combobox', { name: 'Step number' });
const answerType = (name: string) => page.getByRole('radio', { name, exact: true });
const customise = page.getByRole('checkbox', { name: 'Customise the text of the answer type' });
const three = [ask('a', 'next', 'end'), ask('b', 'next', 'end'), confirm('c', 'end')];

describe('a Yes or No step', () => {
  // STEP-4, STEP-7
  test('has a group for each answer, whose skip leads to every saved step but Step 1 and itself', async () => {
    draw(<Pane steps={three} open={NEW_STEP} />);
    await answerType('Yes or No').click();
    await expect.element(group('If yes')).toBeVisible();
    await actionOf('If no').selectOptions('Skip to a specific step');
    const options = numberOf('If no').getByRole('option');
    await expect
      .poll(() => options.elements().map((option) => option.textContent))
      .toEqual(['Step 2', 'Step 3']);
    await numberOf('If no').selectOptions('Step 3');
    await expect
      .poll(() => draft()?.noAction)
      .toEqual({ actionType: 'Skip to a specific step', goToStep: 'c' });
  });

  // CONTACT-9
  test('reports a broken reference at its field', async () => {
    draw(<Pane steps={three} open="b" />);
    const question = page.getByRole('textbox', { name: 'Question or Statement' });
    await question.fill('Call [[contact:security].');
    await expect
      .element(question)
      .toHaveAccessibleDescription(
        '“[[contact:security]” is not a contact. Delete it, then insert the contact.',
      );
    await question.fill('Call.');
    await expect.element(question).toBeValid();
  });

  // STEP-3
  test('asks for both texts when they are customized', async () => {
    draw(<Pane steps={three} open="b" />);
    expect(group('If yes').getByRole('textbox', { name: 'Custom text' }).query()).toBeNull();
    await customise.click();
    await group('If yes').getByRole('textbox', { name: 'Custom text' }).fill('Loud');
    await group('If no').getByRole('textbox', { name: 'Custom text' }).fill('Silent');
    await expect
      .poll(() => [draft()?.yesAction?.customText, draft()?.noAction?.customText])
      .toEqual(['Loud', 'Silent']);
  });

  // EDITOR-45
  test('has a picker that shows questions and finds a step by number or question', async () => {
    draw(<Pane steps={three} open={NEW_STEP} />);
    await answerType('Yes or No').click();
    await actionOf('If no').selectOptions('Skip to a specific step');
    const option = numberOf('If no').getByRole('option', { name: /^Step 3/ });
    await expect.element(option).toHaveAccessibleDescription('Do c.');
    numberOf('If no').element().focus();
    await userEvent.keyboard('do c');
    await expect.poll(() => draft()?.noAction?.goToStep).toBe('c');
    await expect.element(numberOf('If no')).toHaveDisplayValue('Step 3');
    await expect.element(numberOf('If no')).toHaveAccessibleDescription('Do c.');
    await actionOf('If yes').selectOptions('Skip to a specific step');
    numberOf('If yes').element().focus();
    await userEvent.keyboard('2');
    await expect.poll(() => draft()?.yesAction?.goToStep).toBe('b');
  });

  // EDITOR-13, STEP-3
  test('keeps the text of an answer type while another one is chosen', async () => {
    draw(<Pane steps={three} open="b" />);
    await customise.click();
    const text = group('If yes').getByRole('textbox', { name: 'Custom text' });
    await text.fill('Loud');
    await customise.click();
    await answerType('Show a confirmation checkbox').click();
    await page.getByRole('textbox', { name: 'Confirmation text', exact: true }).fill('Done');
    await answerType('Yes or No').click();
    await customise.click();
    await expect.element(text).toHaveValue('Loud');
    await answerType('Show a confirmation checkbox').click();
    await expect
      .element(page.getByRole('textbox', { name: 'Confirmation text', exact: true }))
      .toHaveValue('Done');
  });

  // STEP-4
  test('shows where an answer leads, and lets only skips be chosen', async () => {
    draw(<Pane steps={three} open="b" />);
    await expect.element(numberOf('If yes')).toBeDisabled();
    await expect.element(numberOf('If yes')).toHaveDisplayValue('Step 3');
    await expect.element(numberOf('If no')).toHaveDisplayValue('Final screen');
  });

  // STEP-7
  test('says so if there is no other step', async () => {
    draw(<Pane steps={[ask('a', 'next', 'end')]} open="a" />);
    await actionOf('If yes').selectOptions('Skip to a specific step');
    await expect.element(numberOf('If yes')).toBeDisabled();
    await expect
      .element(numberOf('If yes'))
      .toHaveAccessibleDescription('No other steps detected! Please add a step.');
  });

  // PUBLISH-10
  test('says what to do about a skip that lost its target', async () => {
    const lost = {
      ...ask('b', 'next', 'end'),
      noAction: { actionType: 'Skip to a specific step' as const },
    };
    draw(<Pane steps={[ask('a', 'next', 'end'), lost, confirm('c', 'end')]} open="b" />);
    await expect
      .element(numberOf('If no'))
      .toHaveAccessibleDescription('Choose the step to skip to.');
  });
});

// STEP-3, STEP-4
test('a checkbox step has a confirmation text and one group, and no custom texts', async () => {
  draw(<Pane steps={three} open={NEW_STEP} />);
  await answerType('Show a confirmation checkbox').click();
  await page.getByRole('textbox', { name: 'Confirmation text', exact: true }).fill('Done');
  await actionOf('Once confirmed...').selectOptions('Issue resolution');
  await expect.element(customise).not.toBeInTheDocument();
  await expect.element(group('If yes')).not.toBeInTheDocument();
  await expect
    .poll(() => draft()?.confirmationAction)
    .toEqual({
      confirmationText: 'Done',
      actionType: 'Issue resolution',
    });
});

// EDITOR-11
test('REMOVE STEP is shown if the step may be removed', async () => {
  const onRemove = vi.fn<() => void>();
  const remove = page.getByRole('button', { name: 'REMOVE STEP' });
  draw(<Pane steps={three} open="a" />);
  expect(remove.query()).toBeNull();
  draw(<Pane steps={three} open="b" onRemove={onRemove} />);
  await remove.click();
  await expect.poll(() => onRemove).toHaveBeenCalledOnce();
});

// CONTACT-12
test('a number in the right-to-left question of a target reads left to right', async () => {
  const question = fromRight('777-0142');
  draw(<Pane steps={[ask('a', 'next', 'end'), { ...confirm('b', 'end'), question }]} open="a" />);
  await expect.element(numberOf('If yes')).toHaveAccessibleDescription(question);
  expect(readsFromLeft('777-0142')).toBe(true);
});
