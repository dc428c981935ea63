import fc from 'fast-check';
import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import type { Endpoint } from '#core/api/endpoint.ts';
import type { Campus } from '#core/campus/setting.ts';
import type { Contact } from '#core/campus/contact.ts';
import { contactsIn } from '#core/campus/contact-refs.ts';
import { afterRestore } from '../../process/restored.ts';
import { hostileText, valuesOf } from '../../test/hostile/hostile-values.ts';
import { authoring, confirm } from '../../test/issues.ts';
import { describeOnEachDatabase, type TestApp } from '../../test/test-app.ts';
import { createLibrary } from '../library.ts';

const contact = (id: string, members: Partial<Contact> = {}): Contact => ({
  id,
  name: `The ${id}`,
  number: '020 7946 0000',
  when: '',
  categories: [],
  ...members,
});

const ALL = { params: { category: 'All categories' } };

/** Puts an administrator in front of the settings, with a porter and a dean. */
async function setting(app: TestApp) {
  const desk = await authoring(app);
  const { admin } = desk;
  const read = async () => (await admin(API.getSettings)).data;
  const save = async (members: Partial<Campus>, more: object = {}) => {
    const { campus, version } = await read();
    const body = { campus: { ...campus, ...members }, version, ...more };
    return await admin(API.updateSettings, { body });
  };
  await save({ contacts: [contact('porter'), contact('dean')] });
  return { ...desk, settings: read, save };
}

