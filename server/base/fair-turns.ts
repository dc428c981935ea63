/**
 * Who wants a turn: those of one `client` share theirs, and an `isFirst` one goes before all others.
 * Once `gone` is aborted nobody waits for the outcome any more.
 */
export type Asker = { client: string; isFirst?: boolean; gone?: AbortSignal };

/** Thrown where so many wait that one more would wait too long: try again in `retryAfter` seconds. */
export class NoTurn extends Error {
  readonly retryAfter = 5;

  constructor() {
    super('Too many wait for their turn.');
  }
}

type Waiting = { asker: Asker; start: () => void; refuse: (error: unknown) => void };

/**
 * Lets at most `atOnce` pieces of work run, of one client `each`, while at most `waiting` wait. The
 * clients take turns. Where too many wait, the last of the client with the most makes room for one
 * with fewer; else the asker gets NoTurn, as does one that has waited for `patience` milliseconds, and
 * one whose work has taken `lasting` milliseconds: its turn is another's then. Who is gone leaves its
 * place (API-24). Work gets a signal that aborts once its asker is gone or its time is over, and ends by it.
 */
export function fairTurns({
  atOnce,
  waiting: most = Infinity,
  each = atOnce,
  patience,
  lasting,
}: {
  atOnce: number;
  waiting?: number;
  each?: number;
  patience: number;
  lasting: number;
}) {
  const running = new Map<string, number>();
  let busy = 0;
  // The order of clients is that of their latest turns: the front one has waited longest.
  const lines = { first: new Map<string, Waiting[]>(), others: new Map<string, Waiting[]>() };
  let queued = 0;

  const lineOf = ({ isFirst }: Asker) => (isFirst ? lines.first : lines.others);
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
    let found: Waiting[] = [];
    for (const theirs of lines.others.values()) if (theirs.length > found.length) found = theirs;
    return found;
  };
  /** Whether one more may wait; `isFor` makes room for it. */
  const hasRoom = (asker: Asker, isFor = false): boolean => {
    if (queued < most) return true;
    const own = lineOf(asker).get(asker.client)?.length ?? 0;
    const full = longest();
    const isLess = asker.isFirst ? full.length > 0 : full.length > own + 1;
    if (isLess && isFor) {
      queued -= 1;
      const last = full.pop();
      if (last && full.length === 0) lines.others.delete(last.asker.client);
      last?.refuse(new NoTurn());
    }
    return isLess;
  };
  const leave = (asker: Asker, refuse: Waiting['refuse'], reason: unknown) => {
    const line = lineOf(asker);
    const theirs = line.get(asker.client) ?? [];
    const left = theirs.filter((one) => one.refuse !== refuse);
    if (left.length > 0) line.set(asker.client, left);
    else line.delete(asker.client);
    queued -= theirs.length - left.length;
    refuse(reason);
  };
  const wait = async (asker: Asker) => {
    if (!hasRoom(asker, true)) throw new NoTurn();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const line = lineOf(asker);
    const theirs = line.get(asker.client) ?? [];
    theirs.push({ asker, start: resolve, refuse: reject });
    line.set(asker.client, theirs);
    queued += 1;
    const tired = setTimeout(() => leave(asker, reject, new NoTurn()), patience);
    const hangUp = () => leave(asker, reject, asker.gone?.reason);
    asker.gone?.addEventListener('abort', hangUp);
    await promise.finally(() => {
      clearTimeout(tired);
      asker.gone?.removeEventListener('abort', hangUp);
    });
  };

  return {
    /** Whether this asker would get a turn or a place to wait. */
    hasRoom: (asker: Asker) => isFree(asker.client) || hasRoom(asker),
    run: async <T>(asker: Asker, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
      const { client, gone } = asker;
      gone?.throwIfAborted();
      if (isFree(client)) begin(client);
      else await wait(asker);
      const ending = new AbortController();
      const hangUp = () => ending.abort(gone?.reason);
      gone?.addEventListener('abort', hangUp);
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => {
        const error = new NoTurn();
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
