import { useSyncExternalStore } from 'react';
import { subscribable } from '#kit/base/subscribable.ts';
import type { Kept, StoreName } from './phone-store.ts';
import { onChange, read } from './store.ts';

type Watched = Extract<StoreName, 'walks' | 'outbox'>;
type KnownRows = { [N in Watched]?: readonly Kept[N][] };

let known: KnownRows = {};
const { subscribe, publish } = subscribable();
/** How often each was read; a reading that a later one overtook says nothing. */
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
    // A page is not told of each answer in its own panel.
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

/** All that the phone keeps of a kind, now and whenever it changes, here or in another tab; undefined until it is read. */
export function useStored<N extends Watched>(name: N): KnownRows[N] {
  return useSyncExternalStore(watching[name], () => known[name]);
}
