/** The ms by which a clock may jump and still be believed, and those for which a larger jump is not believed. */
const BELIEVED = { at: 60_000, after: 60_000 };

/** Makes a clock that follows another one. In the first minute after that one jumped by more than a minute, it goes on as before (LADDER-13). `uptime` is in ms and never jumps. */
export function steadyClock(
  now: () => Date,
  uptime: () => number = () => performance.now(),
): () => Date {
  let ahead = now().getTime() - uptime();
  let doubted: number | undefined;
  return () => {
    const up = uptime();
    const seen = now().getTime() - up;
    const isJump = Math.abs(seen - ahead) > BELIEVED.at;
    doubted = isJump ? (doubted ?? up) : undefined;
    if (doubted === undefined || up - doubted >= BELIEVED.after) {
      ahead = seen;
      doubted = undefined;
    }
    return new Date(up + ahead);
  };
}
