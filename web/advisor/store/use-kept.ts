import { useSyncExternalStore } from 'react';
import { subscribable } from '#kit/subscribable.ts';
import type { Kept, KeptName } from './phone-store.ts';
import { onChange, read } from './store.ts';

type Watched = Extract<KeptName, 'walks' | 'outbox'>;

const known: { [N in Watched]?: readonly Kept[N][] } = {};
const { subscribe, publish } = subscribable();
/** How often each was read; a reading that a later one overtook says nothing. */
const readings: Record<Watched, number> = { walks: 0, outbox: 0 };

async function readAgain<N extends Watched>(name: N): Promise<void> {
  readings[name] += 1;
  const mine = readings[name];
  const all = await read([name], async ({ all }) => await all(name));
  if (mine !== readings[name]) return;
  Object.assign(known, { [name]: all });
  publish();
}

function watch(name: Watched) {
  let stop: (() => void) | undefined;
  return (listener: () => void): (() => void) => {
    stop ??= onChange((names) => {
      if (names.includes(name)) void readAgain(name);
    });
    if (known[name] === undefined) void readAgain(name);
    return subscribe(listener);
  };
}

const watching = { walks: watch('walks'), outbox: watch('outbox') };

/** All that the phone keeps of a kind, now and whenever it changes, here or in another tab; undefined until it is read. */
export function useKept<N extends Watched>(name: N): readonly Kept[N][] | undefined {
  return useSyncExternalStore(watching[name], () => known[name] as readonly Kept[N][] | undefined);
}
