import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { assert } from '#core/base/assert.ts';
import { originalTexts, progressOf } from '#core/issue/translation.ts';
import { decodeIssue } from '#core/issue/wire-issue.ts';
import { describeOnSqlite, type TestApp } from '../test/test-app.ts';
import { seed } from './run.ts';
import { SPANISH_STARTERS } from './starter-library.es.ts';

const COUNT = Object.keys(SPANISH_STARTERS).length;
const TITLE = 'Choking';
const es = { language: 'es' } as const;

/** Opens a new installation with the starter library, and its owner. */
async function newCampus(app: TestApp) {
  await seed(app.deps, { seed: 'starter', timeZone: 'Europe/London' });
  const admin = await app.signedIn();
  const shown = async () => (await app.call(API.listTranslatedIssues, { params: es })).data;
  const find = async (title = TITLE) => {
    const { data } = await admin(API.listIssues, {});
    const found = data.find((one) => one.title === title);
    assert(found && 'version' in found && 'steps' in found, `${title} is here`);
    const { data: list } = await admin(API.listTranslations, { params: { id: found._id } });
    return { issue: decodeIssue(found), spanish: list.translations[0] };
  };
  const offered = async () => (await admin(API.listStarterLanguages)).data;
  const settle = async (take: boolean) => {
    const [one] = await offered();
    return await admin(API.settleStarterLanguage, { body: { ...es, text: one?.text, take } });
  };
  return { ...app, admin, shown, find, offered, settle };
}

/** Opens a campus as it was installed before the library had other languages. */
async function olderCampus(app: TestApp) {
  const campus = await newCampus(app);
  const { write } = campus.db;
  await write.updateTable('issue').set({ translations: null }).execute();
  await write.updateTable('revision').set({ translations: null }).execute();
  await write.deleteFrom('translation_review').execute();
  return campus;
}

describeOnSqlite('the starter library in other languages', (open) => {
  // TRANSLATE-42, TRANSLATE-44
  test('listTranslatedIssues: a new campus has it whole, published and not reviewed', async () => {
    const { shown, find, offered } = await newCampus(await open());
    const all = await shown();
    expect(all).toHaveLength(COUNT);
    expect(all.filter((one) => one.notReviewed !== true || one.revision !== 1)).toEqual([]);
    const { issue, spanish } = await find();
    assert(spanish, 'it is in Spanish');
    expect(progressOf(issue, spanish)).toMatchObject({ stale: 0, missing: 0 });
    expect(spanish.texts.title).toEqual({ text: SPANISH_STARTERS[TITLE].title, of: TITLE });
    expect(await offered()).toEqual([]);
  });

  // TRANSLATE-45
  test('listStarterLanguages, settleStarterLanguage: an older campus is offered it in one press, and nothing is overwritten', async () => {
    const { admin, find, offered, settle, shown } = await olderCampus(await open());
    const { issue } = await find();
    const params = { id: issue._id };
    // One text of their own, and one of the original that was edited.
    const own = { title: { text: 'Se ahoga', of: TITLE } };
    await admin(API.saveTranslation, { params: { ...params, ...es }, body: { texts: own } });
    const [first] = issue.steps;
    assert(first, 'there is a step');
    const stepParams = { issueId: issue._id, stepId: first._id };
    await admin(API.updateStep, { params: stepParams, body: { question: 'Are they limp?' } });
    const [language] = await offered();
    expect(language).toMatchObject({ ...es, procedures: COUNT });
    expect(await settle(true)).toMatchObject({ status: 200, data: { procedures: COUNT } });
    expect(await offered()).toEqual([]);
    const { spanish } = await find();
    expect(spanish?.texts.title).toEqual(own.title);
    expect(spanish?.texts[`step/${first._id}/question`]).toBeUndefined();
    expect(spanish?.texts[`step/${first._id}/yesAction.customText`]?.text).toBe('Sí, o no lo sé');
    // It is not whole: nobody published it. All others are, and wait for a review.
    expect(spanish).toMatchObject({ isPublished: false, notReviewed: true });
    expect(await shown()).toHaveLength(COUNT - 1);
    expect((await shown()).every((one) => one.notReviewed === true)).toBe(true);
    expect((await settle(true)).status).not.toBe(200);
  });

  // TRANSLATE-45
  test('settleStarterLanguage: a campus does without it, an author is not asked', async () => {
    const campus = await olderCampus(await open());
    const { admin, offered, settle, shown } = campus;
    const [one] = await offered();
    const other = { ...es, text: 'other', take: true };
    expect((await admin(API.settleStarterLanguage, { body: other })).status).toBe(409);
    expect(await settle(false)).toMatchObject({ status: 200 });
    expect(await offered()).toEqual([]);
    expect(await shown()).toEqual([]);
    const again = { ...es, text: one?.text, take: true };
    expect((await admin(API.settleStarterLanguage, { body: again })).status).toBe(404);
    const author = await campus.signedIn({ email: 'author@example.edu', role: 'author' });
    expect((await author(API.listStarterLanguages)).status).toBe(403);
  });

  // TRANSLATE-44
  test('addStarter, settleStarter: a procedure brings its texts, and new words theirs in place of stale ones', async () => {
    const { admin, find, db } = await olderCampus(await open());
    const { issue: before } = await find();
    await db.write.deleteFrom('revision').where('issue_id', '=', before._id).execute();
    await db.write.deleteFrom('issue').where('id', '=', before._id).execute();
    const { data: added } = await admin(API.addStarter, { body: { title: TITLE } });
    const draft = await find();
    expect(draft.issue._id).toBe(added._id);
    expect(draft.spanish).toMatchObject({ isPublished: false, notReviewed: true });
    assert(draft.spanish, 'it is in Spanish');
    expect(progressOf(draft.issue, draft.spanish)).toMatchObject({ stale: 0, missing: 0 });

    const [first] = draft.issue.steps;
    assert(first, 'there is a step');
    const params = { issueId: added._id, stepId: first._id };
    await admin(API.updateStep, { params, body: { question: 'Are they limp?' } });
    await db.write.deleteFrom('setting').where('name', 'like', 'starter.%').execute();
    const changed = (await admin(API.listChangedStarters)).data.find((one) => one.title === TITLE);
    const body = {
      title: TITLE,
      text: changed?.text,
      take: true,
      version: changed?.issue?.version,
    };
    expect((await admin(API.settleStarter, { body })).status).toBe(200);
    const after = await find();
    assert(after.spanish, 'it is in Spanish');
    expect(progressOf(after.issue, after.spanish)).toMatchObject({ stale: 0, missing: 0 });
    expect(originalTexts(after.issue).map(({ text }) => text)).toContain(first.question);
  });
});
