import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { assert } from '#core/base/assert.ts';
import { ask, authoring, confirm, END, NEXT, skip } from '../../test/issues.ts';
import { describeOnEachDatabase, type Call } from '../../test/test-app.ts';
import { awaitReview } from '../rows/translation-reviews.sql.ts';

describeOnEachDatabase('reviews of translations', (open) => {
  /** Makes an issue of three steps and two paths, published, in Spanish as far as its first and last step. */
  const translated = async () => {
    const app = await open();
    const desk = await authoring(app);
    const first = await desk.add(ask('Is it dark?', NEXT, END));
    const second = await desk.add(confirm('Take a lamp.'));
    const third = await desk.add(confirm('Go in.', END));
    await desk.updateStep(first._id, { noAction: skip(3) });
    await desk.update({ publish: true });
    const { admin, params, anyone } = desk;
    const inSpanish = { ...params, language: 'es' };
    const texts = {
      title: { text: 'Oscuro', of: 'Bed bugs' },
      [`step/${first._id}/question`]: { text: '¿Está oscuro?', of: 'Is it dark?' },
      [`step/${third._id}/question`]: { text: 'Entra.', of: 'Go in.' },
      [`step/${third._id}/confirmationAction.confirmationText`]: { text: 'Hecho', of: 'Done' },
    };
    const save = async (body: object) =>
      await admin(API.saveTranslation, { params: inSpanish, body });
    await save({ texts });
    await save({ publish: true, partly: true });
    const fromLibrary = async () =>
      await app.db.write
        .transaction()
        .execute(async (tx) => await awaitReview(tx, { issueId: params.id, language: 'es' }));
    const paths = async (language?: string) => {
      const query = language === undefined ? {} : { language };
      const { data } = await admin(API.listPaths, { params, query });
      assert('paths' in data, 'the paths were asked for');
      return data;
    };
    const tick = async (fingerprint: string, language: string | undefined, isChecked = true) =>
      await admin(API.checkPath, {
        params: { ...params, fingerprint },
        body: { isChecked, ...(language !== undefined && { language }) },
      });
    const review = async (call: Call = admin) =>
      await call(API.reviewTranslation, { params: inSpanish });
    const marks = async () => {
      const { data: list } = await admin(API.listTranslations, { params });
      const { data: issues } = await admin(API.listIssues, { query: { steps: 'count' } });
      const { data: shown } = await anyone(API.listTranslatedIssues, {
        params: { language: 'es' },
      });
      const { data: revision } = await anyone(API.getPublishedTranslation, {
        params: { ...inSpanish, number: String(shown[0]?.revision) },
      });
      const counted = issues.flatMap((issue) => ('languages' in issue ? issue.languages : []));
      return [...list.translations, ...counted, ...shown, revision].map(
        (one) => one?.notReviewed ?? false,
      );
    };
    return { ...app, ...desk, second, paths, tick, review, marks, save, fromLibrary };
  };

  // TRANSLATE-43
  test('listPaths, checkPath: the paths of a language are checked separately from the original', async () => {
    const { paths, tick, update, updateStep, second, save } = await translated();
    const { steps, paths: inSpanish } = await paths('es');
    expect(steps.map(({ question }) => question)).toEqual([
      '¿Está oscuro?',
      'Take a lamp.',
      'Entra.',
    ]);
    const [long, short] = inSpanish;
    assert(long && short, 'there are two paths');
    expect(await tick(short.fingerprint, 'es')).toMatchObject({ data: { count: 2, checked: 1 } });
    expect(await paths('es')).toMatchObject({
      checked: 1,
      paths: [{ check: null }, { check: {} }],
    });
    expect(await paths()).toMatchObject({ checked: 0 });
    expect(await paths('fr')).toMatchObject({ checked: 0 });
    // A path in another language does not count here.
    expect((await tick(long.fingerprint, undefined)).status).toBe(409);
    for (const { fingerprint } of (await paths()).paths) await tick(fingerprint, undefined);
    expect(await paths('es')).toMatchObject({ checked: 1 });

    // A translated text that changes reopens its paths only in that language.
    const place = `step/${second._id}/question`;
    await tick(long.fingerprint, 'es');
    const done = { text: 'Hecho', of: 'Done' };
    await save({
      texts: {
        [place]: { text: 'Coge una lámpara.', of: 'Take a lamp.' },
        [`step/${second._id}/confirmationAction.confirmationText`]: done,
      },
    });
    expect(await paths('es')).toMatchObject({
      checked: 1,
      paths: [{ check: null, reopened: { changed: [2] } }, { check: {} }],
    });
    expect(await paths()).toMatchObject({ checked: 2 });
    // So does an original that changes: its step is read in the original again.
    await updateStep(second._id, { question: 'Take two lamps.' });
    expect((await paths('es')).steps[1]?.question).toBe('Take two lamps.');
    await update({ title: 'Dark' });
    expect(await paths('es')).toMatchObject({ checked: 1 });
  });

  // TRANSLATE-42, TRANSLATE-43
  test('reviewTranslation: a library translation is marked not reviewed until all its paths are checked', async () => {
    const { paths, tick, review, marks, fromLibrary, update, save, clock, call, db } =
      await translated();
    expect(await marks()).toEqual([false, false, false, false]);
    expect((await paths('es')).notReviewed).toBeUndefined();
    await fromLibrary();
    expect(await paths('es')).toMatchObject({ reviewed: null, notReviewed: true });
    const [long, short] = (await paths('es')).paths;
    await tick(short?.fingerprint ?? '', 'es');
    expect(await review()).toMatchObject({ status: 409, code: 'PATHS_NOT_CHECKED' });
    expect((await review(call)).status).toBe(401);
    await tick(long?.fingerprint ?? '', 'es');
    clock.pass(60_000);
    const { status, data } = await review();
    expect(status).toBe(200);
    expect(data).toEqual({
      at: clock.now.toISOString(),
      by: expect.stringContaining('') as string,
    });
    expect((await paths('es')).reviewed).toEqual(data);
    expect((await paths()).reviewed).toBeNull();
    expect(await marks()).toEqual([false, false, false, false]);
    const trail = db.read
      .selectFrom('audit')
      .select('what')
      .where('what', '=', 'translation.review');
    expect(await trail.execute()).toHaveLength(1);
    // PATHS-7, CLUSTER-9
    clock.pass(60_000);
    await update({ publish: false });
    expect((await paths('es')).isEdited).toBe(false);
    await save({ texts: { title: { text: 'A oscuras', of: 'Bed bugs' } } });
    expect((await paths('es')).isEdited).toBe(true);
    clock.pass(60_000);
    const again = { reviewed_at: clock.now.toISOString() };
    await db.write.updateTable('translation_review').set(again).execute();
    expect((await paths('es')).isEdited).toBe(false);
    // New words of the library wait again.
    await fromLibrary();
    expect((await paths('es')).notReviewed).toBe(true);
  });

  // TRANSLATE-42
  test('listTranslatedIssues, getPublishedTranslation, listTranslations, listIssues: show the not-reviewed mark', async () => {
    const { marks, fromLibrary, update } = await translated();
    await fromLibrary();
    await update({ title: 'Dark' });
    expect(await marks()).toEqual([true, true, true, true]);
  });

  test('reviewTranslation refuses a language without texts and an archived issue', async () => {
    const { admin, params, update } = await translated();
    const inFrench = { params: { ...params, language: 'fr' } };
    expect(await admin(API.reviewTranslation, inFrench)).toMatchObject({ status: 404 });
    await update({ isArchived: true });
    const inSpanish = { params: { ...params, language: 'es' } };
    expect(await admin(API.reviewTranslation, inSpanish)).toMatchObject({ code: 'ISSUE_ARCHIVED' });
  });
});
