import { expect, test } from 'vitest';
import { API } from '#core/api.ts';
import { authoring, confirm } from '../test/issues.ts';
import { describeOnEachDatabase, type TestApp } from '../test/test-app.ts';

/** An issue of one step that is published, as its first revision. */
async function published(opened: TestApp) {
  const author = await authoring(opened);
  const step = await author.add(confirm('Look'));
  await author.update({ publish: true });
  const rows = async () =>
    await author.db.read
      .selectFrom('revision')
      .select(['number', 'note', 'urgent'])
      .orderBy('number')
      .execute();
  return { ...author, step, rows };
}

describeOnEachDatabase('what is said of a save', (open) => {
  // PUBLISH-12, PUBLISH-14
  test('an urgent sentence and a note stay with the revision; advisors get the newest sentence alone', async () => {
    const opened = await open();
    const { anyone, createStep, params, read, rows, step, update, updateStep } =
      await published(opened);
    const forAdvisors = async () => (await anyone(API.getIssue, { params })).data;
    expect(await forAdvisors()).not.toHaveProperty('urgent');
    const at = opened.clock.now.toISOString();
    const urgent = '  Keep\n the door shut. ';
    await updateStep(step._id, { question: 'Look twice', urgent, note: 'Agreed' });
    const first = { sentence: 'Keep the door shut.', revision: 2, at };
    expect((await forAdvisors()).urgent).toEqual(first);
    await update({ title: 'Mice', note: ' ', urgent: '' });
    expect(await read()).toMatchObject({ revision: 3, urgent: first });
    await createStep({ ...confirm('Listen'), urgent: 'Listen first.' });
    expect(await forAdvisors()).toMatchObject({
      revision: 4,
      urgent: { sentence: 'Listen first.', revision: 4 },
    });
    const list = await anyone(API.listAdvisorIssues, { params: { category: 'Pests' } });
    expect(list.data[0]?.urgent).toMatchObject({ revision: 4 });
    expect(await rows()).toEqual([
      { number: 1, note: null, urgent: null },
      { number: 2, note: 'Agreed', urgent: 'Keep the door shut.' },
      { number: 3, note: null, urgent: null },
      { number: 4, note: null, urgent: 'Listen first.' },
    ]);
  });

  // PUBLISH-6, PUBLISH-12
  test('a sentence alone is a revision, the same one again is none', async () => {
    const { createStep, read, rows, step, updateStep } = await published(await open());
    await updateStep(step._id, { question: 'Look', urgent: 'Wear gloves.' });
    await updateStep(step._id, { question: 'Look', urgent: 'Wear gloves.', note: 'Again' });
    expect((await read()).revision).toBe(2);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const body = { ...confirm('Listen'), urgent: 'Listen.', version: (await read()).version };
    await createStep(body, key);
    await updateStep(step._id, { question: 'Look up', urgent: 'Look up.' });
    expect((await createStep(body, key)).status).toBe(200);
    expect((await rows()).map(({ urgent }) => urgent)).toEqual([
      null,
      'Wear gloves.',
      'Listen.',
      'Look up.',
    ]);
  });

  // PUBLISH-12
  test('a draft takes neither, and a sentence is at most 200 characters long', async () => {
    const { read, rows, step, update, updateStep } = await published(await open());
    expect(await updateStep(step._id, { question: 'No', urgent: 'x'.repeat(201) })).toMatchObject({
      code: 'INVALID_INPUT',
    });
    await updateStep(step._id, { question: 'Look', urgent: 'Wear gloves.' });
    await update({ publish: false });
    const said = { question: 'Look now', urgent: 'Now.' };
    expect(await updateStep(step._id, said)).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await update({ title: 'Mice', note: 'Why' })).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await read()).toMatchObject({ title: 'Bed bugs', steps: [{ question: 'Look' }] });
    // Those who walk an older revision hear of it when it is published.
    await update({ publish: true, urgent: 'It was rewritten.' });
    expect((await rows()).at(-1)).toEqual({ number: 3, note: null, urgent: 'It was rewritten.' });
  });
});
