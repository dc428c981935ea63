import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { phoneLives, type PhoneEvent } from '#core/fixtures/phone-events.ts';
import {
  newWorld,
  outcome,
  savedAgain,
  stepWorld,
  type Request,
  type World,
} from '#core/fixtures/phone-model.ts';
import { heardFrom, readReply, type HttpReply } from '#core/outbox/server-reply.ts';
import { isToSend, nextLife, stateOf } from '#core/outbox/record-life.ts';
import { read } from '../phone/store/store.ts';
import { emptyPhone, storedRecords } from '../test/phone.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';
import type { Content } from '../phone/store/phone-store.ts';
import { eraseWalk, saveWalk } from '../phone/walks/saved-walks.ts';
import {
  storeRecord,
  noteReply,
  serverFacts,
  recordAfter,
  recordsToSend,
} from '../phone/outbox/outbox.ts';
import { post } from '../phone/outbox/sender.ts';

/** A request of the model that waits for its answer in the browser. */
type Waiting = {
  readonly epoch: string | undefined;
  readonly answer: (reply: Response | undefined) => void;
  readonly reply?: Promise<HttpReply | 'no answer'>;
};

/** Returns the one that the model picks. */
function picked<T>(all: Iterable<T>, index: number): T | undefined {
  const list = [...all];
  return list.at(-1 - (index % Math.max(list.length, 1)));
}

function responseOf({ status, redirected, retryAfter, date, epoch, json }: HttpReply): Response {
  const headers = new Headers();
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
  if (date !== undefined) headers.set('Date', date);
  if (epoch !== undefined) headers.set('Reslife-Epoch', epoch);
  const page = status === 204 ? null : '<h1>Wifi</h1>';
  const body = json === undefined ? page : JSON.stringify(json);
  const response = new Response(body, { status, headers });
  Object.defineProperty(response, 'redirected', { value: redirected });
  return response;
}

const fetched = vi.fn<(key: string, data: object) => Promise<Response>>();
const full = vi.fn<() => boolean>();

/** Plays events on the model and on the phone's code at once; the model's server answers both. */
class Replay {
  private readonly world: World = newWorld();
  private readonly waiting = new Map<Request, Waiting>();

  async step(event: PhoneEvent): Promise<void> {
    await this.steps(event);
    // Nobody is waiting any longer for the requests of a killed tab.
    for (const [request] of this.waiting) {
      if (!request.isAwaited || !this.world.requests.includes(request))
        this.waiting.delete(request);
    }
  }

  private async steps(event: PhoneEvent): Promise<void> {
    const { world } = this;
    full.mockReturnValue(world.isStorageFull);
    switch (event.type) {
      case 'start': {
        const { advisor, ...walk } = { advisor: world.phone.name, id: nextWalkId(world) };
        stepWorld(world, event);
        if (advisor !== undefined)
          await stored(async () => await saveWalk(walkOf(walk.id, advisor)));
        return;
      }
      case 'erase': {
        const id = picked(world.phone.walks.keys(), event.walk);
        stepWorld(world, event);
        if (id !== undefined) await stored(async () => await eraseWalk({ id }));
        return;
      }
      case 'save': {
        const id = savedAgain(world, event.walk) ?? '';
        const advisor = world.history.begun.get(id)?.advisor;
        stepWorld(world, event);
        if (advisor !== undefined) await stored(async () => await saveWalk(walkOf(id, advisor)));
        return;
      }
      case 'finish':
      case 'escalate':
      case 'correct': {
        const from = event.type === 'correct' ? world.history.stored : world.phone.walks;
        const key =
          event.type === 'escalate'
            ? savedAgain(world, event.walk)
            : picked<string>(from.keys(), event.walk);
        stepWorld(world, event);
        if (key !== undefined && event.ending !== 'killed before') await this.enter(key, event);
        return;
      }
      case 'send now': {
        const life = picked(world.phone.outbox.values(), event.record);
        stepWorld(world, event);
        if (life) await stored(async () => await recordAfter(life.key, { type: 'sendNow' }));
        return;
      }
      case 'send':
      case 'look':
        return await this.ask(event);
      case 'deliver':
        return await this.deliver(event);
      case 'no answer': {
        const request = picked(
          world.requests.filter(({ isAwaited }) => isAwaited),
          event.request,
        );
        stepWorld(world, event);
        if (request) await this.answered(request, undefined);
        return;
      }
      case 'hours': {
        const awaited = world.requests.filter(({ isAwaited }) => isAwaited);
        stepWorld(world, event);
        for (const request of awaited) await this.answered(request, undefined);
        return;
      }
      case 'forget':
        stepWorld(world, event);
        return await forget();
      case 'arrive':
      case 'back up':
      case 'kill':
      case 'log in':
      case 'log out':
      case 'other reply':
      case 'restore':
      case 'set phone clock':
      case 'storage':
        // Nothing of the phone's code has a part in it.
        stepWorld(world, event);
    }
  }

