/** A caller. Callers of one `client` share its turns; `isFirst` goes before all others; after `gone` aborts, nobody waits for the outcome. */
export type Caller = { client: string; isFirst?: boolean; gone?: AbortSignal };

/** An error for a full queue or too long a wait. The caller should try again in `retryAfter` seconds. */
export class QueueFull extends Error {
  readonly retryAfter = 5;

  constructor() {
    super('Too many requests are waiting.');
  }
}

type WaitingCaller = { caller: Caller; start: () => void; refuse: (error: unknown) => void };

/**
 * Runs at most `atOnce` tasks, `each` of one client, while at most `waiting` others wait, and lets clients
 * take turns. The last caller of the longest queue gets QueueFull, also after `patience` ms of waiting or
 * `lasting` ms of work. The signal of a task then aborts, as it does if the caller is gone (API-24).
 */
export function fairSemaphore({
  atOnce,
  waiting: most = Infinity,
  each = atOnce,
  patience = 60_000,
  lasting = 120_000,
}: {
  atOnce: number;
  waiting?: number;
  each?: number;
  patience?: number;
  lasting?: number;
}) {
  const running = new Map<string, number>();
  let busy = 0;
  // The clients are in the order of their latest turns, so the first has waited longest.
  const lines = {
    first: new Map<string, WaitingCaller[]>(),
    others: new Map<string, WaitingCaller[]>(),
  };
  let queued = 0;

  const lineOf = ({ isFirst }: Caller) => (isFirst ? lines.first : lines.others);
  const isFree = (client: string) => busy < atOnce && (running.get(client) ?? 0) < each;
  const begin = (client: string) => {
    busy += 1;
    running.set(client, (running.get(client) ?? 0) + 1);
  };
  const end = (client: string) => {
    busy -= 1;
    const left = (running.get(client) ?? 1) - 1;
    if (left > 0) running.set(client, left);
    else running.delete(client);
  };
  const startNext = () => {
    for (const line of [lines.first, lines.others]) {
      for (const [client, theirs] of line) {
        if (!isFree(client)) continue;
        line.delete(client);
        const next = theirs.shift();
        if (theirs.length > 0) line.set(client, theirs);
        queued -= 1;
        begin(client);
        return next?.start();
      }
    }
  };
  const longest = () => {
    let found: WaitingCaller[] = [];
    for (const theirs of lines.others.values()) if (theirs.length > found.length) found = theirs;
    return found;
  };
  /** Tells whether one more caller may wait. `isFor` makes room for it. */
  const hasRoom = (caller: Caller, isFor = false): boolean => {
    if (queued < most) return true;
    const own = lineOf(caller).get(caller.client)?.length ?? 0;
    const full = longest();
    const isLess = caller.isFirst ? full.length > 0 : full.length > own + 1;
    if (isLess && isFor) {
      queued -= 1;
      const last = full.pop();
      if (last && full.length === 0) lines.others.delete(last.caller.client);
      last?.refuse(new QueueFull());
    }
    return isLess;
  };
  const leave = (caller: Caller, refuse: WaitingCaller['refuse'], reason: unknown) => {
    const line = lineOf(caller);
    const theirs = line.get(caller.client) ?? [];
    const left = theirs.filter((one) => one.refuse !== refuse);
    if (left.length > 0) line.set(caller.client, left);
    else line.delete(caller.client);
    queued -= theirs.length - left.length;
    refuse(reason);
  };
  const wait = async (caller: Caller) => {
    if (!hasRoom(caller, true)) throw new QueueFull();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const theirs = lineOf(caller).getOrInsertComputed(caller.client, () => []);
    theirs.push({ caller, start: resolve, refuse: reject });
    queued += 1;
    const tired = setTimeout(() => leave(caller, reject, new QueueFull()), patience);
    const hangUp = () => leave(caller, reject, caller.gone?.reason);
    caller.gone?.addEventListener('abort', hangUp);
    await promise.finally(() => {
      clearTimeout(tired);
      caller.gone?.removeEventListener('abort', hangUp);
    });
  };

  return {
    /** Tells whether this caller would get a turn or a place to wait. */
    hasRoom: (caller: Caller) => isFree(caller.client) || hasRoom(caller),
    run: async <T>(caller: Caller, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
      const { client, gone } = caller;
      gone?.throwIfAborted();
      if (isFree(client)) begin(client);
      else await wait(caller);
      const ending = new AbortController();
      const hangUp = () => ending.abort(gone?.reason);
      gone?.addEventListener('abort', hangUp);
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => {
        const error = new QueueFull();
        ending.abort(error);
        late.reject(error);
      }, lasting);
      try {
        return await Promise.race([work(ending.signal), late.promise]);
      } finally {
        clearTimeout(timer);
        gone?.removeEventListener('abort', hangUp);
        end(client);
        startNext();
      }
    },
  };
}
