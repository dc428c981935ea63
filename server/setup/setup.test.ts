import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { EXCHANGE_FORMAT } from '#core/exchange/exchange-schema.ts';
import { checkPaths, confirm, END, storeIssue } from '../test/issues.ts';
import { sent, storeRevisions, ISSUE } from '../test/attended-issue.ts';
import { addAdmin } from '../test/test-admin.ts';
import { describeOnEachDatabase, type Open, type TestApp } from '../test/test-app.ts';
import { storedSetup } from '../domain/setup.ts';
import { planOf } from '../test/plan-of.ts';
import { practiceIn } from './setup.sql.ts';
import { storedBackups } from '../backup/stored-backups.ts';

const DRAFT = { category: 'Other', publish: false, revision: null, steps: [] } as const;
const SMTP = { smtpUrl: 'smtp://127.0.0.1:2525' };

const imported = (_id: string, title: string) => ({
  _id,
  title,
  category: 'Other',
  steps: [{ _id: `${_id}-1`, ...confirm('Wait.', END) }],
});

async function opened(open: Open, settings = {}) {
  const app = await open(settings);
  const me = await app.signedIn({ email: 'maya@example.edu', name: 'Maya' });
  const setup = async () => (await me(API.getSetup)).data;
  return { app, me, setup };
}

/** Returns the code in the newest mail. */
async function codeOf(app: TestApp): Promise<string> {
  const mails = await app.mails();
  return /^\d{6}$/m.exec(mails.at(-1)?.body ?? '')?.[0] ?? '';
}

