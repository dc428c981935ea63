/** The ms after which an unused thread ends, since it takes 10 MB with its connection (CELLS-1). */
const IDLE_MS = 120_000;

/** Counts the users of something, and calls `end` once nobody has used it for `ms`. */
export function idleWatch(end: () => void, ms = IDLE_MS) {
  let users = 0;
  let timer: NodeJS.Timeout | undefined;
  const rest = () => {
    users -= 1;
    if (users === 0) timer = setTimeout(end, ms).unref();
  };
  return {
    /** Marks it as in use until the returned function is called, once. */
    use: () => {
      users += 1;
      clearTimeout(timer);
      return rest;
    },
    stop: () => clearTimeout(timer),
  };
}
