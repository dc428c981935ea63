import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { contactWith } from '#core/fixtures/contacts.ts';
import { authoring, confirm, END, NEXT, twoPeople } from '../../test/issues.ts';
import { describeOnEachDatabase, type Call, type TestApp } from '../../test/test-app.ts';

/** Returns an urgent correction of the title. */
const titled = (text: string) => ({
  texts: { title: { text, of: 'Bed bugs' } },
  urgent: 'Read it again',
});

/** Returns the question of a step that says 'Look twice.' */
const lookedTwice = ({ _id }: { _id: string }) => ({
  [`step/${_id}/question`]: { text: 'Mira dos veces.', of: 'Look twice.' },
});

type Desk = Awaited<ReturnType<typeof authoring>>;

/** Returns short ways to work in Spanish on an issue of two steps, and the texts that make it whole. */
async function translating(desk: Desk, steps: readonly { _id: string }[]) {
  const { admin, params, anyone } = desk;
  const save = async (body: object, call: Call = admin) =>
    await call(API.saveTranslation, { params: { ...params, language: 'es' }, body });
  const list = async (call: Call = admin) => (await call(API.listTranslations, { params })).data;
  const shown = async () =>
    (await anyone(API.listTranslatedIssues, { params: { language: 'es' } })).data;
  const texts: Record<string, { text: string; of: string }> = {
    title: { text: 'Chinches', of: 'Bed bugs' },
    ...Object.fromEntries(
      steps.flatMap(({ _id }, at) => [
        [`step/${_id}/question`, { text: `Mira ${at + 1}.`, of: `Look ${at + 1}.` }],
        [`step/${_id}/confirmationAction.confirmationText`, { text: 'Hecho', of: 'Done' }],
      ]),
    ),
  };
  return { save, list, shown, texts };
}

const inStep = (at: number) => ({
  question: `Mira ${at}.`,
  'confirmationAction.confirmationText': 'Hecho',
});

async function inSpanish(app: TestApp) {
  const desk = await authoring(app);
  const steps = [
    await desk.add(confirm('Look 1.', NEXT)),
    await desk.add(confirm('Look 2.', END)),
  ] as const;
  return { ...desk, stepIds: steps.map(({ _id }) => _id), ...(await translating(desk, steps)) };
}

