import { useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { loadAll } from '../../../base/on-demand/on-demand.ts';
import { ActionFailed } from './ActionFailed.tsx';
import { partMessages } from './messages.ts';

/** The parts that were loaded before, which are drawn at once. */
const loaded = new WeakSet<object>();

interface LoadedPartProps {
  /** The component that comes on demand, which `children` draws. */
  part: object;
  failed: string;
  /** The class of the room it has while it is not there. */
  room?: string | undefined;
  children: ReactNode;
}

/** Draws a part of a page once its file is there; one that does not load says so in its place, with 'Try again' (SHELL-5). */
export const LoadedPart = ({ part, failed, room, children }: LoadedPartProps) => {
  const [isThere, setThere] = useState(() => loaded.has(part));
  const [failures, setFailures] = useState(0);
  const load = async (): Promise<void> =>
    await loadAll([part]).then(
      () => {
        loaded.add(part);
        setThere(true);
      },
      () => setFailures((before) => before + 1),
    );
  // After that only the button loads it.
  const begin = useEffectEvent(() => {
    if (!isThere) void load();
  });
  useLayoutEffect(() => begin(), []);
  if (isThere) return children;
  // Browsers of before 2026 do not ask a second time for a file that failed.
  const text = failures > 1 ? `${failed} ${partMessages.reload}` : failed;
  return <div className={room}>{failures > 0 && <ActionFailed text={text} onRetry={load} />}</div>;
};
