import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { describeOnEachDatabase, type TestApp } from '../test/test-app.ts';
import type { Email } from '../base/deps.ts';
import { openTransport } from './transports.ts';
import { createOutbox, sendDueMail } from './outbox.ts';
import { openSmtpSink } from '../test/smtp/smtp-sink.ts';
import { claimMail, enqueueMail, markFailed, markSent } from './mail.sql.ts';

const code = 'c'.repeat(43);
const link = `http://localhost:3000/auth/reset-password?email=ada%40example.edu&passCode=${code}`;
const subject = 'Set a new password';
const letterOf = (about: string) => () => ({
  subject: about,
  paragraphs: ['Open this link:', link],
});
const email: Email = { recipient: 'ada@example.edu', letter: letterOf(subject) };

async function putEmail({ db, deps }: TestApp, recipient = email.recipient): Promise<void> {
  await enqueueMail(db.write, { ...email, recipient }, deps);
}

async function onlyMail({ mails }: TestApp) {
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  return mail;
}

/** Opens a log that is kept as text. */
function openLog() {
  const lines: string[] = [];
  const stream = new Writable({
    write: (line: Buffer, _encoding, done) => {
      lines.push(line.toString());
      done();
    },
  });
  return { log: pino({ level: 'trace' }, stream), text: () => lines.join('') };
}

