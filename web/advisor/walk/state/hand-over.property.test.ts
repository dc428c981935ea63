import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runs } from '#core/fixtures/runs.ts';
import {
  newest,
  newServer,
  receive,
  type Content,
  type ServerModel,
} from '#core/fixtures/server-model.ts';
import { readReply, type HttpReply } from '#core/outbox/server-reply.ts';
import { holderOf } from '#core/record/holder.ts';
import { tapsAfter } from '#core/record/walk-taps.ts';
import { nextWalk, type WalkEvent } from '#core/walk/walk.ts';
import { storeCampus } from '../../phone/library/local-copy.ts';
import { recordAfter, recordsToSend, storeRecord } from '../../phone/outbox/outbox.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';
import {
  canResume,
  isReportDue,
  type OutboxRecord,
  type PhoneStore,
  type Transact,
} from '../../phone/store/phone-store.ts';
import type * as Store from '../../phone/store/store.ts';
import { memoryStore } from '../../phone/store/store.ts';
import { savedWalk, saveWalk } from '../../phone/walks/saved-walks.ts';
import { amarasWalk, GUIDE } from '../../test/handed.ts';
import { emptyPhone } from '../../test/phone.ts';
import { CAMPUS } from '../../test/walk-panel.tsx';
import { letGo, offerWalk } from './handed-over.ts';
import { attendanceOf } from './record-walk.ts';
import { lookAt, takeOver } from './taken-over.ts';

/** The phone whose code runs: its disk, whether that is full, and after how many waits for it the phone dies. */
type Hand = { store: PhoneStore; isFull: boolean; waits: number; die: () => void };

const playing = vi.hoisted(() => ({ hand: undefined as Hand | undefined }));

vi.mock('../../phone/store/store.ts', async (importOriginal) => {
  const original = await importOriginal<typeof Store>();
  const { StorageFull } = await import('../../phone/store/phone-store.ts');
  // A phone may die before it reads or keeps something, and after that, before it hears about it.
  const through =
    (mode: 'read' | 'change'): Transact =>
    async (names, act) => {
      const { hand } = playing;
      if (!hand) return await original[mode](names, act);
      const wait = async (): Promise<void> => {
        hand.waits -= 1;
        if (hand.waits >= 0) return;
        hand.die();
        await new Promise(() => undefined);
      };
      await wait();
      if (mode === 'change' && hand.isFull) throw new StorageFull('full');
      const result = await hand.store[mode](names, act);
      await wait();
      return result;
    };
  return {
    ...original,
    openStore: async () =>
      playing.hand ? { ...playing.hand.store, lasts: true } : await original.openStore(),
    read: through('read'),
    change: through('change'),
  };
});

const NAMES = ['Amara', 'Ben', 'Cleo', 'Dele'];

type Phone = {
  readonly name: string;
  readonly store: PhoneStore;
  /** The walk on its screen. */
  open: SavedWalk | undefined;
  /** The code on its screen. */
  shown: string | undefined;
  isFull: boolean;
};

type Request = {
  readonly phone: Phone;
  readonly correction: number;
  readonly content: Content;
  reply?: HttpReply;
};

type World = {
  readonly id: string;
  readonly phones: readonly Phone[];
  readonly codes: string[];
  /** Codes about which another phone said 'You have it'. */
  readonly taken: Set<string>;
  readonly requests: Request[];
  server: ServerModel;
  count: number;
  deaths: number;
  /** The number of times a walk was let go. */
  letGo: number;
};

const often = <T extends string>(weight: number, type: T) => ({
  weight,
  arbitrary: fc.constant(type),
});

const types = fc.oneof(
  often(1, 'tap'),
  often(2, 'show'),
  often(4, 'take'),
  often(5, 'they have it'),
  often(1, 'escalate'),
  often(1, 'finish'),
  often(1, 'press again'),
  often(1, 'send'),
  often(2, 'arrive'),
  often(2, 'deliver'),
  often(1, 'die'),
  often(3, 'open'),
  often(1, 'fill'),
);

