import { expect } from 'vitest';
import { API } from '#core/api/api.ts';
import type { Ladder } from '#core/notifications/ladder-schema.ts';
import type { Config } from '../base/config.ts';
import { formatJson } from '../db/columns/json.ts';
import { uuidBytes } from '../db/columns/uuid.ts';
import type { Db } from '../db/tables/database.ts';
import { holdCampus, writeCampus } from '../domain/campus.ts';
import { answerLink } from '../notifications/answer-link.ts';
import { putCalendar, writePeople, writeSpans } from '../rota/rota.sql.ts';
import { openEscalations } from './escalated.ts';
import type { Open } from './test-app.ts';

const MINUTE = 60_000;

/** The recipients, a step each: at once, after 5 and after 10 more minutes. */
const NAMES = ['one', 'two', 'three'] as const;
const WAITS = [0, 5, 10];

/** The contact that has a duty. */
export const DUTY = 'duty-phone';

/** Puts somebody on duty for that contact, for a day. */
export async function putOnDuty(db: Db, now: Date, email: string): Promise<void> {
  const [name, from_at] = [nameOf(email), now.toISOString()];
  const until_at = new Date(now.getTime() + 24 * 60 * MINUTE).toISOString();
  await putCalendar(db, {
    contact_id: DUTY,
    source: 'file',
    address: null,
    etag: null,
    rule: formatJson({ before: '', after: '' }),
    looked_at: from_at,
    read_at: from_at,
    whole_at: from_at,
    failed_since: null,
    problem: null,
    waiting: null,
    right_doubles: formatJson([]),
    told_gaps: formatJson([]),
  });
  await writeSpans(db, DUTY, [[from_at, until_at, name]]);
  await writePeople(db, [{ id: name, name, number: '555 0101', email }]);
}

const nameOf = (address: string): string => address.split('@')[0] ?? '';

/** Opens an app whose escalations are told in three steps, and in two areas, with what a test does with them. */
export async function openLadder(
  open: Open,
  { rounds = 1, ...settings }: Partial<Config> & { rounds?: number } = {},
) {
  const opened = await openEscalations(open, settings);
  const { app, owner, add, attend, sender } = opened;
  const { db } = app;
  const areas = { North: 'north', South: 'south' };
  await db.write.transaction().execute(async (tx) => {
    const held = await holdCampus(tx);
    const named = Object.entries(areas).map(([name, id]) => ({ id, name }));
    const contact = { id: DUTY, name: 'Duty phone', number: '555 0100', when: '', categories: [] };
    const contacts = [contact];
    await writeCampus(tx, held, { campus: { ...held.campus, contacts, areas: named } });
  });
  const ids: Record<string, string> = {};
  for (const name of NAMES)
    ids[name] = (await add('mail', `${name}@ashdown.example`, { name }))._id;
  const setLadders = async (ladders: Ladder[], by = owner) => {
    const { version = '' } = (await by(API.listNotificationTargets)).data;
    const saved = await by(API.setLadders, { body: { ladders, version } });
    expect(saved.data.isSaved).toBe(true);
  };
  const steps = NAMES.map((name, at) => ({ wait: WAITS[at] ?? 0, targets: [ids[name] ?? ''] }));
  await setLadders([{ areas: [], categories: [], rounds, steps }]);

  /** Lets time pass, a minute at a time as a server would see it, and the sender look. */
  const pass = async (ms: number) => {
    for (let left = ms; left >= 0; left -= MINUTE) {
      app.clock.pass(Math.min(left, MINUTE));
      await sender.sendDue();
      if (left === MINUTE) break;
    }
    await sender.sendDue();
  };
  const deliveries = async (key: string, kind: 'escalation' | 'group' = 'escalation') =>
    await db.read
      .selectFrom('told_delivery')
      .innerJoin('told_event', 'told_event.key', 'event_key')
      .select(['told_delivery.id', 'step', 'round', 'address', 'state', 'told_delivery.answer'])
      .where('told_event.kind', '=', kind)
      .where('told_event.key', '=', uuidBytes(key))
      .where('target_id', '!=', 'nobody')
      .orderBy('round')
      .orderBy('step')
      .orderBy('address')
      .execute();
  /** Lists what an escalation told so far: the step, and the name. */
  const deliveriesOf = async (key: string) =>
    (await deliveries(key)).map(({ step, address }) => `${step} ${nameOf(address)}`);
  const linkOf = async (key: string, name: string) => {
    const found = (await deliveries(key)).find(({ address }) => nameOf(address) === name);
    return await answerLink(app.deps, found?.id ?? '');
  };
  /** Lists the subjects of the mails to somebody. */
  const subjects = async (name: string) =>
    (await app.mails())
      .filter(({ recipient }) => nameOf(recipient) === name)
      .map(({ subject }) => subject);
  /** Sends an escalation that its phone made an hour and a half before. */
  const attendLate = async () => {
    const at = app.clock.now.getTime() - 90 * MINUTE;
    return await attend({
      startedAt: new Date(at).toISOString(),
      finishedAt: new Date(at + MINUTE).toISOString(),
      sentAt: app.clock.now.toISOString(),
      trail: [],
    });
  };
  return {
    ...opened,
    attendLate,
    areas,
    ids,
    setLadders,
    pass,
    told: deliveriesOf,
    deliveries,
    linkOf,
    subjects,
  };
}