describeOnEachDatabase('mail', (open) => {
  // NOTIFICATIONS-15
  test('an account email is sent before a notification, no matter how long that has waited', async () => {
    const { db, deps, clock } = await open();
    const triedUntil = new Date(clock.now.getTime() + 3 * 24 * 3_600_000).toISOString();
    await enqueueMail(db.write, { ...email, letter: letterOf('Escalated'), triedUntil }, deps);
    clock.pass(60_000);
    await enqueueMail(db.write, email, deps);
    const claim = async () => (await claimMail(db.write, deps.now()))?.subject;
    expect([await claim(), await claim()]).toEqual([subject, 'Escalated']);
  });

  // MAIL-7
  test('an attempt that fails after its claim ended leaves the email to its new owner', async () => {
    const app = await open();
    const { db, deps, clock } = app;
    await putEmail(app);
    const claim = async () => await claimMail(db.write, deps.now());
    const slow = await claim();
    clock.pass(2 * 60_000);
    const next = await claim();
    if (!slow || !next) throw new Error('not claimed');
    await markFailed(db.write, slow, 'timed out', deps.now());
    clock.pass(60_000);
    expect(await claim()).toBeUndefined();
    await markSent(db.write, next.id, deps.now());
    await markFailed(db.write, slow, 'timed out', deps.now());
    expect(await onlyMail(app)).toMatchObject({ tries: 2, last_error: null });
  });

  // MAIL-1
  test('without SMTP an email becomes a file with a link to copy; the log names only the file', async () => {
    const app = await open();
    await putEmail(app);
    const { log, text } = openLog();
    const transport = await openTransport(app.config);
    await sendDueMail({ ...app.deps, log }, transport);
    const folder = join(app.config.dataDir, 'mail');
    const [name = '', ...more] = await readdir(folder);
    expect(more).toEqual([]);
    const path = join(folder, name);
    const eml = await readFile(path, 'utf8');
    expect(eml.split('\n')).toContain(link);
    expect(eml).toContain('Subject: Set a new password');
    expect(eml).toContain('To: ada@example.edu');
    if (process.platform !== 'win32') expect((await stat(path)).mode & 0o077).toBe(0);
    expect(text()).toContain(name);
    expect(text()).not.toContain(code);
    expect(text()).not.toContain('ada@example.edu');
    expect(await onlyMail(app)).toMatchObject({ body: '', tries: 1, last_error: null });
  });

  // MAIL-1
  test('an email file is deleted after 7 days, and nothing else in its folder is', async () => {
    const app = await open();
    const folder = join(app.config.dataDir, 'mail');
    const outbox = createOutbox(app.deps, app.config);
    await outbox.sendDue();
    await putEmail(app);
    await outbox.sendDue();
    const [first = ''] = await readdir(folder);
    await writeFile(join(folder, '1999 notes.eml'), 'kept');
    app.clock.pass(7 * 24 * 3_600_000 - 1_000);
    await outbox.sendDue();
    expect(await readdir(folder)).toContain(first);
    app.clock.pass(2_000);
    const smtpUrl = 'smtp://127.0.0.1:9';
    await createOutbox(app.deps, { ...app.config, smtpUrl }).sendDue();
    expect(await readdir(folder)).toEqual(['1999 notes.eml']);
  });

  // MAIL-2
  test('an email is sent once by SMTP, with the user and password of the address', async () => {
    const app = await open();
    await putEmail(app);
    const sink = await openSmtpSink();
    const transport = await openTransport({
      ...app.config,
      smtpUrl: `smtp://post%40office:s%3Acret@127.0.0.1:${sink.port}`,
    });
    await sendDueMail(app.deps, transport);
    await sendDueMail(app.deps, transport);
    expect(sink.emails).toHaveLength(1);
    expect(sink.emails[0]?.to).toEqual(['ada@example.edu']);
    expect(sink.emails[0]?.user).toBe('post@office');
    const text = sink.emails[0]?.message.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    expect(text?.split('\r\n')).toContain(link);
  });

  // MAIL-8
  test('no email is sent to another machine without TLS, unless the address allows it', async () => {
    const app = await open();
    const sink = await openSmtpSink();
    // The address is another name of this machine, and not a loopback one.
    const elsewhere = `smtp://[::ffff:127.0.0.1]:${sink.port}`;
    const sent = async (smtpUrl: string) => {
      // One that was tried before may not be due.
      await putEmail(app);
      await sendDueMail(app.deps, await openTransport({ ...app.config, smtpUrl }));
      return sink.emails.length;
    };
    for (const more of ['', '/?ignoreTLS=true', '/?requireTLS=false', '/?opportunisticTLS=true'])
      expect([more, await sent(elsewhere + more)]).toEqual([more, 0]);
    const { last_error } = await app.db.read
      .selectFrom('mail')
      .select('last_error')
      .where('last_error', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(last_error).toMatch(/\. Add \?tls=optional to SMTP_URL to send unencrypted\.$/);
    expect(await sent(`${elsewhere}/?tls=optional`)).toBe(1);
  });

  // MAIL-2
  test('a server that refuses or hangs up costs an attempt; the email arrives later, and once', async () => {
    const app = await open();
    await putEmail(app);
    const sink = await openSmtpSink();
    const config = { ...app.config, smtpUrl: `smtp://127.0.0.1:${sink.port}` };
    const transport = await openTransport(config);
    for (const [n, fault] of (['refuse', 'hang up'] as const).entries()) {
      sink.fault = fault;
      await sendDueMail(app.deps, transport);
      const mail = await onlyMail(app);
      expect(mail).toMatchObject({ tries: n + 1, sent_at: null });
      expect(mail?.last_error).not.toBeNull();
      expect(mail?.last_error).not.toContain(code);
      // It is not tried before its time.
      sink.fault = undefined;
      await sendDueMail(app.deps, transport);
      expect(sink.emails).toEqual([]);
      app.clock.pass(10_000 * 2 ** n);
    }
    await sendDueMail(app.deps, transport);
    expect(sink.emails).toHaveLength(1);
    expect(await onlyMail(app)).toMatchObject({ body: '', last_error: null });
  });

  // MAIL-2
  test('an email that no server accepts for a day is given up and blanked', async () => {
    const app = await open();
    await putEmail(app);
    const send = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('no way'));
    const transport = { send, close: () => undefined };
    for (let n = 0; n < 200; n += 1) {
      await sendDueMail(app.deps, transport);
      app.clock.pass(15 * 60_000);
    }
    expect(send.mock.calls.length).toBeGreaterThan(90);
    expect(send.mock.calls.length).toBeLessThan(100);
    expect(await onlyMail(app)).toMatchObject({ body: '', sent_at: null, last_error: 'no way' });
  });

  // MAIL-2
  test('if many processes claim an email at once, exactly one gets it', async () => {
    const app = await open();
    await putEmail(app);
    const claims = await Promise.all(
      Array.from({ length: 10 }, () => claimMail(app.db.write, app.clock.now)),
    );
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  // MAIL-3
  test('line breaks and commas in an address or subject add no recipient and no header', async () => {
    const app = await open();
    const sink = await openSmtpSink();
    const transport = await openTransport({
      ...app.config,
      smtpUrl: `smtp://127.0.0.1:${sink.port}`,
    });
    for (const recipient of [
      'a@b.test\r\nBcc: evil@evil.test',
      'a,evil@evil.test,b@b.test',
      '"a@b.test" <evil@evil.test>, c@c.test',
      'a@b.test\nRCPT TO:<evil@evil.test>',
    ]) {
      await enqueueMail(
        app.db.write,
        { ...email, recipient, letter: letterOf(`Hi\r\nBcc: ${recipient}`) },
        app.deps,
      );
    }
    await sendDueMail(app.deps, transport);
    expect(sink.emails).not.toEqual([]);
    for (const { to, message } of sink.emails) {
      expect(to.length).toBeLessThanOrEqual(1);
      const [headers = ''] = message.split('\r\n\r\n');
      expect(headers).not.toMatch(/^bcc:/im);
    }
  });

  test('a started sender looks for emails at once when asked, and stops', async () => {
    const app = await open();
    const sink = await openSmtpSink();
    const config = { ...app.config, smtpUrl: `smtp://127.0.0.1:${sink.port}` };
    const mail = createOutbox(app.deps, config);
    await putEmail(app);
    mail.wake();
    mail.start();
    expect(sink.emails).toEqual([]);
    mail.wake();
    await vi.waitFor(async () => expect((await onlyMail(app))?.sent_at).not.toBeNull());
    expect(sink.emails).toHaveLength(1);
    await mail.stop();
    await putEmail(app);
    mail.wake();
    expect((await app.mails()).filter(({ sent_at }) => sent_at === null)).toHaveLength(1);
  });
});