  /** A press stores the record and, changed or not, tries it again, in one transaction. */
  private async enter(key: string, { type, words }: PhoneEvent & { words: number }): Promise<void> {
    const { world } = this;
    const subject = world.history.begun.get(key);
    if (!subject) return;
    const life = world.phone.outbox.get(key);
    if (!world.isStorageFull && life) {
      const again = nextLife(life, { type: 'sendNow' });
      world.phone = { ...world.phone, outbox: new Map(world.phone.outbox).set(key, again) };
    }
    const body = { walk: key, ...subject, words: `words ${words}` } as unknown as Content;
    const said = { key, address: 'POST /api/attend', advisor: subject.advisor, title: '' } as const;
    const ongoing = type === 'escalate' ? walkOf(key, subject.advisor) : undefined;
    await stored(async () => await storeRecord({ ...said, body, ongoing }, new Date()));
  }

  private async ask(event: PhoneEvent): Promise<void> {
    const { world } = this;
    const before = world.requests.length;
    stepWorld(world, event);
    const request = world.requests[before];
    const { epoch } = await serverFacts();
    if (!request) {
      expect(await recordsToSend()).toEqual([]);
      return;
    }
    expect(epoch).toBe(request.epoch);
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const answer = (reply: Response | undefined): void => {
      if (reply) resolve(reply);
      else reject(new TypeError('Failed to fetch'));
    };
    const { about } = request;
    if (about === 'library') {
      promise.catch(() => undefined);
      this.waiting.set(request, { epoch, answer });
      return;
    }
    const record = (await recordsToSend()).find(({ life }) => life.key === about.key);
    if (!record) throw new Error(`${about.key} is to be sent, and the phone does not know it`);
    fetched.mockReturnValueOnce(promise);
    const reply = post(record);
    const sent = { ...about.content, correction: about.correction };
    expect(fetched).toHaveBeenLastCalledWith(about.key, expect.objectContaining(sent));
    this.waiting.set(request, { epoch, answer, reply });
  }

  /** Acts as the phone does: first come the facts about the server, then the meaning of the answer. */
  private async deliver(event: PhoneEvent & { type: 'deliver' }): Promise<void> {
    const { world } = this;
    const answered = () => world.requests.filter(({ isAwaited, reply }) => isAwaited && reply);
    const request = picked(answered(), event.request);
    if (!request?.reply || event.ending === 'killed before' || world.isStorageFull) {
      stepWorld(world, event);
      return;
    }
    const { reply } = request;
    const heard = heardFrom(world.phone.heard, request.epoch, reply);
    world.phone = { ...world.phone, heard };
    stepWorld(world, { type: 'forget' });
    const left = answered();
    const place = left.indexOf(request);
    if (place !== -1) stepWorld(world, { ...event, request: left.length - 1 - place });
    await this.answered(request, reply);
  }

