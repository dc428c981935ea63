import { API } from '#core/api/api.ts';
import { answer, next, PHONE, REMINDER, startChosen, walkOf } from '../base/advisor.ts';
import { asAdmin, attendancesOf, publishIssue, type WrittenIssue } from '../base/authoring.ts';
import { visit } from '../base/cached-app.ts';
import { expect, test } from '../base/fixtures.ts';
import { judgePhone } from '../base/judge.ts';

// Without a signal the newest library does not come.
test.use({ ...PHONE, expectedStatuses: [0] });

const goOn = { actionType: 'Go to next step' } as const;

const LEAK: WrittenIssue = {
  title: 'Water from the floor above',
  category: 'Water',
  firstAct: 'Keep everybody out of the room.',
  steps: [
    {
      question: 'Is the water near lights or sockets?',
      answerType: 'Yes or No',
      customiseAnswerType: false,
      yesAction: goOn,
      noAction: goOn,
    },
    {
      question: 'Close the valve under the sink.',
      answerType: 'Show a confirmation checkbox',
      confirmationAction: { actionType: 'Issue resolution', confirmationText: 'It is closed' },
    },
  ],
};

// TRANSLATE-11, TRANSLATE-21, TRANSLATE-24, TRANSLATE-25, TRANSLATE-26, TRANSLATE-27
test('a walk switches to Spanish and back without a signal, and its record has the language', async ({
  page,
  context,
  server,
}) => {
  test.slow();
  const { id, stepIds } = await publishIssue(server, LEAK);
  const of = { params: { id, language: 'es' } };
  const [question] = LEAK.steps;
  await asAdmin(server, API.saveTranslation, {
    ...of,
    body: {
      texts: {
        title: { text: 'Agua del piso de arriba', of: LEAK.title },
        firstAct: { text: 'Que nadie entre en la habitación.', of: LEAK.firstAct ?? '' },
        [`step/${stepIds[0]}/question`]: {
          text: '¿Hay agua cerca de luces o enchufes?',
          of: question?.question ?? '',
        },
      },
    },
  });
  await asAdmin(server, API.saveTranslation, { ...of, body: { publish: true, partly: true } });

  const list = '/user/issues-list/Water?search=floor%20above';
  await visit(page, list);
  const walk = await startChosen(page, LEAK.title);
  await expect(walk.getByText('Is the water near lights or sockets?')).toHaveAttribute(
    'lang',
    'en',
  );
  const inSpanish = walkOf(page, 'Agua del piso de arriba');
  const choose = async (from: typeof walk, name: string, use: string): Promise<void> => {
    await from.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Language', exact: true }).click();
    await page.getByRole('radio', { name }).check();
    await judgePhone(page, `choosing ${name}`);
    await page.getByRole('button', { name: use }).click();
  };
  await choose(walk, 'Español', 'Usar español');
  await expect(inSpanish.getByText('¿Hay agua cerca de luces o enchufes?')).toBeVisible();
  await judgePhone(page, 'a walk in Spanish');

  await context.setOffline(true);
  await choose(inSpanish, 'English', 'Use English');
  await expect(walk.getByText('Is the water near lights or sockets?')).toBeVisible();
  await choose(walk, 'Español', 'Usar español');
  await answer(inSpanish, 'Sí');
  await page.reload();
  await page.getByRole('button', { name: 'Go on', exact: true }).first().click();
  await expect(inSpanish.getByRole('radio', { name: 'Sí' })).toBeChecked();
  await next(inSpanish);
  await expect(inSpanish.getByText('This step is not in Spanish yet')).toBeVisible();
  await expect(inSpanish.getByText('Close the valve under the sink.')).toHaveAttribute(
    'lang',
    'en',
  );
  await judgePhone(page, 'a step that is not in Spanish');
  await answer(inSpanish, 'It is closed');
  await expect(inSpanish.getByText(REMINDER)).toBeVisible();
  await inSpanish.getByRole('button', { name: 'Issue resolved' }).click();
  await page.getByRole('button', { name: 'Back to home' }).click();
  await context.setOffline(false);

  const record = async () => {
    const rows = await attendancesOf(server, id);
    const row = rows[0]?._id;
    if (row === undefined) return undefined;
    const { steps } = await asAdmin(server, API.getRecord, { params: { id: row } });
    return steps.map(({ shownIn, response }) => [shownIn, response]);
  };
  await expect.poll(record).toEqual([
    ['es', 'Yes'],
    [undefined, true],
  ]);
});
