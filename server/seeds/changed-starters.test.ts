import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { assert } from '#core/base/assert.ts';
import { originalTexts, progressOf } from '#core/issue/translation.ts';
import { decodeIssue } from '#core/issue/wire-issue.ts';
import { formatJson } from '../db/columns/json.ts';
import { FORMER_LIBRARY, FORMER_TEXT } from './base/former-library.ts';
import { addAdmin } from '../test/test-admin.ts';
import { describeOnEachDatabase, type TestApp } from '../test/test-app.ts';
import { textPrint } from './base/text-print.ts';
import { CHANGED_TEXTS } from './changed-texts.ts';
import { FORMER_TEXTS, RELEASES } from './former-texts.ts';
import { seed } from './run.ts';
import { STARTER_LIBRARY } from './starter-library.ts';
import { readStarterTexts } from './starters.ts';
import { tellDangerousChanges } from './tell-changes.ts';

const { title } = FORMER_TEXT;

/** Gives an installation the texts that it would have since before 0.1.0. Returns the id of the last one's issue. */
async function age({ deps, db }: TestApp, texts: typeof FORMER_LIBRARY): Promise<string> {
  await seed(deps, { seed: 'starter', timeZone: 'Europe/London' });
  let last = '';
  for (const { title: name, firstAct, steps } of texts) {
    const issues = db.write.selectFrom('issue').select('id').where('title', '=', name);
    const { id } = await issues.executeTakeFirstOrThrow();
    const row = { first_act: firstAct, steps: formatJson(steps) };
    await db.write.updateTable('issue').set(row).where('id', '=', id).execute();
    await db.write.updateTable('revision').set(row).where('issue_id', '=', id).execute();
    last = id;
  }
  // At that time nothing recorded the text from which an issue was made.
  await db.write.deleteFrom('setting').where('name', 'like', 'starter.%').execute();
  return last;
}

/** Takes procedures away, as from an installation that is older than they are. */
async function takeAway({ write }: TestApp['db'], titles: readonly string[]): Promise<void> {
  const gone = write.selectFrom('issue').select('id').where('title', 'in', titles);
  await write.deleteFrom('revision').where('issue_id', 'in', gone).execute();
  await write.deleteFrom('issue').where('title', 'in', titles).execute();
}

/** Opens a campus that was installed before 0.1.0, as far as one text goes, with somebody who looks after it. */
async function formerCampus(opened: TestApp) {
  const id = await age(opened, [FORMER_TEXT]);
  const admin = await opened.signedIn();
  const changes = async () => (await admin(API.listChangedStarters)).data;
  const change = async () => (await changes()).find((one) => one.title === title);
  const read = async () => {
    const { data } = await admin(API.getIssue, { params: { id } });
    assert('version' in data, 'an administrator sees the version');
    return decodeIssue(data);
  };
  const settle = async (take: boolean, members: object = {}) => {
    const changed = await change();
    const { text, issue } = changed ?? {};
    const body = { title, text, take, version: issue?.version, ...members };
    return await admin(API.settleStarter, { body });
  };
  const edit = async () => {
    const { steps } = await read();
    const params = { issueId: id, stepId: steps[1]?._id ?? '' };
    await admin(API.updateStep, { params, body: { question: 'Move everyone out, cats too.' } });
  };
  const today = (await readStarterTexts()).today.find(({ content }) => content.title === title);
  assert(today, 'the procedure is in the library');
  return { ...opened, id, admin, changes, change, read, settle, edit, today };
}

test.each(FORMER_LIBRARY.map((text) => [text.title, text] as const))(
  'the former text of %s has the print that its release gave it',
  (name, text) => {
    expect(FORMER_TEXTS[name]?.['before 0.1.0']).toContain(textPrint(text));
  },
);

// STARTERS-1
test('each text differs from the former ones, and each reason belongs to a changed procedure', () => {
  const titles = STARTER_LIBRARY.map((one) => one.title);
  const unknown = CHANGED_TEXTS.filter(
    (one) => !titles.includes(one.title) || !FORMER_TEXTS[one.title]?.[one.lastIn],
  );
  expect(unknown).toEqual([]);
  const prints = Object.values(FORMER_TEXTS).flatMap((of) =>
    RELEASES.flatMap((release) => of[release] ?? []),
  );
  expect(new Set(prints).size).toBe(prints.length);
});

