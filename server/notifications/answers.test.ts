import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { FOR_EVER, NAMELESS } from '#core/privacy/retention.ts';
import { PRESS_FATES } from '../db/tables/press-fates.ts';
import { forgetPerson } from '../privacy/person.ts';
import { sweepByTerms } from '../privacy/sweep.ts';
import { writeTerms } from '../privacy/terms.ts';
import { openEscalations } from '../test/escalated.ts';
import { parseJson } from '../test/parse-json.ts';
import { openReceiver } from '../test/receiver.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';

const UNDONE = { step: 's1', at: 2_000, did: 'took back:Escalated' };
const POSTED = Type.Object({
  type: Type.String(),
  data: Type.Object({ answer: Type.Optional(Type.String()) }),
});

describeOnEachDatabase('the answers to an escalation', (open) => {
  // ANSWERS-1, NOTIFICATIONS-3
  test('have a link in each mail and in webhooks that want answers, and in no other message', async () => {
    const { app, owner, add, attend, sender, links } = await openEscalations(open);
    const [told, untold] = [await openReceiver(), await openReceiver()];
    const mail = await add('mail', 'duty@example.edu');
    await add('webhook', told.url, { answers: true });
    await add('webhook', untold.url, { name: 'Pager' });
    const { key } = await attend({ callback: '471555011' });
    told.answer = 503;
    await sender.sendDue();
    told.answer = 200;
    app.clock.pass(60_000);
    await sender.sendDue();
    const at = `${app.config.publicUrl}/escalation#`;
    const [letter] = await app.mails();
    const inMail = letter?.body.split('\n').find((line) => line.includes(at)) ?? '';
    const all = await links();
    expect(all.map((link) => at + link)).toContain(inMail.replace(/^.* /, ''));
    expect(inMail).toMatch(/^To say “I have it”, open this link within 24 hours: /);
    const bodies = [told, untold].map(({ received }) => received.map(({ body }) => body));
    // The same at every try.
    expect(new Set(bodies[0])).toHaveLength(1);
    expect(bodies[0]).toHaveLength(2);
    const answers = bodies.map(([body = '']) => parseJson(POSTED, body).data.answer);
    expect(all.map((link) => at + link)).toContain(answers[0]);
    expect(answers[1]).toBeUndefined();

    await attend({ correction: 1, takenBack: true, moments: [UNDONE] }, key);
    await owner(API.sendTest, { params: { id: mail._id } });
    await sender.sendDue();
    // The mail that was not sent yet is withdrawn.
    const others = (await app.mails()).map(({ body }) => body);
    expect(others).toEqual([expect.not.stringContaining('/escalation#')]);
    expect(told.received.slice(2).map(({ body }) => body)).not.toContainEqual(
      expect.stringContaining('/escalation#'),
    );
    const everything = [letter, ...others, ...bodies.flat()];
    expect(JSON.stringify(everything)).not.toContain('471555011');
  });

  // ANSWERS-2
  test('are each stored once and in one order when many people press at the same time', async () => {
    const { app, owner, add, attend, links, look, press } = await openEscalations(open);
    const addresses = Array.from({ length: 4 }, (_, n) => `a${n}@example.edu`);
    for (const address of addresses) await add('mail', address);
    const { id } = await attend();
    const all = await links();
    const params = { id };
    const statuses = await Promise.all([
      ...all.flatMap((link) => [press(link, 'have'), press(link, 'have'), press(link, 'cannot')]),
      owner(API.pressEscalation, { params, body: { press: 'have' } }),
    ]);
    for (const { status } of statuses) expect([200, 409]).toContain(status);
    const rows = await app.db.read.selectFrom('told_press').selectAll().orderBy('number').execute();
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, n) => n + 1));
    expect(rows.length).toBeLessThanOrEqual(9);
    const names = (await look(all[0])).data.answers.map(({ name }) => name);
    expect(names.toSorted((a, b) => a.localeCompare(b))).toEqual([...addresses, 'Ada']);
  });

  // ANSWERS-4, PRIVACY-4, PRIVACY-10, PRIVACY-11
  test('are in the file about the person who pressed, and lose the name on request or after the term', async () => {
    const { app, owner, add, attend, links, press } = await openEscalations(open);
    await add('mail', 'duty@example.edu', { name: 'Duty manager' });
    await attend();
    const [link] = await links();
    await press(link, 'have');
    await press(link, 'have', 'Jo Field');
    const body = { name: 'Jo Field' };
    expect((await owner(API.findPerson, { body })).data).toMatchObject({ messages: 1 });
    expect((await owner(API.aboutPerson, { body })).data.rows['told_press']).toMatchObject([
      { name: 'Jo Field', press: 'have' },
    ]);
    const names = async () => {
      const rows = await app.db.read
        .selectFrom('told_press')
        .selectAll()
        .orderBy('number')
        .execute();
      return rows.map(({ name, delivery_id }) => [name, delivery_id !== null]);
    };
    expect(await forgetPerson(app.deps, 'Jo Field', null)).toMatchObject({ messages: 1 });
    expect(await names()).toEqual([
      ['Duty manager', true],
      [NAMELESS, true],
    ]);
    app.clock.pass(9 * 24 * 3_600_000);
    await writeTerms(app.db.write, { terms: { ...FOR_EVER, records: 7 }, version: 2 });
    await sweepByTerms(app.deps, app.config);
    expect(await names()).toEqual([
      [null, false],
      [null, false],
    ]);
  });

  // ANSWERS-10, PRIVACY-10
  test('are in the file about the mailbox or account that gave them, and lose the name on request', async () => {
    const { app, owner, add, attend, links, press } = await openEscalations(open);
    await add('mail', 'ben@example.edu');
    await add('mail', 'desk@example.edu', { name: 'Front desk' });
    const ben = await app.signedIn({ email: 'ben@example.edu', name: 'Ben', role: 'reader' });
    const { id } = await attend();
    const [mine, desk] = await links();
    await press(mine, 'have');
    await press(desk, 'cannot');
    await ben(API.pressEscalation, { params: { id }, body: { press: 'handBack' } });
    const rowsAbout = async (name: string) =>
      (await owner(API.aboutPerson, { body: { name } })).data.rows['told_press'];
    for (const name of ['Ben', ' BEN@example.edu'])
      expect(await rowsAbout(name)).toMatchObject([
        { record_id: id, name: null, press: 'have' },
        { record_id: id, name: null, press: 'handBack' },
      ]);
    expect(await rowsAbout('desk@example.edu')).toMatchObject([{ name: 'Front desk' }]);
    expect(await rowsAbout('Front desk')).toHaveLength(1);
    const all = JSON.stringify(await rowsAbout('Ben'));
    expect(all).not.toMatch(/delivery_id|event_key/);

    await app.db.write
      .updateTable('admin')
      .set({ disabled: 1 })
      .where('name', '=', 'Ben')
      .execute();
    expect(await forgetPerson(app.deps, 'Ben', null)).toMatchObject({ messages: 2 });
    expect(await forgetPerson(app.deps, 'desk@example.edu', null)).toMatchObject({ messages: 1 });
    const { data } = await owner(API.listEscalations);
    const names = data.escalations.flatMap(({ answers }) => answers.map(({ name }) => name));
    expect(names).toEqual([NAMELESS, NAMELESS, NAMELESS]);
  });

  // ANSWERS-10
  test('have a privacy rule for each database column', async () => {
    const { app, add, attend, links, press } = await openEscalations(open);
    await add('mail', 'duty@example.edu');
    await attend();
    await press((await links())[0], 'have');
    const [row] = await app.db.read.selectFrom('told_press').selectAll().execute();
    expect(Object.keys(row ?? {}).toSorted()).toEqual(Object.keys(PRESS_FATES).toSorted());
  });
});
