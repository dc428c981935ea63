import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { NAMELESS } from '#core/privacy/retention.ts';
import { parseJson } from '../test/parse-json.ts';
import { openEscalations } from '../test/escalated.ts';
import { openReceiver } from '../test/receiver.ts';
import { describeOnSqlite, type Open } from '../test/test-app.ts';
import { forgetPerson } from '../privacy/person.ts';
import { sweepFixed } from '../privacy/sweep.ts';

const HOUR = 3_600_000;
const UNDONE = { step: 's1', at: 2_000, did: 'took back:Escalated' };

/** Opens an escalation that was sent to one address, and its link. */
async function openLinked(open: Open) {
  const opened = await openEscalations(open);
  const target = await opened.add('mail', 'duty@example.edu');
  const record = await opened.attend();
  const [link = ''] = await opened.links();
  expect((await opened.look(link)).status).toBe(200);
  const isOpen = async (one = link) => {
    const statuses = [(await opened.look(one)).status, (await opened.press(one, 'have')).status];
    expect(new Set(statuses).size).toBe(1);
    return statuses[0] === 200;
  };
  return { ...opened, target, record, link, isOpen };
}

type Linked = Awaited<ReturnType<typeof openLinked>>;

const ENDS: Readonly<Record<string, (linked: Linked) => Promise<unknown>>> = {
  '24 hours': async ({ app }) => await Promise.resolve(app.clock.pass(24 * HOUR)),
  'an Undo': async ({ attend, record: { key } }) =>
    await attend({ correction: 1, takenBack: true, moments: [UNDONE] }, key),
  'a correction to resolved': async ({ attend, record: { key } }) =>
    await attend({ correction: 1, issueStatus: 'Resolved' }, key),
  'a correction to practice': async ({ attend, record: { key } }) =>
    await attend({ correction: 1, practice: true }, key),
  'a void': async ({ owner, record: { id } }) =>
    await owner(API.voidRecord, { params: { id }, body: { reason: 'A prank.' } }),
  'forgetting its advisor': async ({ app }) => await forgetPerson(app.deps, 'Sam', null),
  'removing its address': async ({ owner, target: { _id: id } }) =>
    await owner(API.removeNotificationTarget, { params: { id } }),
  'an owner': async ({ owner, record: { id } }) =>
    await owner(API.withdrawLinks, { params: { id } }),
};