describeOnEachDatabase('texts of the starter library that changed', (open) => {
  // STARTERS-1
  test('listChangedStarters: nothing on a new installation, nor where the library never was', async () => {
    const fresh = await open();
    const admin = await fresh.signedIn();
    expect((await admin(API.listChangedStarters)).data).toEqual([]);
    await seed(fresh.deps, { seed: 'starter', timeZone: 'Europe/London' });
    expect((await admin(API.listChangedStarters)).data).toEqual([]);
  });

  // STARTERS-1
  test('an unedited former text is reported with its reasons, dangerous ones first', async () => {
    const { change, changes, id, db } = await formerCampus(await open());
    // The procedure before it in the library is new here.
    const first = STARTER_LIBRARY[0]?.title ?? '';
    await takeAway(db, [first]);
    expect(await change()).toMatchObject({
      what: 'unedited',
      isDangerous: true,
      issue: { _id: id, title, publish: true },
    });
    expect((await change())?.reasons).toEqual(
      CHANGED_TEXTS.filter((one) => one.title === title).map(({ why }) => why),
    );
    const told = (await changes()).map((one) => [one.title, one.what, one.isDangerous]);
    expect(told).toEqual([
      [title, 'unedited', true],
      [first, 'new', false],
    ]);
  });

  // STARTERS-1, STARTERS-2
  test('an installation from before 0.1.0 gets a report of each of its 21 texts, can accept each at once, and learns what is new', async () => {
    const opened = await open();
    await age(opened, FORMER_LIBRARY);
    const former = new Set(FORMER_LIBRARY.map((text) => text.title));
    const since = STARTER_LIBRARY.map((one) => one.title).filter((name) => !former.has(name));
    await takeAway(opened.db, since);
    const admin = await opened.signedIn();
    const { data } = await admin(API.listChangedStarters);
    const told = (what: string) => data.flatMap((one) => (one.what === what ? one.title : []));
    expect(told('unedited').toSorted()).toEqual([...former].toSorted());
    expect(former.size).toBe(21);
    expect(told('new')).toEqual(since);
    const dangerous = data.map(({ isDangerous }) => isDangerous);
    expect(dangerous).toEqual(dangerous.toSorted((a, b) => Number(b) - Number(a)));
    const mayHarm = CHANGED_TEXTS.flatMap((one) => (one.isDangerous ? one.title : []));
    const unedited = data.filter((one) => one.what === 'unedited');
    expect(unedited.filter((one) => one.isDangerous !== mayHarm.includes(one.title))).toEqual([]);
    for (const { title: name, text, issue } of unedited) {
      const body = { title: name, text, take: true, version: issue?.version };
      expect((await admin(API.settleStarter, { body })).data).toEqual({ isTaken: true });
    }
    const left = (await admin(API.listChangedStarters)).data;
    expect(left.map((one) => one.title)).toEqual(since);
  });

  // STARTERS-1
  test('one that was edited, or renamed, is still told; an archived one is not', async () => {
    const { admin, change, changes, edit, id } = await formerCampus(await open());
    await edit();
    await admin(API.updateIssue, { params: { id }, body: { title: 'Leak' } });
    expect(await change()).toMatchObject({ what: 'edited', issue: { _id: id, title: 'Leak' } });
    await admin(API.updateIssue, { params: { id }, body: { isArchived: true } });
    expect((await changes()).filter(({ issue }) => issue?._id === id)).toEqual([]);
  });

  // STARTERS-2
  test('settleStarter accepts the new words: they are published at once as a revision, with the ids of the steps that they replace', async () => {
    const { change, read, settle, today, admin, id } = await formerCampus(await open());
    const before = await read();
    expect((await settle(true)).data).toEqual({ isTaken: true });
    const after = await read();
    expect(textPrint(after)).toBe(today.print);
    expect(after).toMatchObject({ title, publish: true, revision: (before.revision ?? 0) + 1 });
    const kept = after.steps.filter(({ _id }) => before.steps.some((one) => one._id === _id));
    expect(kept.length).toBeGreaterThan(before.steps.length / 2);
    expect(await change()).toBeUndefined();
    // A return to the former words is listed again.
    const { version } = after;
    const body = { restoreRevision: before.revision ?? 1, version };
    await admin(API.updateIssue, { params: { id }, body });
    expect(await change()).toMatchObject({ what: 'unedited' });
  });

  // STARTERS-2, TRANSLATE-3, TRANSLATE-9
  test('settleStarter keeps the texts in other languages, stale where the new words are others', async () => {
    const { read, settle, admin, id } = await formerCampus(await open());
    const before = await read();
    const texts = Object.fromEntries(
      originalTexts(before)
        .filter(({ text }) => text !== '' && !text.includes('[[contact:'))
        .map(({ place, text }) => [place, { text: 'Texto', of: text }]),
    );
    const params = { id, language: 'ca' };
    const saved = await admin(API.saveTranslation, { params, body: { texts } });
    expect(saved.status).toBe(200);
    expect(saved.data.isPublished).toBe(false);
    await settle(true);
    const { translations } = (await admin(API.listTranslations, { params: { id } })).data;
    const catalan = translations.find(({ language }) => language === 'ca');
    assert(catalan, 'its texts are there');
    expect(catalan.texts).toEqual(texts);
    const { current, stale } = progressOf(await read(), catalan);
    expect([current > 0, stale > 0]).toEqual([true, true]);
  });

  // STARTERS-2
  test('compareStarter shows both texts, with the same ids if one replaces the other', async () => {
    const { admin } = await formerCampus(await open());
    const { data } = await admin(API.compareStarter, { query: { title } });
    expect(data.here.firstAct).toBe(FORMER_TEXT.firstAct);
    const ids = new Set(data.here.steps.map(({ _id }) => _id));
    expect(data.text.steps.some(({ _id }) => ids.has(_id))).toBe(true);
    const unknown = await admin(API.compareStarter, { query: { title: 'None' } });
    expect(unknown.code).toBe('NOT_FOUND');
  });

  // STARTERS-2
  test('settleStarter keeps what is here until the text changes again, and refuses what was not seen', async () => {
    const { change, changes, settle, edit, read, admin } = await formerCampus(await open());
    expect((await settle(true, { text: 'another' })).code).toBe('VERSION_CONFLICT');
    expect((await settle(true, { version: undefined })).code).toBe('VERSION_CONFLICT');
    const { version } = await read();
    await edit();
    expect((await settle(true, { version })).code).toBe('VERSION_CONFLICT');
    const others = (await changes()).length;
    expect((await settle(false)).data).toEqual({ isTaken: false });
    expect(await change()).toBeUndefined();
    expect(await changes()).toHaveLength(others - 1);
    const body = { title, text: '', take: true };
    expect((await admin(API.settleStarter, { body })).code).toBe('NOT_FOUND');
  });

  // STARTERS-1, STARTERS-2
  test('a procedure that the campus never had is reported as new, and can be added as a draft or refused', async () => {
    const { admin, changes, db } = await formerCampus(await open());
    const isNew = async (name: string) =>
      (await changes()).some((one) => one.title === name && one.what === 'new');
    for (const name of ['Choking', 'Hazing']) {
      expect(await isNew(name)).toBe(false);
      await takeAway(db, [name]);
      expect(await isNew(name)).toBe(true);
    }
    await admin(API.addStarter, { body: { title: 'Choking' } });
    expect(await isNew('Choking')).toBe(false);
    const text = (await changes()).find((one) => one.title === 'Hazing')?.text;
    await admin(API.settleStarter, { body: { title: 'Hazing', text, take: false } });
    expect(await isNew('Hazing')).toBe(false);
  });

  // STARTERS-3
  test('owners are mailed once about published texts that could lead to harm', async () => {
    const campus = await formerCampus(await open());
    const { config, deps, mails, clock } = campus;
    await addAdmin(campus, { email: 'owner@example.edu' });
    await addAdmin(campus, { email: 'author@example.edu', role: 'author' });
    let reads = 0;
    const readTexts = async () => {
      reads += 1;
      return await readStarterTexts();
    };
    const tell = async (release: string) =>
      await tellDangerousChanges(config, deps, release, readTexts);
    const told = async () =>
      (await mails()).filter(({ subject }) => subject.includes('starter library'));
    await Promise.all([1, 2].map(() => tell('1.0.0')));
    clock.pass(1);
    // A later start of the same release has nothing to look for; the next release looks, and tells nothing twice.
    const readByFirst = reads;
    await tell('1.0.0');
    expect(reads).toBe(readByFirst);
    await tell('1.1.0');
    expect(reads).toBe(readByFirst + 1);
    const to = (await told()).map(({ recipient }) => recipient);
    expect(to).toContain('owner@example.edu');
    expect(to).not.toContain('author@example.edu');
    expect(new Set(to).size).toBe(to.length);
    const [mail] = await told();
    expect(mail?.body).toContain(`${title}\n`);
    expect(mail?.body).toContain(`${config.publicUrl}/admin/starters`);
  });
});