  private async answered(request: Request, reply: HttpReply | undefined): Promise<void> {
    const waiting = this.waiting.get(request);
    if (!waiting) return;
    this.waiting.delete(request);
    waiting.answer(reply && responseOf(reply));
    const { about } = request;
    const { epoch } = waiting;
    if (about === 'library') {
      if (reply) await stored(async () => await noteReply(epoch, reply));
      return;
    }
    const heard = (await waiting.reply) ?? 'no answer';
    if (heard !== 'no answer') await stored(async () => await noteReply(epoch, heard));
    const { key, correction } = about;
    const answer = readReply(heard, { key, correction, epoch });
    await stored(
      async () => await recordAfter(key, { type: 'answered', sent: correction, answer }),
    );
  }

  /** A good network, until nothing is to be sent. */
  async quiet(): Promise<void> {
    const round: PhoneEvent[] = [
      { type: 'arrive', request: 0 },
      { type: 'deliver', request: 0, ending: 'well' },
    ];
    await this.step({ type: 'storage', full: false });
    await this.step({ type: 'look', tab: 0 });
    for (const event of round) await this.step(event);
    const isWaiting = () =>
      [...this.world.phone.outbox.values()].some((life) =>
        isToSend(life, this.world.phone.heard.epoch),
      );
    for (let tries = 0; tries < 60 && isWaiting(); tries += 1) {
      await this.step({ type: 'send', tab: 0, record: 0 });
      for (const event of round) await this.step(event);
    }
  }

  /** Compares the phone with the model. */
  async agrees(): Promise<void> {
    const [records, walks, heard] = await Promise.all([
      storedRecords(),
      read(['walks'], async ({ keys }) => await keys('walks')),
      serverFacts(),
    ]);
    const model = outcome(this.world);
    expect({
      records: records
        .map(({ life }) => ({ ...life, state: stateOf(life, heard.epoch) }))
        .sort(byKey),
      walks,
      ongoing: records.flatMap(({ isUnderWay, life }) => (isUnderWay ? life.key : [])).sort(),
      heard,
    }).toEqual({
      records: model.records.toSorted(byKey),
      walks: model.walks,
      ongoing: model.ongoing,
      heard: this.world.phone.heard,
    });
  }
}

const byKey = (a: { key: string }, b: { key: string }) => a.key.localeCompare(b.key);

const nextWalkId = ({ history }: World) =>
  `00000000-0000-4000-8000-${String(history.begun.size + 1).padStart(12, '0')}`;

const walkOf = (id: string, advisor: string) => ({ id, advisor }) as SavedWalk;

/** Stores on a phone, which if it is full stores nothing and says so. */
async function stored(act: () => Promise<unknown>): Promise<void> {
  const outcome = await act().then(
    () => 'kept',
    (error: Error) => error.name,
  );
  expect(full() ? ['kept', 'StorageFull'] : ['kept']).toContain(outcome);
}

async function forget(): Promise<void> {
  const { epoch } = await serverFacts();
  await stored(async () => await noteReply(epoch, { epoch, date: undefined }));
}

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    const { data } = JSON.parse(init?.body as string) as { data: object };
    return await fetched(new Headers(init?.headers).get('Idempotency-Key') ?? '', data);
  });
  const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put')
    ?.value as IDBObjectStore['put'];
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...args
  ) {
    if (full()) throw new DOMException('full', 'QuotaExceededError');
    return put.apply(this, args);
  });
});

afterEach(async () => {
  full.mockReturnValue(false);
  await emptyPhone();
});

// ESCALATE-2, WALK-20, OUTBOX-1, OUTBOX-3, OUTBOX-7, OUTBOX-8, OUTBOX-9, OUTBOX-10, OUTBOX-11, WALK-18
test("the phone's code agrees with the model in 200 random lives", async () => {
  const lives = phoneLives(200, 8);
  expect(lives).toHaveLength(200);
  for (const [index, events] of lives.entries()) {
    full.mockReturnValue(false);
    await emptyPhone();
    const replay = new Replay();
    try {
      for (const event of events) await replay.step(event);
      await replay.agrees();
      await replay.quiet();
      await replay.agrees();
    } catch (error) {
      throw new Error(`life ${index}, ${JSON.stringify(events)}: ${String(error)}`, {
        cause: error,
      });
    }
  }
}, 60_000);