describeOnSqlite('the answer link of an escalation', (open) => {
  // ANSWERS-3
  test.each(Object.keys(ENDS))('stops working after %s', async (end) => {
    const linked = await openLinked(open);
    await ENDS[end]?.(linked);
    expect(await linked.isOpen()).toBe(false);
    expect((await linked.look(linked.link)).text).not.toContain('Sam');
  });

  // ANSWERS-3
  test('works if the advisor has the same name as the placeholder for forgotten people', async () => {
    const { add, attend, links, look } = await openEscalations(open);
    await add('mail', 'duty@example.edu');
    await attend({ advisor: NAMELESS });
    expect((await look((await links())[0])).status).toBe(200);
  });

  // ANSWERS-3
  test('is new for an escalation after an Undo, and the old link does not work again', async () => {
    const { app, attend, record, link, links, isOpen } = await openLinked(open);
    const moments = [UNDONE];
    app.clock.pass(1_000);
    await attend({ correction: 1, takenBack: true, moments }, record.key);
    app.clock.pass(1_000);
    await attend({ correction: 2, moments }, record.key);
    const others = (await links()).filter((one) => one !== link);
    expect(others).toHaveLength(1);
    expect(await isOpen(link)).toBe(false);
    expect(await isOpen(others[0])).toBe(true);
  });

  // ANSWERS-1, ANSWERS-3
  test('cannot be forged: a forged link gets the same response as an expired one', async () => {
    const { attend, links, look, press, link, record, owner } = await openLinked(open);
    await attend();
    const [one = '', other = ''] = await links();
    const [[id, mac], [otherId, otherMac]] = [one.split('.'), other.split('.')];
    const forged = [
      `${id}.${otherMac}`,
      `${otherId}.${mac}`,
      `${id}.`,
      `${id}`,
      `.${mac}`,
      `${one}x`,
      `${one}.${mac}`,
      `${id?.toUpperCase()}.${mac}`,
      '',
      `' or 1=1 --.${mac}`,
    ];
    await owner(API.withdrawLinks, { params: { id: record.id } });
    const ended = await look(link);
    for (const tried of forged) {
      const found = await look(tried);
      expect([tried, found.status, found.data, found.code]).toEqual([
        tried,
        404,
        undefined,
        ended.code,
      ]);
      expect((await press(tried, 'have')).status).toBe(404);
    }
    expect((await look('x'.repeat(121))).code).toBe('INVALID_INPUT');
    expect((await press(other, 'have', 'x'.repeat(81))).code).toBe('INVALID_INPUT');
  });

  // ANSWERS-1
  test('appears in no database row, no server log and no activity log', async () => {
    const lines: string[] = [];
    const { app, look, press, link } = await openLinked(async (settings) => {
      const opened = await open(settings);
      for (const level of ['info', 'warn', 'error'] as const)
        opened.app.log[level] = (...args: unknown[]) => void lines.push(JSON.stringify(args));
      return opened;
    });
    await look(link);
    await press(link, 'have', 'Jo');
    await press(`${link}x`, 'have');
    const mac = link.split('.')[1] ?? '';
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('\n')).not.toContain(mac);
    for (const table of ['told_event', 'told_delivery', 'told_press', 'audit', 'mail'] as const) {
      const rows = await app.db.read.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(mac);
    }
  });

  // ANSWERS-1, ANSWERS-3
  test('does nothing by GET, by HEAD or from another site, so mail scanners cannot press it', async () => {
    const { app, link, press } = await openLinked(open);
    const { path } = API.pressByLink;
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode } = await app.app.inject({
        method,
        url: `${path}?link=${link}&press=have`,
      });
      expect(statusCode).toBe(404);
    }
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const body = { link, press: 'have' as const };
    expect((await app.call(API.pressByLink, { body, headers })).code).toBe('CSRF_REJECTED');
    expect((await app.call(API.openByLink, { body: { link }, headers })).code).toBe(
      'CSRF_REJECTED',
    );
    expect(await app.db.read.selectFrom('told_press').selectAll().execute()).toEqual([]);
    expect((await press(link, 'have')).status).toBe(200);
  });

  // ANSWERS-5
  test('can be pressed sixty times an hour, and opened by a hundred phones behind one address', async () => {
    const opened = await openEscalations(open, { rateLimit: true });
    await opened.add('mail', 'duty@example.edu');
    await opened.attend();
    const [link = ''] = await opened.links();
    const statuses: number[] = [];
    for (let n = 0; n < 61; n += 1)
      statuses.push((await opened.press(link, n % 2 === 0 ? 'have' : 'handBack')).status);
    expect(statuses).toEqual([...Array<number>(60).fill(200), 429]);
    for (let n = 0; n < 100; n += 1) expect((await opened.look(link)).status).toBe(200);
    const tries = opened.app.db.write.updateTable('rate_limit').where('key', 'like', 'link/ip/%');
    await tries.set({ points: 6_000 }).execute();
    expect((await opened.look(link)).status).toBe(429);
    opened.app.clock.pass(HOUR);
    expect((await opened.press(link, 'have')).status).toBe(200);
  });

  // ANSWERS-5
  test('can be opened and pressed while someone behind the same address tries forged links', async () => {
    const { app, add, attend, links, look, press } = await openEscalations(open, {
      rateLimit: true,
    });
    await add('mail', 'duty@example.edu');
    await attend();
    const [link = ''] = await links();
    expect((await look(`${link}x`)).status).toBe(404);
    const tries = app.db.write.updateTable('rate_limit').where('key', 'like', 'link/ip/%');
    await tries.set({ points: 6_000 }).execute();
    expect((await look(`${link}x`)).status).toBe(429);
    expect((await look(link)).status).toBe(200);
    expect((await press(link, 'have')).status).toBe(200);
  });

  // ANSWERS-7, ANSWERS-4
  test('reports each press to the webhooks that want answers, and to no others', async () => {
    const { add, attend, sender, links, press } = await openEscalations(open);
    const [told, untold] = [await openReceiver(), await openReceiver()];
    await add('webhook', told.url, { name: 'Pager', answers: true });
    await add('webhook', untold.url);
    const { id } = await attend();
    await sender.sendDue();
    const all = await links();
    for (const link of all) await press(link, 'have');
    await press(all[0], 'done');
    await sender.sendDue();
    const posted = Type.Object({ type: Type.String(), data: Type.Unknown() });
    const bodies = told.received.map(({ body }) => parseJson(posted, body));
    const answered = bodies.filter(({ type }) => type === 'escalation.answered');
    expect(answered.map(({ data }) => data)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ record: id, press: 'have', name: 'Pager' }),
        expect.objectContaining({ record: id, press: 'have', name: new URL(untold.url).host }),
      ]),
    );
    expect(answered).toHaveLength(3);
    expect(untold.received).toHaveLength(1);
  });

  // ANSWERS-9
  test('a callback number is kept only for escalations, for seven days, and without older versions', async () => {
    const { app, owner, attend, record } = await openLinked(open);
    const numbers = async () => {
      const rows = await app.db.read.selectFrom('attendance').select('callback').execute();
      return rows.map(({ callback }) => callback);
    };
    await attend({ callback: '471555011', correction: 1 }, record.key);
    await attend({ callback: '471555012', correction: 2 }, record.key);
    await attend({ callback: '471555013', issueStatus: 'Resolved' });
    await attend({ callback: '471555014', practice: true });
    expect(new Set(await numbers())).toEqual(new Set(['471555012', null]));
    const former = await app.db.read.selectFrom('former_record').select('record').execute();
    expect(JSON.stringify(former)).not.toMatch(/47155501\d/);
    const evidence = await owner(API.recordEvidence, { params: { id: record.id } });
    expect(evidence.text).not.toMatch(/47155501\d/);
    app.clock.pass(7 * 24 * HOUR + 1);
    await sweepFixed(app.deps);
    expect(await numbers()).toEqual([null, null, null]);
  });
});
