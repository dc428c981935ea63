import { useSyncExternalStore, useEffect, useState } from 'react';
import { subscribable } from '#kit/base/subscribable.ts';
import type { Stored, StoreName } from '../store/phone-store.ts';
import { onChange, read } from '../store/store.ts';
import type { ServerFacts } from '#core/outbox/server-reply.ts';
import { serverFacts } from './outbox.ts';
import { stateOf } from '#core/outbox/record-life.ts';
import { outboxMessages } from './messages.ts';

type Watched = Extract<StoreName, 'walks' | 'outbox'>;
type KnownRows = { [N in Watched]?: readonly Stored[N][] };

let known: KnownRows = {};
const { subscribe, publish } = subscribable();
/** The number of reads of each kind; if a later read has begun, the result of an earlier one is ignored. */
const readings: Record<Watched, number> = { walks: 0, outbox: 0 };

async function readAgain(name: Watched): Promise<void> {
  readings[name] += 1;
  const mine = readings[name];
  const rows = await read([name], async ({ all }) => await all(name));
  if (mine !== readings[name]) return;
  known = { ...known, [name]: rows };
  publish();
}

function watch(name: Watched) {
  let stop: (() => void) | undefined;
  let watchers = 0;
  return (listener: () => void): (() => void) => {
    stop ??= onChange((names) => {
      if (names.includes(name)) void readAgain(name);
    });
    // A page under an open panel does not follow the answers in that panel.
    if (watchers === 0) void readAgain(name);
    watchers += 1;
    const leave = subscribe(listener);
    return () => {
      watchers -= 1;
      leave();
    };
  };
}

const watching = { walks: watch('walks'), outbox: watch('outbox') };

/** Returns everything of a kind that the phone keeps, and follows its changes, here or in another tab; undefined until it is read. */
export function useStored<N extends Watched>(name: N): KnownRows[N] {
  return useSyncExternalStore(watching[name], () => known[name]);
}

/** Returns the latest facts about the server, and follows their changes; undefined until they are read. */
export function useServerFacts(): ServerFacts | undefined {
  const [facts, setFacts] = useState<ServerFacts>();
  useEffect(() => {
    const look = async (): Promise<void> => setFacts(await serverFacts());
    void look();
    return onChange((names) => {
      if (names.includes('facts')) void look();
    });
  }, []);
  return facts;
}

/** Returns the life and the state of a record, and follows them; undefined if the phone does not have it. */
export function useRecord(recordKey: string | undefined) {
  const life = useStored('outbox')?.find((record) => record.life.key === recordKey)?.life;
  const server = useServerFacts();
  return life && { life, state: stateOf(life, server?.epoch) };
}

/** Returns the sentence about a record that is shown next to its walk (OUTBOX-5); undefined if the phone does not have the record. */
export function useRecordWords(
  recordKey: string | undefined,
  waiting: string = outboxMessages.notSent,
): string | undefined {
  const state = useRecord(recordKey)?.state;
  if (state === 'received') return outboxMessages.arrived;
  return state === 'refused' ? outboxMessages.refused : state && waiting;
}