describeOnEachDatabase('translations of an issue', (open) => {
  // TRANSLATE-2, TRANSLATE-4, ISSUES-16
  test('saveTranslation saves texts one by one, and listTranslations returns them', async () => {
    const { save, list, texts, read, params, admin } = await inSpanish(await open());
    const before = await read();
    const { status, data } = await save({ texts: { title: texts.title } });
    expect(status).toBe(200);
    expect(data).toEqual({
      language: 'es',
      isPublished: false,
      texts: { title: texts.title },
      version: before.version + 1,
      isChanged: true,
    });
    expect((await save({ texts: { title: texts.title } })).data.isChanged).toBe(false);
    await save({ texts });
    expect(await list()).toEqual({
      version: before.version + 2,
      translations: [{ language: 'es', isPublished: false, texts }],
    });
    expect((await read()).updatedAt).toBe(before.updatedAt);
    await save({ texts: Object.fromEntries(Object.keys(texts).map((place) => [place, null])) });
    expect((await list()).translations).toEqual([]);

    const refused = await save({
      texts: {
        title: { text: 'x'.repeat(201), of: 'Bed bugs' },
        'step/none/question': { text: '¿?', of: '?' },
      },
    });
    expect([refused.code, refused.problems]).toEqual([
      'INVALID_TRANSLATION',
      [
        { field: 'title', code: 'TOO_LONG' },
        { field: 'step/none/question', code: 'NO_SUCH_TEXT' },
      ],
    ]);
    expect((await save({})).code).toBe('INVALID_INPUT');
    expect((await save({ texts: {}, publish: true })).code).toBe('INVALID_INPUT');
    for (const place of ['category', 'nothing', 'constructor', 'step/none']) {
      const { code, problems } = await save({ texts: { [place]: texts.title } });
      expect([code, problems]).toEqual([
        'INVALID_TRANSLATION',
        [{ field: place, code: 'NO_SUCH_TEXT' }],
      ]);
    }
    const none = { text: ' ', of: '' };
    expect((await save({ texts: { nothing: none } })).data).toMatchObject({ isChanged: false });
    const other = { params: { ...params, language: 'klingon' }, body: { texts } };
    expect((await admin(API.saveTranslation, other)).code).toBe('NOT_FOUND');
  });

  // TRANSLATE-3, TRANSLATE-5, TRANSLATE-6, TRANSLATE-7
  test('listTranslatedIssues, getPublishedTranslation: return fully translated steps of a published language', async () => {
    const { save, shown, texts, update, updateStep, anyone, params, stepIds } = await inSpanish(
      await open(),
    );
    const [one = '', two = ''] = stepIds;
    await update({ publish: true });
    expect((await save({ publish: true })).code).toBe('NOT_WHOLE');
    await save({ texts });
    expect(await shown()).toEqual([]);
    const library = async () =>
      (await anyone(API.listAdvisorIssues, { params: { category: 'Pests' } })).raw.json<{
        campus: { languages?: object };
      }>();
    expect((await library()).campus.languages).toBeUndefined();

    expect((await save({ publish: true })).status).toBe(200);
    expect(await shown()).toEqual([
      {
        _id: params.id,
        revision: 2,
        title: 'Chinches',
        steps: { [one]: inStep(1), [two]: inStep(2) },
      },
    ]);
    expect((await library()).campus.languages).toEqual({ es: 1 });
    // Sends no word of another language to a phone that reads the original.
    const inOriginal = await anyone(API.listAdvisorIssues, { params: { category: 'Pests' } });
    expect(inOriginal.raw.body).toContain(params.id);
    expect(inOriginal.raw.body).not.toContain('Chinches');
    const first = await anyone(API.listTranslatedIssues, { params: { language: 'es' } });
    expect(first.raw.json()).toMatchObject({ answers: { yes: 'Sí', no: 'No' } });
    const headers = { 'if-none-match': String(first.headers.etag) };
    const again = async () =>
      (await anyone(API.listTranslatedIssues, { params: { language: 'es' }, headers })).status;
    expect(await again()).toBe(304);

    // A changed original shows its step whole in the original; what was shown before stays readable.
    await updateStep(one, { question: 'Look under the bed.' });
    expect(await again()).toBe(200);
    expect(await shown()).toEqual([
      { _id: params.id, revision: 3, title: 'Chinches', steps: { [two]: inStep(2) } },
    ]);
    const former = await anyone(API.getPublishedTranslation, {
      params: { ...params, number: '2', language: 'es' },
    });
    expect(former.data.steps).toEqual({ [one]: inStep(1), [two]: inStep(2) });
    const never = { params: { ...params, number: '1', language: 'es' } };
    expect((await anyone(API.getPublishedTranslation, never)).code).toBe('NOT_FOUND');

    await save({ publish: false });
    expect(await shown()).toEqual([]);
    const withdrawn = { params: { ...params, number: '2', language: 'es' } };
    expect((await anyone(API.getPublishedTranslation, withdrawn)).code).toBe('NOT_FOUND');
    expect((await save({ publish: true })).code).toBe('NOT_WHOLE');
    expect((await save({ publish: true, partly: true })).status).toBe(200);
    expect(await shown()).toHaveLength(1);
    await update({ publish: false });
    expect(await shown()).toEqual([]);
    expect((await anyone(API.listTranslatedIssues, { params: { language: 'xx' } })).code).toBe(
      'NOT_FOUND',
    );
  });

  // TRANSLATE-13, ISSUES-5
  test('listIssues counts the texts of each language along with the steps', async () => {
    const { save, texts, admin, update } = await inSpanish(await open());
    const languages = async () => {
      const { data } = await admin(API.listIssues, { query: { steps: 'count' } });
      const [issue] = data;
      return issue && 'stepCount' in issue ? issue.languages : expect.fail();
    };
    expect(await languages()).toBeUndefined();
    await save({ texts: { title: texts['title'] } });
    const counts = { isPublished: false, current: 1, stale: 0, missing: 4 };
    expect(await languages()).toEqual([{ language: 'es', ...counts, title: 'Chinches' }]);
    await save({ texts });
    await save({ publish: true });
    await update({ title: 'Bugs' });
    expect(await languages()).toEqual([
      { language: 'es', isPublished: true, current: 4, stale: 1, missing: 0, title: 'Chinches' },
    ]);
  });

  // TRANSLATE-3, ISSUES-21
  test('two authors conflict on the same text, but not on different texts or with a change of the original', async () => {
    const app = await open();
    const { save, read, texts, updateStep, stepIds, list } = await inSpanish(app);
    const bob = await app.signedIn({ email: 'bob@example.edu', name: 'Bob', role: 'author' });
    const { version: basedOn } = await read();
    const question = `step/${stepIds[0]}/question`;
    await save({ texts: { title: texts.title }, basedOn });
    expect((await save({ texts: { [question]: texts[question] }, basedOn }, bob)).status).toBe(200);
    await updateStep(stepIds[0] ?? '', { question: 'Look under the bed.', basedOn });
    const lost = await save({ texts: { title: { text: 'Bichos', of: 'Bed bugs' } }, basedOn }, bob);
    expect([lost.code, lost.problems]).toEqual([
      'VERSION_CONFLICT',
      [
        {
          part: 'translation',
          language: 'es',
          text: 'title',
          change: 'saved',
          by: 'Ada',
          at: '2026-11-20T03:07:00.000Z',
        },
      ],
    ]);
    expect((await list()).translations[0]?.texts).toEqual({
      title: texts.title,
      [question]: texts[question],
    });
  });

  // TRANSLATE-8, REVIEW-3, REVIEW-11
  test('a published language waits for a second person; drafts and withdrawals take effect at once', async () => {
    const app = await open();
    const desk = await twoPeople(app);
    const { step, bob, publish, params, settle, read } = desk;
    const { save, list, shown } = await translating(desk, [step]);
    await publish(bob);
    const title = { text: 'Chinches', of: 'Bed bugs' };
    expect((await save({ texts: { title } })).data.pending).toBeUndefined();
    const asked = await save({ publish: true, partly: true });
    expect(asked.data.pending).toMatchObject({ disputed: [] });
    expect(await shown()).toEqual([]);
    expect((await settle(desk.admin, 'publish')).code).toBe('SECOND_PERSON_NEEDED');
    expect((await settle(bob, 'publish')).status).toBe(200);
    expect(await shown()).toEqual([{ _id: params.id, revision: 2, title: 'Chinches', steps: {} }]);

    await save({ texts: { title: { ...title, text: 'Bichos' } } });
    expect((await shown())[0]?.title).toBe('Chinches');
    expect((await list()).translations[0]?.texts).toMatchObject({ title: { text: 'Bichos' } });
    const asAdvisorsHaveIt = async () =>
      (await desk.admin(API.listTranslations, { params, query: { words: 'published' } })).data;
    expect((await asAdvisorsHaveIt()).translations[0]?.texts).toMatchObject({ title });

    // A wrong translation is withdrawn without anybody's word; what waited stays written.
    expect((await save({ publish: false })).status).toBe(200);
    expect(await shown()).toEqual([]);
    expect((await asAdvisorsHaveIt()).translations).toEqual([]);
    expect((await list()).translations[0]).toMatchObject({
      isPublished: false,
      texts: { title: { text: 'Bichos' } },
    });
    expect((await read()).pending).toBeUndefined();
  });

  // TRANSLATE-8, REVIEW-20
  test('an urgent correction of a translation cannot add a number that nobody else has read', async () => {
    const desk = await twoPeople(await open());
    const { bob, publish, settle, step } = desk;
    const { save, shown } = await translating(desk, [step]);
    await publish(bob);
    await save({ texts: { title: { text: 'Chinches', of: 'Bed bugs' } } });
    await save({ publish: true, partly: true });
    await settle(bob, 'publish');
    expect((await save(titled('Llama al 112'))).code).toBe('SECOND_PERSON_NEEDED');
    expect((await save(titled('Bichos'))).status).toBe(200);
    expect((await shown())[0]?.title).toBe('Bichos');
  });

  // TRANSLATE-8, REVIEW-13, PUBLISH-15
  test('waiting texts take over a correction, and a text that both changed is disputed until saved again', async () => {
    const desk = await twoPeople(await open());
    const { bob, publish, settle, step, read, updateStep, steps } = desk;
    const { save, shown, list } = await translating(desk, [step]);
    await publish(bob);
    const [one] = await steps();
    const question = `step/${step._id}/question`;
    const of = one?.question ?? '';
    const confirmed = { text: 'Hecho', of: 'Done' };
    await save({
      texts: {
        title: { text: 'Chinches', of: 'Bed bugs' },
        [question]: { text: 'Mira.', of },
        [`step/${step._id}/confirmationAction.confirmationText`]: confirmed,
      },
    });
    await save({ publish: true });
    await settle(bob, 'publish');
    expect(Object.keys((await shown())[0]?.steps ?? {})).toEqual([step._id]);

    await save({ texts: { title: { text: 'Bichos', of: 'Bed bugs' } } });
    await updateStep(step._id, {
      question: 'Look twice.',
      urgent: 'Look twice',
      words: 'published',
    });
    // The step is shown in the original from then on, whatever waits.
    expect((await shown())[0]).toMatchObject({ title: 'Chinches', steps: {} });
    expect((await read()).pending?.disputed).toEqual([]);
    const other = { texts: { title: { text: 'Plaga', of: 'Bed bugs' } } };
    await save({ ...other, urgent: 'The name was wrong', words: 'published' }, bob);
    expect((await shown())[0]?.title).toBe('Plaga');
    expect((await read()).pending?.disputed).toEqual(['translation/es/title']);
    expect((await list()).translations[0]?.texts).toMatchObject({ title: { text: 'Bichos' } });
    expect((await settle(bob, 'publish')).status).toBe(409);
    // Words of before the correction do not wait (PUBLISH-15).
    expect((await save({ texts: titled('Chinches').texts })).code).toBe('SECOND_PERSON_NEEDED');
    expect((await save({ texts: titled('Plaga de chinches').texts })).status).toBe(200);
    expect((await read()).pending?.disputed).toEqual([]);
  });

  // TRANSLATE-8, PUBLISH-15
  test('words that an urgent correction replaced come back only with a sentence, also after a newer translation', async () => {
    const { save, texts, update, updateStep, stepIds, read } = await inSpanish(await open());
    const [one = ''] = stepIds;
    const code = 'CORRECTED_URGENTLY';
    await update({ publish: true });
    await updateStep(one, { question: 'Look from afar.', urgent: 'Stay away.' });
    await save({ texts });
    await save({ publish: true, partly: true });
    expect(await update({ restoreRevision: 1 })).toMatchObject({ code });
    expect(await updateStep(one, { question: 'Look 1.' })).toMatchObject({ code });

    await save({ texts: titled('Bichos').texts, urgent: 'The name was wrong.' });
    await updateStep(one, { question: 'Look from far away.' });
    expect(await save({ texts: { title: texts.title } })).toMatchObject({ code });
    expect((await save({ texts: titled('Plaga').texts })).status).toBe(200);
    expect((await save({ texts: { title: texts.title }, urgent: 'It was right.' })).status).toBe(
      200,
    );
    const { revision } = await read();
    // A language that says what it said before brings nothing back.
    expect((await updateStep(one, { question: 'Look from there.' })).data).toMatchObject({
      question: 'Look from there.',
    });
    expect((await read()).revision).toBe((revision ?? 0) + 1);
  });

  // TRANSLATE-2, REVIEW-14
  test('texts of a step stay if the waiting changes remove or add the step', async () => {
    const desk = await twoPeople(await open());
    const { add, bob, publish, settle, step, update } = desk;
    const { save, list } = await translating(desk, [step]);
    await publish(bob);
    const added = await add(confirm('Look twice.', END));
    await settle(bob, 'publish');
    expect((await save({ texts: lookedTwice(added) })).status).toBe(200);
    expect((await update({ restoreRevision: 1 })).status).toBe(200);
    expect((await save({ texts: titled('Chinches').texts })).status).toBe(200);
    expect((await list()).translations[0]?.texts).toMatchObject(lookedTwice(added));
    await settle(bob, 'discard');
    expect((await list()).translations[0]?.texts).toMatchObject(lookedTwice(added));

    const waiting = await add(confirm('Look twice.', END));
    expect((await save({ texts: lookedTwice(waiting) })).status).toBe(200);
    const urgent = { urgent: 'Read it again.', words: 'published' };
    expect((await save({ texts: titled('Plaga').texts, ...urgent })).status).toBe(200);
    expect((await list()).translations[0]?.texts).toMatchObject(lookedTwice(waiting));
  });

  // TRANSLATE-20
  test('getIssue, listAdvisorIssues, listTitles: state the language of an issue, from the campus setting', async () => {
    const { admin, anyone, update, params, db } = await inSpanish(await open());
    await update({ publish: true });
    const languages = async () => {
      const { data: one } = await anyone(API.getIssue, { params });
      const { data: listed } = await anyone(API.listAdvisorIssues, {
        params: { category: 'Pests' },
      });
      const { data: titles } = await anyone(API.listTitles);
      return [one, listed[0], titles[0]].map((issue) => (issue as { language?: string }).language);
    };
    expect(await languages()).toEqual([undefined, undefined, undefined]);
    const { campus, version } = (await admin(API.getSettings)).data;
    const body = { campus: { ...campus, language: 'es' as const }, version };
    expect((await admin(API.updateSettings, { body })).status).toBe(200);
    expect(await languages()).toEqual(['es', 'es', 'es']);
    // A text of the starter library is English wherever it is.
    await db.write
      .updateTable('issue')
      .set({ is_starter: 1 })
      .where('id', '=', params.id)
      .execute();
    await update({ publish: false });
    await update({ publish: true });
    expect(await languages()).toEqual([undefined, undefined, undefined]);
  });

  // TRANSLATE-10
  test('replacing a contact replaces it in every language, and makes no text stale', async () => {
    const { admin, save, list, update, read } = await inSpanish(await open());
    const { data: before } = await admin(API.getSettings);
    const contacts = [contactWith('porter'), contactWith('warden')];
    const { version } = before;
    const campus = { ...before.campus, contacts };
    expect((await admin(API.updateSettings, { body: { campus, version } })).status).toBe(200);
    await update({ firstAct: 'Call [[contact:porter]].' });
    const text = { text: 'Llama a [[contact:porter]].', of: 'Call [[contact:porter]].' };
    expect((await save({ texts: { firstAct: text } })).status).toBe(200);
    const replaced = await admin(API.updateSettings, {
      body: {
        campus: { ...campus, contacts: [contactWith('warden')] },
        version: version + 1,
        replace: { porter: 'warden' },
      },
    });
    expect(replaced.status).toBe(200);
    expect((await read()).firstAct).toBe('Call [[contact:warden]].');
    expect((await list()).translations[0]?.texts).toEqual({
      firstAct: { text: 'Llama a [[contact:warden]].', of: 'Call [[contact:warden]].' },
    });
  });
});