type Event = {
  readonly type: typeof types extends fc.Arbitrary<infer T> ? T : never;
  readonly phone: number;
  readonly which: number;
  /** The number of waits for the disk before the phone dies. */
  readonly waits: number;
};

const events = fc.array(
  fc.record<Event>({
    type: types,
    phone: fc.nat({ max: NAMES.length - 1 }),
    which: fc.constantFrom(0, 0, 0, 1, 2, 5),
    waits: fc.oneof({ weight: 3, arbitrary: fc.constant(Infinity) }, fc.nat({ max: 8 })),
  }),
  { minLength: 30, maxLength: 90 },
);

function newPhone(name: string): Phone {
  return { name, store: memoryStore(), open: undefined, shown: undefined, isFull: false };
}

/** Ends a phone: its screen is lost, and so are the answers to its requests. */
function die(world: World, phone: Phone): void {
  Object.assign(phone, { open: undefined, shown: undefined });
  for (const request of world.requests) if (request.phone === phone) delete request.reply;
}

/** Runs the phone's code; returns its result, undefined if the phone died first. */
async function on<T>(
  world: World,
  phone: Phone,
  waits: number,
  act: () => Promise<T>,
): Promise<{ readonly came: T } | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  playing.hand = { ...phone, waits, die: () => resolve(undefined) };
  const came = await Promise.race([act().then((came) => ({ came })), promise]);
  playing.hand = undefined;
  if (came === undefined) {
    world.deaths += 1;
    die(world, phone);
  }
  return came;
}

const recordOn = async ({ store }: Phone, id: string): Promise<OutboxRecord | undefined> =>
  await store.read(['outbox'], async ({ get }) => await get('outbox', id));

const hasWalk = async ({ store }: Phone, id: string): Promise<boolean> =>
  (await store.read(['walks'], async ({ get }) => await get('walks', id))) !== undefined;

/** Returns true if somebody can go on with the walk, or has ended it. */
async function isSomewhere({ phones, id }: World): Promise<boolean> {
  for (const phone of phones) {
    if (await hasWalk(phone, id)) return true;
    if (!canResume(await recordOn(phone, id))) return true;
  }
  return false;
}

/** Gives the walk a description that distinguishes its record from every other. */
const saying = (world: World, walk: SavedWalk): SavedWalk => {
  world.count += 1;
  return { ...walk, description: `said ${world.count}` };
};

const keep = (walk: SavedWalk, advisor: string, ongoing?: SavedWalk) => ({
  ...({ key: walk.id, address: 'POST /api/attend', advisor, title: walk.title } as const),
  body: ongoing
    ? attendanceOf(walk, 'Escalated', null)
    : attendanceOf(walk, 'Resolved', '2026-11-21T04:00:00.000Z'),
  first: walk.corrections,
  ongoing,
});

const EVENTS: readonly WalkEvent[] = [
  { type: 'answer', answer: 'yes' },
  { type: 'next' },
  { type: 'answer', answer: 'no' },
  { type: 'back' },
];

/** The events that need the walk on the screen. */
const OWN: readonly Event['type'][] = ['tap', 'show', 'escalate', 'finish'];

/** Returns the phones that an event may happen to. */
function candidates({ phones, taken }: World, type: Event['type']): readonly Phone[] {
  if (type === 'they have it')
    return phones.filter(({ shown }) => shown !== undefined && taken.has(shown));
  return OWN.includes(type) ? phones.filter(({ open }) => open) : phones;
}

