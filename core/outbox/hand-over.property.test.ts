import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../fixtures/runs.ts';
import {
  newest,
  newServer,
  receive,
  type Content,
  type ServerModel,
} from '../fixtures/server-model.ts';
import { entered, inSendingOrder, nextLife, type RecordLife } from './record-life.ts';
import { readReply, type HttpReply } from './server-reply.ts';

const KEY = '00000000-0000-4000-8000-000000000001';

/** The walk as a phone keeps it: how many records of it are numbered, and whose words it has. */
type HandedWalk = { readonly corrections: number };

/** The data that a phone keeps, and has after it dies. */
type Phone = {
  walk: HandedWalk | undefined;
  life: RecordLife<Content> | undefined;
  /** True if its record only says that the walk was escalated, and the walk goes on. */
  isOngoing: boolean;
};

type Request = {
  readonly phone: number;
  readonly correction: number;
  readonly content: Content;
  reply?: HttpReply;
};

type World = {
  readonly phones: Phone[];
  readonly codes: HandedWalk[];
  readonly requests: Request[];
  server: ServerModel;
  /** The words that each phone kept last. */
  readonly said: Map<number, string>;
  readonly taken: Set<HandedWalk>;
  count: number;
};

type Event = {
  readonly type:
    | 'show'
    | 'take'
    | 'they have it'
    | 'escalate'
    | 'finish'
    | 'press again'
    | 'send'
    | 'arrive'
    | 'deliver'
    | 'die';
  readonly phone: number;
  readonly which: number;
};

const canResume = ({ life, isOngoing }: Phone): boolean => life === undefined || isOngoing;

function record(world: World, index: number, what: string, isOngoing: boolean): void {
  const phone = world.phones[index];
  if (!phone) return;
  world.count += 1;
  const words = `${what} ${world.count} by ${index}`;
  const content = { walk: KEY, advisor: 'Amara', issueId: 'leak', words };
  const life = entered(phone.life, KEY, content, phone.walk?.corrections);
  phone.life = nextLife(life, { type: 'sendNow' });
  phone.isOngoing = isOngoing;
  if (!isOngoing) phone.walk = undefined;
  world.said.set(index, words);
}

function send(world: World, index: number): Request | undefined {
  const life = world.phones[index]?.life;
  if (!life || inSendingOrder([life], undefined).length === 0) return undefined;
  const request = { phone: index, correction: life.correction, content: life.body };
  world.requests.push(request);
  return request;
}

function arrive(world: World, request: Request): void {
  const { server, reply } = receive(world.server, KEY, request.correction, request.content);
  world.server = server;
  request.reply = reply;
}

function deliver(world: World, { phone: index, correction, reply }: Request): void {
  const phone = world.phones[index];
  if (!phone?.life) return;
  const answer = readReply(reply ?? 'no answer', { key: KEY, correction });
  phone.life = nextLife(phone.life, { type: 'answered', sent: correction, answer });
}

function step(world: World, { type, phone: index, which }: Event): void {
  const phone = world.phones[index];
  if (!phone) return;
  const request = world.requests.at(-1 - (which % Math.max(world.requests.length, 1)));
  switch (type) {
    case 'show': {
      if (!phone.walk || !canResume(phone)) return;
      const next = phone.life ? phone.life.correction + 1 : 0;
      world.codes.push({ corrections: Math.max(next, phone.walk.corrections) });
      if (phone.life) phone.life = nextLife(phone.life, { type: 'passedOn' });
      return;
    }
    case 'take': {
      // The same code may be scanned by two phones, and twice by one.
      const code = world.codes.at(-1 - (which % Math.max(world.codes.length, 1)));
      if (!code || !canResume(phone)) return;
      phone.walk = code;
      world.taken.add(code);
      return;
    }
    case 'they have it':
      // A phone drops a walk once its newest code was taken over, by another phone that still has it.
      if (
        world.phones.some(
          (other) => other !== phone && other.walk !== undefined && world.taken.has(other.walk),
        )
      ) {
        phone.walk = undefined;
      }
      return;
    case 'escalate':
      if (phone.walk && !phone.life) record(world, index, 'escalated', true);
      return;
    case 'finish':
      if (phone.walk && canResume(phone)) record(world, index, 'finished', false);
      return;
    case 'press again':
      if (phone.life && !phone.isOngoing) record(world, index, 'finished', false);
      return;
    case 'send':
      send(world, index);
      return;
    case 'arrive':
      if (request) arrive(world, request);
      return;
    case 'deliver':
      if (request) deliver(world, request);
      return;
    case 'die':
      // It never hears the replies that it waited for; its requests may still arrive.
      for (const one of world.requests) if (one.phone === index) delete one.reply;
      return;
    default:
  }
}

