import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { FOR_EVER } from '#core/privacy/retention.ts';
import { addAdmin } from '../test/test-admin.ts';
import { describeOnEachDatabase, type TestApp } from '../test/test-app.ts';
import { tellLater } from './tell-owners.ts';

const HOUR = 3_600_000;
const bob = 'bob@example.edu';
const cy = 'cy@example.edu';

const contact = { id: 'security', name: 'Campus Security', number: '555 0100', when: '' };

/** Adds two owners who can be mailed, one who is disabled, a reader, and somebody who is signed in. */
async function opened(app: TestApp) {
  await addAdmin(app, { email: bob });
  const { id: cyId } = await addAdmin(app, { email: cy });
  await addAdmin(app, { email: 'dee@example.edu', disabled: 1 });
  await addAdmin(app, { email: 'eve@example.edu', role: 'reader' });
  const ada = await app.signedIn({ name: 'Ada Lovelace' });
  const call = async (number: string) => {
    const { campus, version } = (await ada(API.getSettings)).data;
    const contacts = [{ ...contact, number, categories: [] }];
    const body = { campus: { ...campus, contacts }, version };
    expect((await ada(API.updateSettings, { body })).status).toBe(200);
  };
  const disableCy = async () =>
    await ada(API.updatePerson, { params: { id: cyId }, body: { disabled: true } });
  /** Finds the mails whose subject has these words: their recipients, and what the last one says. */
  const told = async (words: string) => {
    const mails = (await app.mailsOfActs()).filter(({ subject }) => subject.includes(words));
    const to = mails.map(({ recipient }) => recipient).sort();
    return { to, text: mails.at(-1)?.body ?? '' };
  };
  const later = async () => await tellLater(app.config, app.deps);
  return { ada, call, disableCy, told, later };
}

const CALLS = 'changed the contacts';

describeOnEachDatabase('owners', (open) => {
  // ACTS-1, ACTS-2
  test('are told who changed a number, when, from where, and both numbers', async () => {
    const app = await open({ publicUrl: 'https://reslife.example.edu', timeZone: 'UTC' });
    const { call, told } = await opened(app);
    await call('555 0100');
    app.clock.pass(HOUR);
    await call('555 0199');
    const { to, text } = await told(CALLS);
    expect(to).toEqual([bob, bob, cy, cy]);
    const when = 'Nov 20, 2026, 4:07 am (UTC)';
    expect(text).toContain(
      `${when}: Ada Lovelace (ada@example.edu) ${CALLS}, from 127.0.0.1\nNumber for Campus Security: 555 0100, now 555 0199\n`,
    );
    for (const page of ['/auth/forgot-password', '/admin/people', '/admin/trail'])
      expect(text).toContain(`https://reslife.example.edu${page}`);
  });

  // ACTS-1
  test('are told no secret, no full webhook address, and no change that affects no call', async () => {
    const app = await open({ webhookPrivate: ['127.0.0.1'], advisorSignIn: 'enrolled' });
    const { ada, told } = await opened(app);
    const hook = { categories: [], escalations: true, summary: 'none' } as const;
    const address = 'http://127.0.0.1:9/hidden-path?key=hidden-key';
    const added = await ada(API.addNotificationTarget, {
      body: { kind: 'webhook', address, ...hook },
    });
    const phone = await ada(API.addPhone, { body: { advisor: 'Zebediah', days: 7 } });
    const { campus, version } = (await ada(API.getSettings)).data;
    await ada(API.updateSettings, { body: { campus: { ...campus, name: 'Elm' }, version } });
    const terms = { ...FOR_EVER, records: 7 };
    await ada(API.saveTerms, { body: { terms, version: 1 } });
    const all = JSON.stringify(await app.mailsOfActs());
    expect((await told('added a recipient')).text).toContain('\nWebhook at 127.0.0.1:9\n');
    expect((await told('how long data')).text).toContain('\nRecords: forever, now 7 days\n');
    expect((await told("advisor's phone")).to).toEqual([bob, cy]);
    expect((await told(CALLS)).to).toEqual([]);
    const { secret } = added.data;
    const { code } = phone.data;
    for (const hidden of ['hidden', secret ?? '-', code, 'Zebediah', 'Elm'])
      expect(all).not.toContain(hidden);
  });

  // ACTS-3
  test('get one email an hour about an act: the first at once, the others together after the hour', async () => {
    const app = await open();
    const { call, disableCy, told, later } = await opened(app);
    await call('555 0101');
    await call('555 0102');
    app.clock.pass(HOUR - 1);
    await call('555 0103');
    await later();
    expect((await told(CALLS)).to).toEqual([bob, cy]);
    await disableCy();
    app.clock.pass(1);
    await Promise.all([later(), later()]);
    const { to, text } = await told(CALLS);
    expect(to).toEqual([bob, bob, cy]);
    expect(text).toContain('555 0101, now 555 0102');
    expect(text).toContain('555 0102, now 555 0103');
    await later();
    expect((await told(CALLS)).to).toEqual(to);
    app.clock.pass(HOUR);
    await call('555 0104');
    expect((await told(CALLS)).to).toEqual([bob, bob, bob, cy]);
  });

  // ACTS-3
  test('are told at once even if the clock was set back, and of at most forty acts', async () => {
    const app = await open();
    const { ada, told, later } = await opened(app);
    const exported = async (times: number) => {
      for (let n = 0; n < times; n += 1) await ada(API.exportIssues);
    };
    await exported(42);
    expect((await told('exported')).to).toEqual([bob, cy]);
    app.clock.pass(HOUR);
    await later();
    const { to, text } = await told('exported');
    expect(to).toEqual([bob, bob, cy, cy]);
    expect(text.match(/exported procedures/g)).toHaveLength(40);
    expect(text).toContain('The activity log has the rest.');
    app.clock.pass(-5 * HOUR);
    await exported(1);
    expect((await told('exported')).to).toEqual([bob, bob, bob, cy, cy, cy]);
  });
});