async function step(world: World, { type, phone: index, which, waits }: Event): Promise<void> {
  const able = candidates(world, type);
  const phone = able[index % able.length];
  // A walk is mostly ended late.
  if (!phone || (type === 'finish' && which === 0)) return;
  const { open, name } = phone;
  const run = async <T>(act: () => Promise<T>) => await on(world, phone, waits, act);
  const request = world.requests.at(-1 - (which % Math.max(world.requests.length, 1)));
  switch (type) {
    case 'tap': {
      const did = EVENTS[(which + world.count++) % EVENTS.length];
      if (!open || !did) return;
      const trail = tapsAfter(open.trail, open.walk, did, 10_000 + world.count * 1_000);
      const moved = { ...open, walk: nextWalk(open.walk, did), trail };
      Object.assign(phone, { open: moved, shown: undefined });
      await run(async () => await saveWalk(moved).catch(() => undefined));
      return;
    }
    case 'show': {
      const shown = open && (await run(async () => await offerWalk(open).catch(() => undefined)));
      if (shown?.came === undefined) return;
      phone.shown = shown.came;
      world.codes.push(shown.came);
      return;
    }
    case 'take': {
      // The same code may be scanned by several phones, and twice by one.
      const code = world.codes.at(-1 - (which % Math.max(world.codes.length, 1)));
      if (code === undefined) return;
      const took = await run(async () => {
        const found = await lookAt(GUIDE._id, code, name);
        if (found.kind === 'mine') return { walk: found.walk, isKept: false };
        return found.kind === 'ready' ? await takeOver(found, name, new Date()) : undefined;
      });
      if (!took?.came) return;
      Object.assign(phone, { open: took.came.walk, shown: undefined });
      if (took.came.isKept) world.taken.add(code);
      return;
    }
    case 'they have it': {
      const { shown } = phone;
      if (!open || shown === undefined) return;
      const gone = await run(
        async () =>
          await letGo(open, holderOf(open), '', new Date()).then(
            () => true,
            () => false,
          ),
      );
      if (gone?.came) {
        Object.assign(phone, { open: undefined, shown: undefined });
        world.letGo += 1;
      }
      expect(await isSomewhere(world)).toBe(true);
      return;
    }
    case 'escalate': {
      if (!open || (await recordOn(phone, world.id))) return;
      phone.shown = undefined;
      const walk = saying(world, open);
      await run(
        async () => await storeRecord(keep(walk, name, walk), new Date()).catch(() => undefined),
      );
      return;
    }
    case 'finish': {
      if (!open) return;
      const ended = await run(
        async () =>
          await storeRecord(keep(saying(world, open), name), new Date()).catch(() => undefined),
      );
      if (ended?.came) Object.assign(phone, { open: undefined, shown: undefined });
      return;
    }
    case 'press again': {
      const record = await recordOn(phone, world.id);
      if (canResume(record)) return;
      const again = saying(world, amarasWalk({ id: world.id }));
      await run(
        async () => await storeRecord(keep(again, name), new Date()).catch(() => undefined),
      );
      return;
    }
    case 'send':
      await send(world, phone);
      return;
    case 'arrive':
      if (request) arrive(world, request);
      return;
    case 'deliver':
      if (request) await deliver(world, request, waits);
      return;
    case 'die':
      die(world, phone);
      return;
    case 'open': {
      const found = await run(async () => await savedWalk(world.id));
      if (found) phone.open = found.came;
      return;
    }
    case 'fill':
      phone.isFull = !phone.isFull;
      return;
    default:
  }
}

async function send(world: World, phone: Phone): Promise<Request | undefined> {
  const waiting = await on(world, phone, Infinity, recordsToSend);
  const life = waiting?.came[0]?.life;
  if (!life || !('issueStatus' in life.body)) return undefined;
  const { advisor, issueId } = life.body;
  const content = { walk: world.id, advisor, issueId, words: JSON.stringify(life.body) };
  const request: Request = { phone, correction: life.correction, content };
  world.requests.push(request);
  return request;
}

function arrive(world: World, request: Request): void {
  const { correction, content } = request;
  const { server, reply } = receive(world.server, world.id, correction, content);
  world.server = server;
  request.reply = reply;
}

async function deliver(world: World, request: Request, waits: number): Promise<void> {
  const { phone, correction: sent, reply = 'no answer' } = request;
  const answer = readReply(reply, { key: world.id, correction: sent });
  await on(world, phone, waits, async () => {
    await recordAfter(world.id, { type: 'answered', sent, answer }).catch(() => undefined);
  });
}

/** Brings every phone back into a good network with room on its disk, where it sends until nothing is left. */
async function quiet(world: World): Promise<void> {
  for (const phone of world.phones) phone.isFull = false;
  for (let round = 0; round < 20; round += 1) {
    for (const phone of world.phones) {
      const request = await send(world, phone);
      if (!request) continue;
      arrive(world, request);
      await deliver(world, request, Infinity);
    }
  }
}