describeOnEachDatabase('setting up a campus', (open) => {
  test('getSetup, noteCodesPrinted: each point follows from the stored data (SETUP-2)', async () => {
    const { app, me, setup } = await opened(open);
    await storeRevisions(app.db, ISSUE, ['Is it out?']);
    const before = await setup();
    expect(before.done).toEqual({
      name: false,
      emergency: false,
      contacts: false,
      mail: false,
      people: false,
      starters: true,
      codes: false,
      phone: false,
      practice: false,
      backup: false,
    });

    const { version } = (await me(API.getSettings)).data;
    const contact = { id: 'c1', name: 'Security', number: '555 0100', when: '', categories: [] };
    const campus = {
      ...NEW_CAMPUS,
      name: 'Elm',
      emergency: { ...NEW_CAMPUS.emergency, number: '999' },
      contacts: [contact],
    };
    expect((await me(API.updateSettings, { body: { campus, version } })).status).toBe(200);
    await addAdmin(app, { email: 'bob@example.edu' });
    await app.call(API.attend, { body: { ...sent, revision: 1, practice: true } });
    await me(API.noteCodesPrinted);
    const last = { day: '2026-11-24', at: '2026-11-24T02:00:00.000Z', file: 'a' };
    await app.db.write.transaction().execute(async (tx) => {
      await storedBackups.write(tx, { ...(await storedBackups.hold(tx)), last });
    });
    const after = await setup();
    expect(Object.entries(after.done).filter(([, isDone]) => !isDone)).toEqual([
      ['mail', false],
      ['phone', false],
    ]);
    expect(after).toMatchObject({ people: 2, backup: last.at, codes: app.clock.now.toISOString() });
  });

  test('a practice walk is found by its index, however many records there are (SETUP-2)', async () => {
    const { db } = await open();
    const { sql: text } = practiceIn(db.read).compile();
    const plan = await planOf(db, sql.raw(text.replace(/limit .*/, 'limit 1')));
    expect(plan).toContain('attendance_practised');
  });

  test('only administrators can read it, and only owners get the code (SETUP-1)', async () => {
    const { app } = await opened(open, SMTP);
    expect((await app.call(API.getSetup)).status).toBe(401);
    const reader = await app.signedIn({ email: 'r@example.edu', role: 'reader' });
    expect((await reader(API.getSetup)).status).toBe(200);
    expect((await reader(API.sendSetupCode)).code).toBe('NOT_ALLOWED');
    const author = await app.signedIn({ email: 'a@example.edu', role: 'author' });
    expect((await author(API.getSetup)).status).toBe(200);
    expect((await author(API.sendSetupCode)).code).toBe('NOT_ALLOWED');
  });

  test('sendSetupCode, proveMail: the emailed code proves that the mail server works (SETUP-3)', async () => {
    const { app, me, setup } = await opened(open, SMTP);
    expect((await me(API.sendSetupCode)).data.mail).toMatchObject({
      isCodeOut: true,
      to: 'maya@example.edu',
      proven: null,
    });
    const code = await codeOf(app);
    const other = await app.signedIn({ email: 'eve@example.edu' });
    expect((await other(API.proveMail, { body: { code } })).code).toBe('INCORRECT_CODE');
    const { data } = await me(API.proveMail, {
      body: { code: `${code.slice(0, 3)} ${code.slice(3)}` },
    });
    expect(data).toMatchObject({ done: { mail: true }, mail: { isCodeOut: false } });
    expect((await me(API.proveMail, { body: { code } })).code).toBe('INCORRECT_CODE');
    app.config.smtpUrl = 'smtp://127.0.0.2';
    expect((await setup()).done.mail).toBe(false);
  });

  test('a code is valid for five tries and 30 minutes, and the next can be sent after one minute (SETUP-3)', async () => {
    const { app, me } = await opened(open, SMTP);
    await me(API.sendSetupCode);
    expect((await me(API.sendSetupCode)).code).toBe('TOO_MANY_REQUESTS');
    const code = await codeOf(app);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let n = 0; n < 5; n += 1) await me(API.proveMail, { body: { code: wrong } });
    expect((await me(API.proveMail, { body: { code } })).code).toBe('INCORRECT_CODE');

    app.clock.pass(60_000);
    await me(API.sendSetupCode);
    const late = await codeOf(app);
    app.clock.pass(30 * 60_000);
    expect((await me(API.proveMail, { body: { code: late } })).code).toBe('INCORRECT_CODE');
    app.clock.pass(1);
    await me(API.sendSetupCode);
    const good = await codeOf(app);
    expect((await me(API.proveMail, { body: { code: good } })).status).toBe(200);
  });

  test('without a mail server no code is made (SETUP-3)', async () => {
    const { app, me, setup } = await opened(open);
    expect((await me(API.sendSetupCode)).code).toBe('NOT_SENT');
    expect(await app.mails()).toEqual([]);
    expect((await setup()).mail).toMatchObject({ isSent: false, isCodeOut: false });
  });

  test('a phone with all procedures that asks again is noticed, any other request is not (SETUP-4)', async () => {
    const { app, setup } = await opened(open);
    await storeRevisions(app.db, ISSUE, ['Is it out?']);
    const params = { category: 'All categories' };
    const first = await app.call(API.listAdvisorIssues, { params });
    const etag = String(first.headers.etag);
    await app.call(API.listAdvisorIssues, { params, headers: { 'if-none-match': '"former"' } });
    await app.call(API.listTitles, { headers: { 'if-none-match': '*' } });
    expect((await setup()).phone).toBe(null);
    await app.call(API.listAdvisorIssues, { params, headers: { 'if-none-match': etag } });
    await expect.poll(async () => (await setup()).phone).toBe(app.clock.now.toISOString());
    const seen = app.clock.now.toISOString();
    app.clock.pass(1_000);
    await app.call(API.listAdvisorIssues, { params, headers: { 'if-none-match': etag } });
    expect((await setup()).phone).toBe(seen);
  });

  test('starter texts are reviewed, with the person and time, or left out (SETUP-5)', async () => {
    const { app, me, setup } = await opened(open);
    for (const [_id, title] of Object.entries({ a: 'Fire', b: 'Flood' })) {
      await storeIssue(app.db.write, { ...DRAFT, _id, title, isStarter: true });
    }
    expect((await setup()).done.starters).toBe(false);
    await me(API.updateIssue, { params: { id: 'a' }, body: { isStarter: false } });
    await me(API.updateIssue, { params: { id: 'b' }, body: { isArchived: true } });
    const { done, procedures } = await setup();
    expect(done.starters).toBe(true);
    expect(procedures).toEqual([
      {
        _id: 'a',
        title: 'Fire',
        category: 'Other',
        publish: false,
        version: 2,
        isStarter: false,
        reviewed: { at: app.clock.now.toISOString(), by: 'Maya' },
      },
    ]);
  });

  test('an imported procedure waits for its review until it is reviewed or published (SETUP-5)', async () => {
    const { app, me, setup } = await opened(open);
    await storeIssue(app.db.write, { ...DRAFT, _id: 's', title: 'Alarm', isStarter: true });
    const file = {
      format: EXCHANGE_FORMAT,
      version: 1,
      issues: [imported('a', 'Lift'), imported('b', 'Leak')],
    };
    await me(API.importIssues, { body: file });
    const before = await setup();
    expect(before.done.starters).toBe(false);
    expect(before.procedures).toMatchObject([
      { title: 'Leak', isStarter: false, reviewed: null },
      { title: 'Lift', isStarter: false, reviewed: null },
      { title: 'Alarm', isStarter: true, reviewed: null },
    ]);
    await checkPaths(me, 'a');
    await me(API.updateIssue, { params: { id: 'a' }, body: { isStarter: false } });
    await me(API.updateIssue, { params: { id: 'b' }, body: { publish: true } });
    await me(API.updateIssue, { params: { id: 's' }, body: { isArchived: true } });
    const after = await setup();
    expect(after.done.starters).toBe(true);
    expect(after.procedures).toMatchObject([{ title: 'Lift', reviewed: { by: 'Maya' } }]);
  });

  test('each area needs its own contact with a number (SETUP-2)', async () => {
    const { me, setup } = await opened(open);
    const areas = [
      { id: 'n', name: 'North' },
      { id: 's', name: 'South' },
    ];
    const contact = { id: 'c', name: 'Desk', number: '555 0100', when: '', categories: [] };
    const save = async (contacts: readonly object[]) => {
      const { version } = (await me(API.getSettings)).data;
      const campus = { ...NEW_CAMPUS, areas, contacts };
      expect((await me(API.updateSettings, { body: { campus, version } })).status).toBe(200);
    };
    await save([contact, { ...contact, id: 'd', number: '', areas: ['n'] }]);
    expect(await setup()).toMatchObject({
      done: { contacts: false },
      areasWithout: ['North', 'South'],
    });
    await save([{ ...contact, areas: ['n', 's'] }]);
    expect(await setup()).toMatchObject({ done: { contacts: true }, areasWithout: [] });
  });

  test('once all ten points were done, the campus stays set up (SETUP-8)', async () => {
    const { app, me, setup } = await opened(open, SMTP);
    const contact = { id: 'c', name: 'Desk', number: '555 0100', when: '', categories: [] };
    const emergency = { ...NEW_CAMPUS.emergency, number: '999' };
    const campus = { ...NEW_CAMPUS, name: 'Elm', emergency, contacts: [contact] };
    const { version } = (await me(API.getSettings)).data;
    await me(API.updateSettings, { body: { campus, version } });
    await addAdmin(app, { email: 'bob@example.edu' });
    await storeRevisions(app.db, ISSUE, ['Is it out?']);
    await app.call(API.attend, { body: { ...sent, revision: 1, practice: true } });
    const act = { at: app.clock.now.toISOString(), who: 'me' };
    await app.db.write.transaction().execute(async (tx) => {
      const mail = { ...act, via: '127.0.0.1:2525' };
      await storedSetup.change(tx, (before) => ({ ...before, mail, codes: act, phone: act }));
    });
    expect((await setup()).finished).toBe(null);
    const last = { day: '2026-11-24', at: '2026-11-24T02:00:00.000Z', file: 'a' };
    await app.db.write.transaction().execute(async (tx) => {
      await storedBackups.write(tx, { ...(await storedBackups.hold(tx)), last });
    });
    const at = app.clock.now.toISOString();
    expect((await setup()).finished).toBe(at);
    app.clock.pass(60_000);
    await storeIssue(app.db.write, { ...DRAFT, _id: 's', title: 'Flood', isStarter: true });
    expect(await setup()).toMatchObject({ done: { starters: false }, finished: at });
  });
});
