/** How long a thread stays that nobody asks, in ms: with its connection it takes 10 MB (CELLS-1). */
const IDLE_MS = 120_000;

/** Whether something is in use; calls `end` once nobody has used it for so long. */
export function idleWatch(end: () => void, ms = IDLE_MS) {
  let users = 0;
  let timer: NodeJS.Timeout | undefined;
  const rest = () => {
    users -= 1;
    if (users === 0) timer = setTimeout(end, ms).unref();
  };
  return {
    /** From now on it is in use, until the function that this returns is called, once. */
    use: () => {
      users += 1;
      clearTimeout(timer);
      return rest;
    },
    stop: () => clearTimeout(timer),
  };
}
