import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { storeIssue } from '../test/issues.ts';
import { addAdmin, PASSWORD } from '../test/test-admin.ts';
import { describeOnEachDatabase, type TestApp } from '../test/test-app.ts';
import { remind } from './remind.ts';

/** Returns the mails made since the last look, as recipient and the titles they name. */
function mailsOf(app: TestApp) {
  let seen = 0;
  return async () => {
    const mails = (await app.mails()).toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1));
    const made = mails.slice(seen);
    seen = mails.length;
    return made
      .map(({ recipient, body }) => {
        const lines = body.split('\n');
        const titles = lines.filter((_, at) => lines[at + 1]?.startsWith('Review by '));
        return `${recipient}: ${titles.join(', ')}`;
      })
      .toSorted();
  };
}

describeOnEachDatabase('reminders of review dates', (open) => {
  // MAIL-4, MAIL-5
  test('are sent 14 days before and on the day, once each, to the owner of the issue or else to one owner', async () => {
    const app = await open();
    // Seven in the morning of the campus, half a year before the date: summer time is in between.
    app.clock.now = new Date('2027-02-24T07:00:00Z');
    const first = await addAdmin(app, { email: 'first@example.edu' });
    app.clock.pass(1);
    const owner = await addAdmin(app, { email: 'owner@example.edu' });
    const silent = await addAdmin(app, { email: 'silent@example.edu' });
    const gone = await addAdmin(app, { email: 'gone@example.edu', disabled: 1 });
    await app.db.write
      .updateTable('admin')
      .set({ reminders: 0 })
      .where('id', '=', silent.id)
      .execute();
    const reviewBy = '2027-04-01';
    for (const [title, members] of Object.entries({
      'Fire alarm': { owner: owner.id },
      Mice: { owner: owner.id },
      Flood: { owner: null },
      Lift: { owner: gone.id },
      Silent: { owner: silent.id },
      Archived: { owner: owner.id, isArchived: true },
      Later: { owner: owner.id, reviewBy: '2027-06-01' },
      Past: { owner: owner.id, reviewBy: '2027-01-01' },
      Undated: { owner: owner.id, reviewBy: null },
    })) {
      await storeIssue(app.db.write, { _id: title, title, reviewBy, ...members });
    }
    const mails = mailsOf(app);
    const lookAt = async (instant: string) => {
      app.clock.now = new Date(instant);
      await remind(app.config, app.deps);
      return await mails();
    };
    const all = ['first@example.edu: Flood, Lift', 'owner@example.edu: Fire alarm, Mice'];
    expect(await lookAt('2027-03-17T12:00:00Z')).toEqual([]);
    // Seven in the morning is 7:00 by winter time, and 6:00 by the clock of the server in summer.
    expect(await lookAt('2027-03-18T06:59:00Z')).toEqual([]);
    expect(await lookAt('2027-03-18T07:00:00Z')).toEqual(all);
    expect(await lookAt('2027-03-18T07:10:00Z')).toEqual([]);
    expect(await lookAt('2027-03-31T12:00:00Z')).toEqual([]);
    expect(await lookAt('2027-04-01T05:59:00Z')).toEqual([]);
    // Two processes at once.
    app.clock.now = new Date('2027-04-01T06:00:00Z');
    await Promise.all([remind(app.config, app.deps), remind(app.config, app.deps)]);
    expect(await mails()).toEqual(all);
    expect(await lookAt('2027-04-02T12:00:00Z')).toEqual([]);
    // A new date is mailed again; the owner of the other issue gets nothing.
    const call = await app.signedIn();
    await call(API.updateIssue, { params: { id: 'Mice' }, body: { reviewBy: '2027-04-20' } });
    expect(await lookAt('2027-04-06T12:00:00Z')).toEqual(['owner@example.edu: Mice']);
    await app.db.write
      .updateTable('admin')
      .set({ disabled: 1 })
      .where('id', '=', first.id)
      .execute();
    expect(await lookAt('2027-04-21T12:00:00Z')).toEqual(['owner@example.edu: Mice']);
  });

  // MAIL-4
  test('are sent late, within 14 days, if the server was off', async () => {
    const app = await open();
    const { email, id: owner } = await addAdmin(app);
    for (const reviewBy of ['2026-11-05', '2026-11-06', '2026-11-21', '2026-12-05']) {
      await storeIssue(app.db.write, { _id: reviewBy, title: `By ${reviewBy}`, reviewBy, owner });
    }
    app.clock.now = new Date('2026-11-20T12:00:00Z');
    await remind(app.config, app.deps);
    const [mail, ...more] = await app.mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: email, subject: '2 procedures to review' });
    expect(mail?.body).toContain(
      `By 2026-11-06\nReview by Nov 6, 2026\n${app.config.publicUrl}/issue/2026-11-06`,
    );
    expect(mail?.body).toContain('By 2026-11-21');
  });

  // MAIL-5
  test('are not sent to people who turn them off in their profile', async () => {
    const app = await open();
    app.clock.now = new Date('2026-11-20T12:00:00Z');
    const { id: owner, email } = await addAdmin(app);
    const { headers } = await app.call(API.signIn, { body: { email, password: PASSWORD } });
    const cookie = String([headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
    const update = async (reminders: boolean) =>
      (await app.call(API.updateProfile, { body: { reminders }, headers: { cookie } })).data;
    expect(await update(false)).toMatchObject({ reminders: false, name: 'Ada' });
    const due = { reviewBy: '2026-11-20', owner };
    await storeIssue(app.db.write, { _id: 'mice', title: 'Mice', ...due });
    await remind(app.config, app.deps);
    expect(await app.mails()).toEqual([]);
    expect(await update(true)).toMatchObject({ reminders: true });
    await storeIssue(app.db.write, { _id: 'rats', title: 'Rats', ...due });
    await remind(app.config, app.deps);
    expect((await app.mails()).map(({ subject }) => subject)).toEqual([
      'Review by Nov 20, 2026: Rats',
    ]);
  });
});
