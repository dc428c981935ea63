import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  button,
  lift,
  nobody,
  openEditor,
  prepareEditorPage,
  server,
  toasts,
} from '../../test/editor-page.tsx';
import { answer, refusal } from '../../test/answers.ts';

prepareEditorPage();

const REASON = 'An urgent correction removed this text: “Wear gloves.”';
const refuse = () => refusal('CORRECTED_URGENTLY', [], REASON);

// PUBLISH-15, EDITOR-47
test('a draft with text that was corrected urgently is published only with a message', async () => {
  const urgent = { sentence: 'Wear gloves.', revision: 2, at: '2026-11-20T10:00:00Z' };
  server.answers = {
    'GET /api/issue/lift': () => answer({ ...lift, revision: 2, urgent }),
    'PUT /api/issue/lift': refuse,
  };
  openEditor('/issue/lift');
  await button('Publish').click();
  const asked = page.getByRole('dialog', { name: 'Restore corrected text?' });
  await asked.getByRole('textbox', { name: 'Message for advisors' }).fill('Bare hands are right.');
  server.answers['PUT /api/issue/lift'] = () =>
    answer({ ...lift, publish: true, revision: 3, version: 2 });
  await asked.getByRole('button', { name: 'Tell advisors and publish' }).click();
  await expect.element(page.getByText('PUBLISHED', { exact: true })).toBeVisible();
  await expect.element(asked).not.toBeInTheDocument();
  expect(server.sent.map(({ body }) => body)).toEqual(
    [{ publish: true }, { publish: true, urgent: 'Bare hands are right.' }].map((data) =>
      JSON.stringify({ data }),
    ),
  );
});

const dataSent = () => server.sent.map(({ body }) => (JSON.parse(body) as { data: unknown }).data);

// PUBLISH-15, EDITOR-12
test('a removal that restores corrected text asks for a message, and Undo sends the old one', async () => {
  const [a, b, c] = lift.steps;
  const REMOVE = 'PUT /api/issue/update-step/lift/c';
  const correction = { sentence: 'Wear gloves.', revision: 2, at: '2026-11-20T10:00:00Z' };
  const published = { ...lift, publish: true, revision: 2, urgent: correction };
  server.answers = {
    'GET /api/issue/lift': () => answer(published),
    [REMOVE]: refuse,
  };
  openEditor('/issue/lift?pane=c');
  await button('REMOVE STEP').click();
  const asked = page.getByRole('dialog', { name: 'Restore corrected text?' });
  await expect.element(asked).toMatchTextContent(/“Wear gloves\.”/);
  await expect.element(toasts('status', 'Step removed')).not.toBeInTheDocument();
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(button('Step 3')).toBeVisible();

  await button('REMOVE STEP').click();
  await asked
    .getByRole('textbox', { name: 'Message for advisors' })
    .fill('Two steps are enough again.');
  const urgent = { ...correction, sentence: 'Two steps are enough again.', revision: 3 };
  server.answers = {
    'GET /api/issue/lift': () => answer({ ...published, steps: [a, b], version: 2, urgent }),
    [REMOVE]: () => answer({ ...c, issueVersion: 2 }),
  };
  await asked.getByRole('button', { name: 'Remove and tell advisors' }).click();
  await expect.element(toasts('status', 'Step removed')).toBeVisible();
  await expect.element(button('Step 3')).not.toBeInTheDocument();
  await expect.poll(dataSent).toHaveLength(3);
  await button('Undo').click();
  await expect.poll(dataSent).toHaveLength(4);
  expect(dataSent().slice(2)).toMatchObject([
    { isArchived: true, urgent: 'Two steps are enough again.' },
    { isArchived: false, urgent: 'Wear gloves.' },
  ]);
});

