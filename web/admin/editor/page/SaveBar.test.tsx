import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useState, type ComponentProps } from 'react';
import type { ChangeNote } from '#core/campus/urgent-schema.ts';
import { THREE_CONTACTS } from '../../test/settings-page.ts';
import { answer } from '../../test/answers.ts';
import { drawAdmin } from '../../test/draw-admin.tsx';
import { SaveBar } from './SaveBar.tsx';

const save = page.getByRole('button', { name: 'Save changes' });

const onContinue = vi.fn<() => void>();

let secondPerson: boolean;

beforeEach(() => {
  secondPerson = false;
  vi.spyOn(window, 'fetch').mockImplementation(async () => {
    await Promise.resolve();
    return answer({ ...THREE_CONTACTS, secondPerson });
  });
});

const drawBar = (extra: Partial<ComponentProps<typeof SaveBar>>) => {
  const onSave = vi.fn<(changeNote?: ChangeNote) => Promise<boolean>>(async () => true);
  drawAdmin(
    <SaveBar
      isSaved
      savedText="Saved, 2:41 pm"
      reason={undefined}
      isLive={false}
      saving={false}
      onSave={onSave}
      onContinue={onContinue}
      {...extra}
    />,
  );
  return onSave;
};

// EDITOR-6
test.each([
  [{}, 'Saved, 2:41 pm'],
  [{ isSaved: false }, 'Not saved'],
  [{ isSaved: false, isLive: true }, 'Advisors see this right away'],
])('the save button with %j can be pressed and says so', async (extra, text) => {
  const onSave = drawBar(extra);
  await expect.element(save).toHaveAccessibleDescription(text);
  await save.click();
  await expect.poll(() => onSave).toHaveBeenCalledOnce();
});

// LOOK-6
test('the save button stays in sight on a phone, and is below the page with larger text', async () => {
  await page.viewport(390, 400);
  onTestFinished(async () => {
    document.documentElement.style.fontSize = '';
    await page.viewport(1280, 800);
  });
  drawAdmin(
    <div>
      <div style={{ height: 2_000 }} />
      <SaveBar
        isSaved
        savedText="Saved, 2:41 pm"
        reason={undefined}
        isLive={false}
        saving={false}
        onSave={async () => true}
        onContinue={onContinue}
      />
    </div>,
  );
  await expect.element(save).toBeInViewport();
  document.documentElement.style.fontSize = '200%';
  await expect.element(save).not.toBeInViewport();
});

// EDITOR-6
test('a disabled save button shows its reason', async () => {
  drawBar({ isSaved: false, reason: 'If no: choose an action type.' });
  await expect.element(save).toBeDisabled();
  await expect.element(save).toHaveAccessibleDescription('If no: choose an action type.');
});

// EDITOR-6, EDITOR-40
test('a second press during a save is ignored', async () => {
  const onSave = drawBar({ saving: true });
  await save.click({ force: true });
  await page.getByRole('button', { name: 'Save and continue' }).click({ force: true });
  expect(onSave).not.toHaveBeenCalled();
  expect(onContinue).not.toHaveBeenCalled();
});

const openDialog = page.getByRole('button', { name: 'Note or urgent correction' });
const dialog = page.getByRole('dialog', { name: 'Note or urgent correction' });
const sentence = dialog.getByRole('textbox', { name: 'Message for advisors' });
const note = dialog.getByRole('textbox', { name: 'Note for Revisions' });
const confirm = (name: string) => dialog.getByRole('button', { name, exact: true });

// EDITOR-30
test('a save of a published issue can have a note and an urgent message, shown as advisors see it', async () => {
  const onSave = drawBar({ isSaved: false, isLive: true });
  await openDialog.click();
  await expect.element(confirm('Save')).toBeDisabled();
  await note.fill('Agreed with Security');
  await expect.element(confirm('Save')).toBeEnabled();
  await sentence.fill('Wear gloves. '.repeat(16));
  await expect.element(dialog.getByText('At most 200 characters')).toBeVisible();
  await expect.element(confirm('Save as urgent')).toBeDisabled();
  await sentence.fill('Wear gloves.');
  await expect.element(dialog.getByText('Urgent correction Wear gloves.')).toBeVisible();
  await confirm('Save as urgent').click();
  await expect
    .poll(() => onSave)
    .toHaveBeenCalledExactlyOnceWith({
      urgent: 'Wear gloves.',
      note: 'Agreed with Security',
    });
  await openDialog.click();
  await expect.element(sentence).toHaveValue('');
});

/** Is saving from the press on. */
const BarThatSaves = () => {
  const [saving, setSaving] = useState(false);
  const onSave = async (): Promise<boolean> => {
    setSaving(true);
    return await new Promise<boolean>(() => undefined);
  };
  const texts = { savedText: 'Saved, 2:41 pm', reason: undefined };
  return <SaveBar {...texts} {...{ saving, onSave, onContinue }} isSaved={false} isLive />;
};

// EDITOR-30, EDITOR-42
test('the focus returns to the button of the dialog while the urgent save runs', async () => {
  drawAdmin(<BarThatSaves />);
  await openDialog.click();
  await sentence.fill('Wear gloves.');
  await confirm('Save as urgent').click();
  await expect.element(openDialog).toHaveFocus();
  await expect.element(openDialog).toHaveAttribute('aria-disabled', 'true');
  const goOn = page.getByRole('button', { name: 'Save and continue' });
  await expect.element(goOn).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
});

// EDITOR-30
test('the text for a failed save is there again', async () => {
  const onSave = drawBar({ isSaved: false, isLive: true });
  onSave.mockResolvedValue(false);
  await openDialog.click();
  await sentence.fill('Wear gloves.');
  await confirm('Save as urgent').click();
  await openDialog.click();
  await expect.element(sentence).toHaveValue('Wear gloves.');
});

// EDITOR-30
test('a note cannot be saved without a change', async () => {
  drawBar({ isLive: true });
  await openDialog.click();
  await note.fill('Nothing');
  await expect.element(confirm('Save')).toBeDisabled();
  await confirm('Cancel').click();
});

// EDITOR-30
test('a draft offers no note, since it has no revision', () => {
  drawBar({});
  expect(openDialog.elements()).toHaveLength(0);
});

// REVIEW-23, REVIEW-30, REVIEW-20, PUBLISH-16
test('only an urgent correction is offered if a second person is needed, without typed numbers', async () => {
  secondPerson = true;
  const onSave = drawBar({ isSaved: false, urgentAlone: 'words' });
  await page.getByRole('button', { name: 'Urgent correction', exact: true }).click();
  const alone = page.getByRole('dialog', { name: 'Urgent correction' });
  await expect.element(alone).toMatchTextContent('images wait for a second person');
  const field = alone.getByRole('textbox', { name: 'Message for advisors' });
  const send = alone.getByRole('button', { name: 'Save as urgent' });
  await expect.element(send).toBeDisabled();
  await expect.element(alone.getByRole('textbox', { name: /^Note/ })).not.toBeInTheDocument();
  await field.fill('Call 911.');
  await expect.element(field).toHaveAccessibleDescription(/Do not type numbers/);
  await expect.element(send).toBeDisabled();
  await field.fill('Call');
  await alone.getByRole('button', { name: /^Insert a contact/ }).click();
  await page.getByRole('button', { name: 'Security, 10', exact: true }).click();
  await expect.element(alone.getByText(/Call Security, 10$/)).toBeVisible();
  await send.click();
  await expect.poll(() => onSave).toHaveBeenCalledWith({ urgent: 'Call [[contact:security]]' });
});
