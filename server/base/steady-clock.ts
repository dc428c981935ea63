/** The ms by which a clock may be set at a time without doubt, and those for which one that jumped further is not believed. */
const BELIEVED = { at: 60_000, after: 60_000 };

/** Makes a clock that follows another one, but goes on as before in the first minute after that jumped by more than a minute (LADDER-13). `uptime` is in ms, and never jumps. */
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