// PUBLISH-15, EDITOR-13, EDITOR-15
test('a new order and the Undo of a removal also ask for a message', async () => {
  const [a, b, c] = lift.steps;
  const urgent = { sentence: 'Wear gloves.', revision: 2, at: '2026-11-20T10:00:00Z' };
  const published = { ...lift, publish: true, revision: 2, urgent };
  server.answers = {
    'GET /api/issue/lift': () => answer(published),
    'PUT /api/issue/lift': refuse,
    'PUT /api/issue/update-step/lift/c': () => answer({ ...c, issueVersion: 2 }),
  };
  openEditor('/issue/lift?pane=c');
  await button('Move up').click();
  const asked = page.getByRole('dialog', { name: 'Restore corrected text?' });
  const sentence = asked.getByRole('textbox', { name: 'Message for advisors' });
  await sentence.fill('First things first.');
  server.answers['PUT /api/issue/lift'] = () =>
    answer({ ...published, steps: [a, c, b], version: 2, isChanged: true });
  await asked.getByRole('button', { name: 'Move and tell advisors' }).click();
  await expect.poll(dataSent).toHaveLength(2);
  expect(dataSent()[1]).toMatchObject({
    urgent: 'First things first.',
    stepOrder: ['a', 'c', 'b'],
  });
  await expect.element(asked).not.toBeInTheDocument();

  await button('REMOVE STEP').click();
  await expect.poll(dataSent).toHaveLength(3);
  server.answers['PUT /api/issue/update-step/lift/c'] = refuse;
  await button('Undo').click();
  await sentence.fill('All three again.');
  server.answers['PUT /api/issue/update-step/lift/c'] = () => answer({ ...c, issueVersion: 3 });
  await asked.getByRole('button', { name: 'Restore and tell advisors' }).click();
  await expect.poll(dataSent).toHaveLength(5);
  expect(dataSent()[4]).toMatchObject({ isArchived: false, urgent: 'All three again.' });
});

// PUBLISH-15, SHELL-5
test.each([
  { press: 'Publish', publish: false },
  { press: 'REMOVE STEP', publish: true },
  { press: 'Move up', publish: true },
])('$press says why it was refused if the correction does not load', async (one) => {
  const { press, publish } = one;
  const loaded = [() => answer({ ...lift, publish, revision: 2 })];
  server.answers = {
    'GET /api/issue/lift': () => (loaded.pop() ?? nobody)(),
    'PUT /api/issue/lift': refuse,
    'PUT /api/issue/update-step/lift/c': refuse,
  };
  openEditor('/issue/lift?pane=c');
  await button(press).click();
  await expect.element(page.getByText(/Wear gloves/).first()).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button('Step 3')).toBeVisible();
});

// PUBLISH-15, EDITOR-12
test('a removal saved with its message is done, even if the issue does not load afterward', async () => {
  const REMOVE = 'PUT /api/issue/update-step/lift/c';
  const urgent = { sentence: 'Wear gloves.', revision: 2, at: '2026-11-20T10:00:00Z' };
  server.answers = {
    'GET /api/issue/lift': () => answer({ ...lift, publish: true, revision: 2, urgent }),
    [REMOVE]: refuse,
  };
  openEditor('/issue/lift?pane=c');
  await button('REMOVE STEP').click();
  const asked = page.getByRole('dialog', { name: 'Restore corrected text?' });
  await asked.getByRole('textbox', { name: 'Message for advisors' }).fill('Two are enough again.');
  server.answers = {
    'GET /api/issue/lift': nobody,
    [REMOVE]: () => answer({ ...lift.steps[2], issueVersion: 2 }),
  };
  await asked.getByRole('button', { name: 'Remove and tell advisors' }).click();
  await expect.element(toasts('status', 'Step removed')).toBeVisible();
  await expect.poll(dataSent).toHaveLength(2);
  await expect.element(button('Step 3')).not.toBeInTheDocument();
  server.answers[REMOVE] = () => answer({ ...lift.steps[2], issueVersion: 3 });
  await button('Undo').click();
  await expect.element(button('Step 3')).toBeVisible();
  expect(dataSent()[2]).toMatchObject({ isArchived: false, urgent: 'Wear gloves.' });
});
