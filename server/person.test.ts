import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { API } from '#core/api/api.ts';
import { uuidBytes } from './db/columns/uuid.ts';
import { saysHandedTo } from './db/columns/stored-moments.ts';
import { addAdmin } from './test/test-admin.ts';
import { planOf } from './test/plan-of.ts';
import { DRAFT, openWithIssues, sent } from './test/attended-issue.ts';
import { describeOnEachDatabase, openOnSqlite } from './test/test-app.ts';
import { verifyAudit } from './audit/verify.ts';
import { privacyCommand } from './privacy/command.ts';
import { forgetPerson } from './privacy/person.ts';

const NAME = 'Zoë of the North';
const key = (number: number) => `0f8a1c5e-0000-4000-8000-${String(number).padStart(12, '0')}`;

const handed = (name: string) => [{ step: 's1', at: 1, did: `handed:${name}` }];

describeOnEachDatabase('one person', (open) => {
  const opened = async () => {
    const app = await openWithIssues(open);
    const admin = await app.signedIn();
    const target = { kind: 'mail', address: 'duty@example.edu', categories: [] } as const;
    const body = { ...target, escalations: true, summary: 'none' as const };
    expect((await admin(API.addNotificationTarget, { body })).status).toBe(200);
    const attend = async (number: number, more: object) => {
      const record = { ...sent, ...more };
      expect((await app.call(API.attend, { body: record, key: key(number) })).status).toBe(200);
    };
    await attend(1, { advisor: NAME, issueStatus: 'Escalated' });
    await attend(1, { advisor: NAME, issueStatus: 'Escalated', correction: 1 });
    await attend(2, { advisor: NAME, practice: true });
    await attend(3, { advisor: `${NAME} and her friend` });
    await app.call(API.sendFeedback, { body: { advisor: NAME, rating: 3 }, key: key(4) });
    const inWords = async () => {
      const tables = ['attendance', 'former_record', 'feedback', 'told_event', 'mail', 'admin'];
      const rows = await Promise.all(
        tables.map((table) =>
          app.db.write
            .selectFrom(table as 'mail')
            .selectAll()
            .execute(),
        ),
      );
      return JSON.stringify(rows);
    };
    return { ...app, opened: app, admin, inWords };
  };

  // PRIVACY-10
  test('findPerson, aboutPerson: all rows of the name as written are one file, without a secret', async () => {
    const { admin, call, db } = await opened();
    const body = { name: NAME };
    expect((await admin(API.findPerson, { body })).data).toEqual({
      records: 2,
      messages: 1,
      searches: 0,
      mails: 0,
      accounts: [],
    });
    const { rows } = (await admin(API.aboutPerson, { body })).data;
    const counts = Object.entries(rows).map(([table, all]) => [table, all.length]);
    expect(Object.fromEntries(counts)).toEqual({
      attendance: 2,
      feedback: 1,
      former_record: 1,
      told_event: 1,
    });
    expect(rows['feedback']?.[0]).toMatchObject({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(rows['attendance']?.[0]).not.toHaveProperty('body_hash');
    expect((await admin(API.aboutPerson, { body: { name: 'Nobody' } })).data.rows).toEqual({});
    const own = (await admin(API.aboutPerson, { body: { name: ' ADA@example.edu ' } })).data.rows;
    expect(own['admin']).toMatchObject([{ email: 'ada@example.edu' }]);
    expect(own['session']).toHaveLength(1);
    expect(JSON.stringify(own)).not.toMatch(/password_hash|"hash"/);
    expect((await call(API.aboutPerson, { body })).code).toBe('NOT_SIGNED_IN');
    const acts = db.read.selectFrom('audit').select('subject').orderBy('number');
    const subjects = await acts.where('what', '=', 'person.download').execute();
    expect(JSON.stringify(subjects)).not.toContain('Zo');
    expect(subjects[2]?.subject).toEqual(expect.any(String));
  });

  // PRIVACY-10, NOTIFICATIONS-20, NOTIFICATIONS-23
  test('aboutPerson, forgetPerson: what was told of an escalation, that it was taken back, and of the next', async () => {
    const { admin, call, db } = await opened();
    const again = { ...sent, advisor: NAME, issueStatus: 'Escalated' };
    const moments = [{ step: 's', at: 0, did: 'took back:Escalated' }];
    const undone = { ...again, moments, takenBack: true, correction: 2 };
    await call(API.attend, { body: undone, key: key(1) });
    await call(API.attend, { body: { ...again, moments, correction: 3 }, key: key(1) });
    const about = (await admin(API.aboutPerson, { body: { name: NAME } })).data.rows;
    expect(about['told_event']?.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['escalation', 'takenBack', 'escalation']),
    );
    expect(about['told_event']).toHaveLength(3);
    await admin(API.forgetPerson, { body: { name: NAME, confirmation: NAME } });
    const told = await db.read.selectFrom('told_event').select('content').execute();
    expect(told.filter(({ content }) => JSON.stringify(content).includes(NAME))).toEqual([]);
  });

  // PRIVACY-10
  test('aboutPerson: no link that lets somebody in is in the file of an administrator', async () => {
    const { opened: app, admin, call, db } = await opened();
    await addAdmin(app, { email: 'bob@example.edu' });
    await call(API.forgotPassword, { body: { email: 'bob@example.edu' } });
    const waiting = db.read.selectFrom('mail').select('body');
    expect((await waiting.executeTakeFirst())?.body).toContain('passCode=');
    const { rows } = (await admin(API.aboutPerson, { body: { name: 'bob@example.edu' } })).data;
    // That it is downloaded now is mailed to them, too.
    const mail = { recipient: 'bob@example.edu' };
    expect(rows['mail']).toMatchObject([mail, mail]);
    expect(JSON.stringify(rows)).not.toContain('passCode');
  });

  // PRIVACY-11
  test('forgetPerson: an advisor loses the name everywhere, nobody else does, and the trail is whole', async () => {
    const { admin, db, inWords } = await opened();
    const wrong = { name: NAME, confirmation: 'Zoe' };
    expect((await admin(API.forgetPerson, { body: wrong })).code).toBe('INVALID_INPUT');
    const other = `\n\nName as typed: “${NAME} and her friend”\n\nhttps://reslife.example/${NAME}`;
    const text = `Escalated\n\nName as typed: “${NAME}”${other}`;
    const waits = { recipient: 'duty@example.edu', subject: 'Escalated', body: text };
    const mail = { ...waits, created_at: '', send_after: '9', tries: 0, sent_at: null };
    await db.write
      .insertInto('mail')
      .values({ ...mail, id: 'm', last_error: null, tried_until: null })
      .execute();
    const body = { name: NAME, confirmation: NAME };
    const forgotten = (await admin(API.forgetPerson, { body })).data;
    expect(forgotten).toEqual({ records: 2, messages: 1, searches: 0, mails: 0, accounts: [] });
    const mails = await db.read.selectFrom('mail').select('body').execute();
    expect(mails).toEqual([{ body: `Escalated\n\nName as typed: “Someone”${other}` }]);
    await db.write.deleteFrom('mail').execute();
    const left = (await inWords()).replace(`${NAME} and her friend`, '');
    expect(left).not.toContain(NAME);
    expect(left.match(/Someone/g)).toHaveLength(5);
    const [row] = await db.read
      .selectFrom('attendance')
      .selectAll()
      .where('key', '=', uuidBytes(key(1)))
      .execute();
    expect(row).toMatchObject({ advisor: 'Someone', status: 'Escalated', swept: 0, correction: 1 });
    expect((await admin(API.findPerson, { body: { name: NAME } })).data.records).toBe(0);
    expect(await verifyAudit(db.write)).toMatchObject({ isWhole: true });
    const last = db.read.selectFrom('audit').select(['what', 'subject', 'count']);
    expect(await last.orderBy('number', 'desc').limit(1).execute()).toEqual([
      { what: 'person.forget', subject: null, count: 3 },
    ]);
  });

  // PRIVACY-10, PRIVACY-11
  test('findPerson, aboutPerson, forgetPerson: searches for the name, and for nothing that has its letters', async () => {
    const { admin, call, db } = await opened();
    for (const [index, words] of [`Where is ${NAME}`, 'Zoë', `${NAME}ern hall`].entries()) {
      const request = { body: { words, phone: 'p' }, key: key(10 + index) };
      expect((await call(API.reportEmptySearch, request)).status).toBe(200);
    }
    const again = { words: `Is ${NAME} in`, phone: 'p', correction: 1 };
    await call(API.reportEmptySearch, { body: again, key: key(10) });
    const body = { name: NAME, confirmation: NAME };
    const { rows } = (await admin(API.aboutPerson, { body: { name: NAME } })).data;
    expect(rows['empty_search']).toMatchObject([{ words: 'is zoë of the north in' }]);
    expect((await admin(API.findPerson, { body: { name: NAME } })).data.searches).toBe(1);
    expect((await admin(API.forgetPerson, { body })).data.searches).toBe(1);
    const left = db.read.selectFrom('empty_search').select('words').orderBy('words');
    expect((await left.execute()).map(({ words }) => words)).toEqual(
      expect.arrayContaining(['zoë', 'zoë of the northern hall']),
    );
    expect((await admin(API.findPerson, { body: { name: NAME } })).data.searches).toBe(0);
    const acts = db.read.selectFrom('audit').select('count').where('what', '=', 'person.forget');
    expect(await acts.execute()).toEqual([{ count: 4 }]);
  });

  // PRIVACY-11
  test('forgetPerson: emails that are files lose the name, those to an account that goes are deleted', async () => {
    const { opened: app, admin, db } = await opened();
    const { id } = await addAdmin(app, { email: 'bob@example.edu' });
    await db.write.updateTable('admin').set({ disabled: 1 }).where('id', '=', id).execute();
    const paragraphs = ['Escalated', `Name as typed: “${NAME}”`, 'Look at the record.'];
    const body = paragraphs.join('\n\n');
    const letter = () => ({ subject: 'Escalated', paragraphs });
    await db.write.transaction().execute(async (tx) => {
      for (const recipient of ['duty@example.edu', 'bob@example.edu'])
        await app.deps.mail.enqueue(tx, { recipient, letter });
    });
    await app.deps.mail.sendDue();
    const files = () => {
      const folder = join(app.config.dataDir, 'mail');
      return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    };
    expect(files().filter((text) => text.includes(NAME))).toHaveLength(2);
    await admin(API.forgetPerson, { body: { name: NAME, confirmation: NAME } });
    expect(files().filter((text) => text.includes(body.replace(NAME, 'Someone')))).toHaveLength(2);
    const bob = { name: 'bob@example.edu', confirmation: 'bob@example.edu' };
    expect((await admin(API.forgetPerson, { body: bob })).status).toBe(200);
    expect(files().filter((text) => text.includes('Look at the record'))).toMatchObject([
      expect.stringContaining('To: duty@example.edu'),
    ]);
  });

  // PRIVACY-11, HANDOVER-2
  test('forgetPerson: the name goes from records of others that were handed over, and from their versions', async () => {
    const { admin, call, db } = await opened();
    for (const [correction, name] of [NAME, NAME, `${NAME} and her friend`].entries()) {
      const body = { ...sent, advisor: 'Ben', correction, moments: handed(name) };
      expect((await call(API.attend, { body, key: key(7) })).status).toBe(200);
    }
    const body = { ...sent, advisor: 'Ben', moments: handed(NAME) };
    expect((await call(API.attend, { body, key: key(8) })).status).toBe(200);
    await admin(API.forgetPerson, { body: { name: NAME, confirmation: NAME } });
    const rows = [
      await db.read.selectFrom('attendance').select('moments').execute(),
      await db.read.selectFrom('former_record').select('record').execute(),
    ];
    const left = JSON.stringify(rows).replace(`${NAME} and her friend`, 'another');
    expect(left).not.toContain(NAME);
    expect(left.match(/handed:Someone/g)).toHaveLength(3);
    expect(left).toContain('handed:another');
  });

  // PRIVACY-15, OUTBOX-2, OUTBOX-35
  test('a forgotten name never costs a record its outcome, and no correction brings it back', async () => {
    const { admin, call, db, inWords } = await opened();
    const rating = { advisor: NAME, rating: 1, correction: 1 };
    await admin(API.forgetPerson, { body: { name: NAME, confirmation: NAME } });
    const attend = async (correction: number, issueStatus: 'Resolved' | 'Escalated') => {
      const body = { ...sent, advisor: NAME, issueStatus, correction };
      return await call(API.attend, { body, key: key(1) });
    };
    // The answer to it was lost, so the phone gives it a new number.
    expect((await attend(1, 'Escalated')).code).toBe('KEY_REUSED');
    expect((await attend(2, 'Resolved')).data).toMatchObject({ correction: 2 });
    expect((await attend(2, 'Resolved')).code).toBe('KEY_REUSED');
    expect((await attend(3, 'Resolved')).data).toMatchObject({ correction: 3 });
    const changed = await call(API.sendFeedback, { body: rating, key: key(4) });
    expect(changed.data).toMatchObject({ correction: 1 });
    const left = (await inWords()).replace(`${NAME} and her friend`, '');
    expect(left).not.toContain(NAME);
    const rows = db.read.selectFrom('attendance').select(['advisor', 'status', 'proof']);
    expect(await rows.where('key', '=', uuidBytes(key(1))).execute()).toEqual([
      { advisor: 'Someone', status: 'Resolved', proof: null },
    ]);
    // It still must not become a record of another issue.
    const other = { ...sent, issueId: DRAFT, advisor: NAME, correction: 4 };
    expect((await call(API.attend, { body: other, key: key(1) })).status).toBe(404);
  });

  // PRIVACY-15, HANDOVER-2
  test('a forgotten name stays out of what another began and handed over to it', async () => {
    const { admin, call, inWords } = await opened();
    const FRIEND = 'Kim';
    const attend = async (correction: number, names: readonly string[]) => {
      const moments = names.flatMap((name, at) => [
        { step: 's1', at, did: 'timer:5' },
        { step: 's1', at, did: `handed:${name}` },
      ]);
      const body = { ...sent, advisor: 'Ben', correction, moments };
      expect((await call(API.attend, { body, key: key(7) })).status).toBe(200);
    };
    await attend(1, [FRIEND, NAME]);
    await admin(API.forgetPerson, { body: { name: NAME, confirmation: NAME } });
    await attend(0, [FRIEND, NAME]);
    await attend(2, [FRIEND, NAME, FRIEND]);
    const left = (await inWords()).replace(`${NAME} and her friend`, '');
    expect(left).not.toContain(NAME);
    expect(left.match(/handed:Someone/g)).toHaveLength(3);
    expect(left.match(/handed:Kim/g)).toHaveLength(4);
  });

  // PRIVACY-10, HANDOVER-2
  test('aboutPerson: records of others that were handed over to a name are in its file, and found by an index', async () => {
    const { admin, call, db } = await opened();
    const attend = async (number: number, more: object) => {
      const body = { ...sent, advisor: 'Ben', ...more };
      expect((await call(API.attend, { body, key: key(number) })).status).toBe(200);
    };
    const quoted = 'Kim "K" \\ Lee';
    await attend(7, {
      moments: handed(quoted),
      feedback: { description: 'Ben wrote it', rating: 1 },
    });
    // Only what a correction replaced says it, of a record that then says another.
    await attend(8, { moments: handed(quoted) });
    await attend(8, { moments: handed(`${quoted} and her friend`), correction: 1 });
    await attend(9, { moments: handed('Ben'), advisor: quoted });
    const { rows } = (await admin(API.aboutPerson, { body: { name: quoted } })).data;
    expect(rows['attendance']).toHaveLength(2);
    expect(JSON.stringify(rows['attendance']?.[1])).toContain('handed:Kim');
    expect(rows['attendance']?.[1]).not.toHaveProperty('advisor');
    expect(JSON.stringify(rows['attendance']?.[1])).not.toContain('Ben wrote it');
    expect(rows['former_record']).toMatchObject([{ correction: 0 }]);
    expect((await admin(API.findPerson, { body: { name: quoted } })).data.records).toBe(2);
    expect((await admin(API.aboutPerson, { body: { name: 'Kim' } })).data.rows).toEqual({});
    for (const [table, column] of [
      ['attendance', 'moments'],
      ['former_record', 'record'],
    ] as const) {
      const query = sql`select 1 from ${sql.table(table)} where ${saysHandedTo(column, quoted)}`;
      expect(await planOf(db, query)).toContain(`${table}_handed_over`);
    }
  });

  // PRIVACY-11, TRAIL-5
  test('forgetPerson: of an administrator the account goes once it is disabled, and the ids stay', async () => {
    const { opened: app, admin, db, inWords } = await opened();
    const { id } = await addAdmin(app, { email: 'bob@example.edu' });
    await db.write.updateTable('admin').set({ name: 'Bob Stone' }).where('id', '=', id).execute();
    const body = { name: 'Bob Stone', confirmation: 'Bob Stone' };
    expect((await admin(API.forgetPerson, { body })).code).toBe('ACCOUNT_ENABLED');
    await db.write.updateTable('admin').set({ disabled: 1 }).where('id', '=', id).execute();
    const revision = { saved_by: id };
    await db.write.updateTable('revision').set(revision).execute();
    const hello = { subject: 'Hello', paragraphs: ['x'] };
    const mail = { recipient: 'bob@example.edu', letter: () => hello };
    await db.write.transaction().execute((tx) => app.deps.mail.enqueue(tx, mail));
    expect((await admin(API.forgetPerson, { body })).data).toMatchObject({
      mails: 1,
      accounts: [{ _id: id, isDisabled: true }],
    });
    expect(await inWords()).not.toMatch(/bob/i);
    const revisions = await db.read.selectFrom('revision').select('saved_by').distinct().execute();
    expect(revisions).toEqual([{ saved_by: id }]);
    expect(await verifyAudit(db.write)).toMatchObject({ isWhole: true });
  });

  // PRIVACY-10
  test('findPerson, aboutPerson, forgetPerson: the name of all whose own is gone is refused', async () => {
    const { admin, deps } = await opened();
    const name = ' Someone ';
    for (const answer of [
      await admin(API.findPerson, { body: { name } }),
      await admin(API.aboutPerson, { body: { name } }),
      await admin(API.forgetPerson, { body: { name, confirmation: name } }),
    ]) {
      expect(answer.code).toBe('NOT_ONE_PERSON');
      expect(answer.detail).toContain('is not one person');
    }
    for (const command of ['about', 'forget'])
      expect(await privacyCommand([command, name], deps)).toMatchObject({ status: 1 });
  });

  // PRIVACY-10
  test('aboutPerson: many records, messages and versions are all in the file, each once', async () => {
    const { admin, call, opened: app } = await opened();
    for (let number = 100; number < 135; number += 1) {
      const body = { ...sent, advisor: NAME };
      await call(API.attend, { body, key: key(number) });
      await call(API.attend, { body: { ...body, correction: 1 }, key: key(number) });
      await call(API.sendFeedback, { body: { advisor: NAME, rating: 3 }, key: key(number) });
    }
    const { rows, name, at } = (await admin(API.aboutPerson, { body: { name: NAME } })).data;
    const counts = Object.entries(rows).map(([table, all]) => [table, all.length]);
    expect(Object.fromEntries(counts)).toMatchObject({
      attendance: 37,
      feedback: 36,
      former_record: 36,
    });
    const ids = (rows['attendance'] ?? []).map(({ id }) => id);
    expect([new Set(ids).size, name, at]).toEqual([37, NAME, app.clock.now.toISOString()]);
  });

  // PRIVACY-10, PRIVACY-11
  test('about and forget do the same as commands, and forget asks for the name once more', async () => {
    const { deps, inWords } = await opened();
    const run = (...args: string[]) => privacyCommand(args, deps);
    expect(await run('list')).toBeUndefined();
    expect(await run('about')).toMatchObject({ status: 2 });
    expect(await run('forget', NAME, '--confirm', 'Zoe')).toMatchObject({ status: 2 });
    let about = '';
    const printed = async (file: AsyncIterable<string>) => {
      for await (const part of file) about += part;
    };
    expect(await privacyCommand(['about', NAME], deps, printed)).toMatchObject({ status: 0 });
    expect(JSON.parse(about)).toMatchObject({ name: NAME, rows: { feedback: [{}] } });
    const preview = await run('forget', NAME);
    expect(preview?.text).toContain('records   2\nmessages  1\n');
    expect(await inWords()).toContain(`"${NAME}"`);
    expect((await run('forget', NAME, '--confirm', NAME))?.text).toContain(
      'Removed from:\nrecords   2',
    );
    expect(await inWords()).not.toContain(`"${NAME}"`);
    expect((await run('forget', 'Ada', '--confirm', 'Ada'))?.status).toBe(1);
  });
});

// PRIVACY-18
test('nothing of a forgotten name is left in the file of SQLite, nor in its log', async () => {
  const app = await openWithIssues(openOnSqlite);
  const admin = await app.signedIn();
  const name = 'Zebediah Quillfeather';
  for (let number = 1; number <= 30; number += 1) {
    const record = {
      ...sent,
      advisor: name,
      feedback: { description: 'A long night. '.repeat(90) },
    };
    for (const correction of [0, 1])
      await app.call(API.attend, { body: { ...record, correction }, key: key(number) });
    await app.call(API.sendFeedback, {
      body: { advisor: name, rating: 3 },
      key: key(100 + number),
    });
    const search = { words: `where is ${name}`, phone: 'p' };
    await app.call(API.reportEmptySearch, { body: search, key: key(200 + number) });
  }
  const stored = () =>
    readdirSync(app.config.dataDir, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(app.config.dataDir, entry.name), 'latin1'))
      .join('')
      .toLowerCase();
  expect(stored()).toContain('quillfeather');
  const body = { name, confirmation: name };
  expect((await admin(API.forgetPerson, { body })).data).toMatchObject({
    records: 30,
    searches: 30,
  });
  expect(stored()).not.toContain('quillfeather');
});

// PRIVACY-18
test('a log that somebody reads for long is not emptied, which the log of the server says', async () => {
  const { config, deps, call } = await openWithIssues(openOnSqlite);
  await call(API.attend, { body: { ...sent, advisor: NAME } });
  const warned = vi.spyOn(deps.log, 'warn');
  const said = () =>
    warned.mock.calls.flat().filter((text) => String(text).includes('wal may still have')).length;
  const reader = new BetterSqlite3(join(config.dataDir, 'reslife.db'), { readonly: true });
  reader.exec('begin; select * from attendance');
  await forgetPerson(deps, NAME, null);
  expect(said()).toBe(1);
  reader.close();
  await forgetPerson(deps, NAME, null);
  expect(said()).toBe(1);
});