async function played(all: readonly Event[]): Promise<World> {
  const phones = NAMES.map(newPhone);
  for (const { store } of phones)
    await store.change(['guides'], async ({ put }) => await put('guides', GUIDE._id, GUIDE));
  const walk = amarasWalk({ area: 'North' });
  const [first] = phones;
  if (first) {
    first.open = walk;
    await first.store.change(['walks'], async ({ put }) => await put('walks', walk.id, walk));
  }
  const server = newServer();
  const empty = {
    codes: [],
    taken: new Set<string>(),
    requests: [],
    count: 0,
    deaths: 0,
    letGo: 0,
  };
  const world: World = { ...empty, id: walk.id, phones, server };
  for (const event of all) await step(world, event);
  return world;
}

beforeEach(async () => {
  await emptyPhone();
  storeCampus({ ...CAMPUS, timeZone: 'Europe/London', report: 'https://forms.example.edu/' });
});
afterEach(() => {
  playing.hand = undefined;
});

// HANDOVER-3, HANDOVER-4, HANDOVER-8, REPORT-11, OUTBOX-3
test('handovers between full phones that die at any time lose and double no walk', async () => {
  const numbers = { taken: 0, letGo: 0, deaths: 0, endedTwice: 0 };
  await fc.assert(
    fc.asyncProperty(events, async (all) => {
      const world = await played(all);
      expect(await isSomewhere(world)).toBe(true);
      await quiet(world);
      for (const request of world.requests) arrive(world, request);

      const records = await Promise.all(world.phones.map((phone) => recordOn(phone, world.id)));
      const walks = await Promise.all(world.phones.map((phone) => hasWalk(phone, world.id)));
      const kept = records.flatMap((record) => (record ? [record] : []));
      const row = world.server.rows.get(world.id);
      expect(world.server.rows.size).toBe(kept.length > 0 ? 1 : 0);
      const held = [...(row?.contents.values() ?? [])].map(({ content }) => content.words);
      for (const { life } of kept) {
        expect(life.refused).toBeUndefined();
        expect(held).toContain(JSON.stringify(life.body));
      }
      // Its report waits with the phone that ended it, and with none that let it go.
      const ended = kept.filter((record) => !canResume(record));
      if (!walks.includes(true)) expect(kept.filter(isReportDue)).toEqual(ended);

      numbers.taken += world.taken.size;
      numbers.letGo += world.letGo;
      numbers.deaths += world.deaths;
      numbers.endedTwice += ended.length > 1 ? 1 : 0;
    }),
    { numRuns: runs(2_000) },
  );
  // The random ones are of every kind, a quarter of them too.
  expect(numbers.taken).toBeGreaterThan(runs(600));
  expect(numbers.letGo).toBeGreaterThan(runs(180));
  expect(numbers.deaths).toBeGreaterThan(runs(1_000));
  expect(numbers.endedTwice).toBeGreaterThan(runs(20));
});

// HANDOVER-4
test("a late record from before a handover never replaces the other phone's outcome", async () => {
  const well = { which: 1, waits: Infinity };
  const start: Event[] = [
    { type: 'escalate', phone: 0, ...well },
    { type: 'show', phone: 0, ...well },
    { type: 'take', phone: 1, ...well },
    { type: 'they have it', phone: 0, ...well },
    { type: 'finish', phone: 0, ...well },
  ];
  await fc.assert(
    fc.asyncProperty(events, async (later) => {
      const sending = later.filter(({ type }) =>
        ['send', 'arrive', 'deliver', 'die'].includes(type),
      );
      const world = await played([...start, ...sending]);
      expect(world.letGo).toBe(1);
      await quiet(world);
      const row = world.server.rows.get(world.id);
      const stands: unknown = JSON.parse((row && newest(row)?.words) ?? '');
      expect(stands).toMatchObject({
        issueStatus: 'Resolved',
        feedback: { description: 'said 2' },
      });
      expect(row?.contents.size).toBe(2);
    }),
    { numRuns: runs(400) },
  );
});