/** Brings every phone back into a good network, where it sends until nothing is left. */
function quiet(world: World): void {
  for (let round = 0; round < 30; round += 1) {
    for (const index of world.phones.keys()) {
      const request = send(world, index);
      if (!request) continue;
      arrive(world, request);
      deliver(world, request);
    }
  }
}

const events = fc.array(
  fc.record<Event>({
    type: fc.constantFrom(
      'show',
      'show',
      'take',
      'take',
      'take',
      'they have it',
      'escalate',
      'finish',
      'press again',
      'send',
      'send',
      'arrive',
      'arrive',
      'deliver',
      'deliver',
      'die',
    ),
    phone: fc.nat({ max: 2 }),
    which: fc.constantFrom(0, 0, 0, 1, 2, 5),
  }),
  { maxLength: 60, size: 'max' },
);

function played(all: readonly Event[]): World {
  const phones = Array.from({ length: 3 }, (): Phone => ({
    walk: undefined,
    life: undefined,
    isOngoing: false,
  }));
  const [first] = phones;
  if (first) first.walk = { corrections: 0 };
  const world: World = {
    phones,
    codes: [],
    requests: [],
    server: newServer(),
    said: new Map(),
    taken: new Set(),
    count: 0,
  };
  for (const event of all) step(world, event);
  return world;
}

// HANDOVER-4, OUTBOX-3
test('handovers that are interrupted, scanned twice or ended on both phones lose and double nothing', () => {
  const numbers = { handed: 0, both: 0 };
  fc.assert(
    fc.property(events, (all) => {
      const world = played(all);
      const hasWalk = world.phones.some(({ walk }) => walk !== undefined);
      expect(hasWalk || world.said.size > 0).toBe(true);
      numbers.handed += world.taken.size > 0 ? 1 : 0;
      numbers.both += world.said.size > 1 ? 1 : 0;
      // However many sent at once: nobody presses 'Send now'.
      quiet(world);
      for (const request of world.requests) arrive(world, request);
      expect(world.server.rows.size).toBe(world.said.size > 0 ? 1 : 0);
      const contents = [...(world.server.rows.get(KEY)?.contents.values() ?? [])];
      const held = contents.map(({ content }) => content.words);
      for (const words of world.said.values()) expect(held).toContain(words);
      for (const { life } of world.phones) expect(life?.refused).toBeUndefined();
    }),
    { numRuns: runs(1_200) },
  );
  expect(numbers.handed).toBeGreaterThan(runs(200));
  expect(numbers.both).toBeGreaterThan(runs(40));
});

// HANDOVER-4
test("a late escalation from before a handover never replaces the other phone's outcome", () => {
  fc.assert(
    fc.property(events, (later) => {
      const start: Event[] = [
        { type: 'escalate', phone: 0, which: 0 },
        { type: 'show', phone: 0, which: 0 },
        { type: 'take', phone: 1, which: 0 },
        { type: 'they have it', phone: 0, which: 0 },
        { type: 'finish', phone: 1, which: 0 },
      ];
      const sending = later.filter(({ type }) =>
        ['send', 'arrive', 'deliver', 'die'].includes(type),
      );
      const world = played([...start, ...sending]);
      quiet(world);
      const row = world.server.rows.get(KEY);
      expect(row && newest(row)?.words).toBe('finished 2 by 1');
      expect(row?.contents.size).toBe(2);
    }),
    { numRuns: runs(400) },
  );
});