describeOnEachDatabase('the settings of the campus', (open) => {
  // SETTINGS-2, SETTINGS-3
  test('getSettings: a new campus has no name, number or contact, and a time zone', async () => {
    const { signedIn } = await open({ timeZone: 'America/New_York' });
    const admin = await signedIn();
    const { status, data } = await admin(API.getSettings);
    expect(status).toBe(200);
    expect(data).toMatchObject({ version: 1, timeZone: 'America/New_York', uses: {} });
    expect(data.campus).toMatchObject({
      name: '',
      emergency: { words: 'emergency services', number: '' },
      contacts: [],
    });
    expect(data.campus.synonyms.Water).toContain('flood (water)');
  });

  // SETTINGS-1, SETTINGS-4, CAMPUS-1
  test('updateSettings: stores the next version once, and refuses an old version', async () => {
    const { admin, db, settings } = await setting(await open());
    const before = await settings();
    const campus = { ...before.campus, name: ' Ashdown ' };
    const saved = await admin(API.updateSettings, { body: { campus, version: before.version } });
    expect(saved).toMatchObject({
      status: 200,
      data: { version: before.version + 1, campus: { ...campus, name: 'Ashdown' } },
    });
    expect((await admin(API.campus)).data.name).toBe('Ashdown');
    const body = { campus, version: saved.data.version };
    expect((await admin(API.updateSettings, { body })).data).toEqual(saved.data);
    const stale = await admin(API.updateSettings, { body: { ...body, version: before.version } });
    expect(stale).toMatchObject({ status: 409, code: 'VERSION_CONFLICT' });
    expect(stale.detail).toContain('settings');
    const lines = db.read.selectFrom('audit').select('what').where('what', '=', 'settings.edit');
    expect(await lines.execute()).toHaveLength(2);
  });

  // SETTINGS-4
  test('exactly one of several saves of the same version wins', async () => {
    const { admin, settings } = await setting(await open());
    const { campus, version } = await settings();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        admin(API.updateSettings, { body: { campus: { ...campus, name: `C${n}` }, version } }),
      ),
    );
    const won = answers.filter(({ status }) => status === 200);
    const lost = answers.filter(({ code }) => code === 'VERSION_CONFLICT');
    expect([won.length, lost.length]).toEqual([1, 19]);
    expect(await settings()).toEqual(won[0]?.data);
  });

  // SETTINGS-4, CONTACT-1
  test('updateSettings: lists every invalid field', async () => {
    const { save, settings } = await setting(await open());
    const before = await settings();
    const refused = await save({
      emergency: { words: '', number: 'ask' },
      contacts: [contact('porter'), contact('porter', { number: '1' })],
    });
    expect(refused).toMatchObject({ status: 422, code: 'INVALID_SETTINGS' });
    expect(refused.problems).toEqual([
      { field: 'emergency.words', code: 'REQUIRED' },
      { field: 'emergency.number', code: 'NOT_A_NUMBER' },
      { field: 'contacts.1.id', code: 'TAKEN' },
      { field: 'contacts.1.number', code: 'NOT_A_NUMBER' },
    ]);
    const nowhere = await save({ contacts: [contact('dean')] }, { replace: { porter: 'vicar' } });
    expect(nowhere.problems).toEqual([{ field: 'replace.porter', code: 'UNKNOWN_CONTACT' }]);
    expect((await save({}, { more: 1 })).code).toBe('INVALID_INPUT');
    expect(await settings()).toEqual(before);
  });

  // SETTINGS-1, ISSUES-18, ISSUES-17
  test('listAdvisorIssues returns new settings under a new ETag, in every process at once', async () => {
    const app = await open();
    const { anyone, save, settings } = await setting(app);
    const elsewhere = createLibrary(app.db.read, 'Europe/London');
    const read = async () => {
      const { text, headers } = await anyone(API.listAdvisorIssues, ALL);
      const { campus } = JSON.parse(text) as { campus: Campus };
      return { campus, etag: String(headers.etag) };
    };
    const first = await read();
    const { campus, timeZone } = await settings();
    expect(first.campus).toEqual({ ...campus, timeZone });
    expect(String((await elsewhere.list('Fire')).body)).toContain('020 7946 0000');
    await save({ contacts: [contact('porter', { number: '555 0199' }), contact('dean')] });
    const second = await read();
    expect(second.campus.contacts[0]?.number).toBe('555 0199');
    expect(second.etag).not.toBe(first.etag);
    expect(String((await elsewhere.list('Fire')).body)).toContain('555 0199');
    const headers = { 'if-none-match': second.etag };
    expect(await anyone(API.listAdvisorIssues, { ...ALL, headers })).toMatchObject({ status: 304 });
  });

  // SETTINGS-5, CONTACT-2
  test('a contact that issues name can be removed only with a replacement', async () => {
    const app = await open();
    const { add, admin, anyone, db, issue, params, read, save, settings, update } =
      await setting(app);
    const asked = await add(confirm('Call [[contact:porter]], then [[contact:dean]].'));
    await update({ firstAct: 'Never call [[contact:porter]] yourself.' });
    await update({ publish: true });
    const draft = await admin(API.createIssue, {
      body: { title: 'A draft', category: 'Fire', firstAct: '[[contact:porter]]' },
    });
    await admin(API.updateIssue, { params: { id: draft.data._id }, body: { isArchived: true } });
    const use = { _id: issue._id, title: 'Bed bugs', isArchived: false };
    const draftUse = { _id: draft.data._id, title: 'A draft', isArchived: true };
    expect((await settings()).uses).toEqual({ porter: [draftUse, use], dean: [use] });

    const before = await read();
    const refused = await save({ contacts: [contact('dean')] });
    expect(refused).toMatchObject({ status: 409, code: 'CONTACT_IN_USE' });
    expect(refused.problems).toEqual([{ contact: 'porter', issues: [draftUse, use] }]);
    expect(await read()).toEqual(before);

    const vicar = contact('vicar');
    const saved = await save(
      { contacts: [contact('dean'), vicar] },
      { replace: { porter: 'vicar' } },
    );
    expect(saved.data.uses).toEqual({ vicar: [draftUse, use], dean: [use] });
    const after = await read();
    expect(after).toMatchObject({
      firstAct: 'Never call [[contact:vicar]] yourself.',
      steps: [{ _id: asked._id, question: 'Call [[contact:vicar]], then [[contact:dean]].' }],
      version: before.version + 1,
      revision: (before.revision ?? 0) + 1,
      publish: true,
    });
    expect((await anyone(API.getIssue, { params })).data.firstAct).toBe(after.firstAct);
    const revisions = await db.read
      .selectFrom('revision')
      .select('first_act')
      .where('issue_id', '=', issue._id)
      .orderBy('number')
      .execute();
    expect(revisions.map(({ first_act }) => first_act)).toEqual([before.firstAct, after.firstAct]);
    const elsewhere = await admin(API.getIssue, { params: { id: draft.data._id } });
    expect(elsewhere.data).toMatchObject({ firstAct: '[[contact:vicar]]', isArchived: true });
  });

  // SETTINGS-5
  test('the emergency services can replace a contact, also in a removed step that is restored', async () => {
    const { add, read, save, update, updateStep } = await setting(await open());
    await add(confirm('Look'));
    const gone = await add(confirm('Call [[contact:dean]].'));
    await update({ publish: true });
    await updateStep(gone._id, { isArchived: true });
    const saved = await save({ contacts: [] }, { replace: { dean: 'emergency' } });
    expect(saved.status).toBe(200);
    expect(await updateStep(gone._id, { isArchived: false })).toMatchObject({ status: 200 });
    expect((await read()).steps[1]?.question).toBe('Call [[contact:emergency]].');
  });

  // CONTACT-6, PUBLISH-2, PUBLISH-7, ISSUES-5
  test('a text that names a missing contact is not published', async () => {
    const { add, admin, read, save, update, updateStep } = await setting(await open());
    const step = await add(confirm('Call [[contact:vicar]].'));
    const refused = await update({ publish: true });
    expect(refused).toMatchObject({ status: 422, code: 'NOT_PUBLISHABLE' });
    expect(refused.problems).toMatchObject([
      { code: 'UNKNOWN_CONTACT', contact: 'vicar', step: step._id, field: 'question' },
    ]);
    const problems = async () => {
      const { data } = await admin(API.listIssues, { query: { steps: 'count' } });
      return data.map((one) => 'problemCount' in one && one.problemCount);
    };
    expect(await problems()).toEqual([1]);
    await save({ contacts: [contact('vicar', { number: '' })] });
    expect(await problems()).toEqual([0]);
    expect(await update({ publish: true })).toMatchObject({ status: 200 });
    expect((await update({ firstAct: '[[contact:Vicar]]' })).problems).toMatchObject([
      { code: 'UNKNOWN_CONTACT', field: 'firstAct', step: null, number: 0 },
    ]);
    expect(await updateStep(step._id, { question: '[[contact:dean]]' })).toMatchObject({
      code: 'NOT_PUBLISHABLE',
    });
    expect((await read()).steps[0]?.question).toBe('Call [[contact:vicar]].');
  });

  // SETTINGS-5, SETTINGS-6
  test('removing a contact while saves name it leaves no published text with a missing contact', async () => {
    const { add, read, save, settings, update, updateStep } = await setting(await open());
    const step = await add(confirm('Look'));
    await update({ publish: true });
    for (let round = 0; round < 12; round += 1) {
      await save({ contacts: [contact('porter'), contact('dean')] });
      await updateStep(step._id, { question: `Look ${round}` });
      await Promise.all([
        save({ contacts: [contact('dean')] }, round % 2 ? { replace: { porter: 'dean' } } : {}),
        updateStep(step._id, { question: `Call [[contact:porter]] ${round}` }),
        update({ firstAct: `[[contact:porter]] ${round}` }),
      ]);
      const { steps, firstAct } = await read();
      const known = (await settings()).campus.contacts.map(({ id }) => id);
      const named = contactsIn(`${steps[0]?.question} ${firstAct}`);
      expect(named.filter((id) => !known.includes(id))).toEqual([]);
      await update({ firstAct: null });
    }
  });

  // SETTINGS-5
  test('replacing a contact rewrites many issues while each of them is being saved', async () => {
    const { admin, settings } = await setting(await open());
    const issues = await Promise.all(
      Array.from({ length: 16 }, async (_, n) => {
        const details = { title: `Issue ${n}`, category: 'Fire' };
        const { data } = await admin(API.createIssue, { body: details });
        await admin(API.createStep, {
          params: { issueId: data._id },
          body: confirm('Call [[contact:porter]].'),
        });
        const params = { id: data._id };
        await admin(API.updateIssue, { params, body: { publish: true } });
        return params;
      }),
    );
    for (const [from, to] of [
      ['porter', 'dean'],
      ['dean', 'porter'],
      ['porter', 'dean'],
    ] as const) {
      const { campus, version } = await settings();
      const replaced = { campus: { ...campus, contacts: [contact(to)] }, version };
      const answers = await Promise.all([
        admin(API.updateSettings, { body: { ...replaced, replace: { [from]: to } } }),
        ...issues.map((params, n) =>
          admin(API.updateIssue, {
            params,
            body: n % 4 === 0 ? { title: `To ${to}` } : { publish: false },
          }),
        ),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      for (const params of issues) {
        const { data } = await admin(API.getIssue, { params });
        expect(data.steps[0]?.question).toBe(`Call [[contact:${to}]].`);
        await admin(API.updateIssue, { params, body: { publish: true } });
      }
    }
  });

  // DATA-7
  test('after a restore, a page opened before it cannot save as current', async () => {
    const app = await open();
    const { settings } = await setting(app);
    const { campus, version } = await settings();
    await afterRestore(app.deps);
    // The restore ended the session.
    const admin = await app.signedIn({ email: 'bea@example.edu' });
    expect((await admin(API.getSettings)).data.version).toBe(version + 1_000);
    const body = { campus: { ...campus, name: 'Lost' }, version: version + 1 };
    expect(await admin(API.updateSettings, { body })).toMatchObject({ code: 'VERSION_CONFLICT' });
  });

  // API-18
  test('updateSettings: no request body causes a server error', async () => {
    const { admin, settings, add, update } = await setting(await open());
    await add(confirm('Call [[contact:porter]].'));
    await update({ publish: true });
    const known = ['porter', 'dean', 'emergency', '020 7946 0000'];
    const text = fc.oneof(fc.constantFrom(...known), hostileText);
    const someContact = fc
      .record({ id: text, name: text, number: text, when: text }, { requiredKeys: [] })
      .map((members) => contact('porter', members));
    const { body: schema }: Endpoint = API.updateSettings;
    const bodies = fc.oneof(
      fc.record({ campus: fc.record({ name: text }) }),
      fc
        .record({ name: text, contacts: fc.array(someContact, { maxLength: 2 }) })
        .map((campus) => ({
          campus,
        })),
      fc.record({ campus: fc.constant({ contacts: [] }), replace: fc.dictionary(text, text) }),
      valuesOf(schema ?? {}, known).map((whole) => ({ ...(whole as object), isWhole: true })),
    );
    const statuses = new Set<number>();
    const failures: string[] = [];
    for (const { campus, isWhole, ...more } of fc.sample<Record<string, unknown>>(bodies, {
      numRuns: 90,
      seed: 7,
    })) {
      const current = await settings();
      const changed = isWhole ? campus : { ...current.campus, ...(campus as object) };
      const body = { ...more, campus: changed, version: current.version };
      const { status, text: answer } = await admin(API.updateSettings, { body });
      if (status >= 500) failures.push(answer);
      statuses.add(status);
    }
    expect(failures).toEqual([]);
    expect(statuses).toEqual(new Set([200, 400, 409, 422]));
    expect((await admin(API.getSettings)).status).toBe(200);
  });
});
