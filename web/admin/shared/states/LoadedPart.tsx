import { useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { loadAll } from '../../../base/on-demand/on-demand.ts';
import { ActionFailed } from './ActionFailed.tsx';
import { partMessages } from './messages.ts';

/** The parts that were loaded before, which are drawn right away. */
const loaded = new WeakSet<object>();

interface LoadedPartProps {
  /** The component that loads on demand, which `children` draws. */
  part: object;
  failed: string;
  /** The class of the empty room while the part is not there. */
  room?: string | undefined;
  children: ReactNode;
}

/** A part of a page that is drawn once its file is loaded; if it does not load, a message in its place offers 'Try again' (SHELL-5). */
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
  // After the first time, only the button loads it.
  const begin = useEffectEvent(() => {
    if (!isThere) void load();
  });
  useLayoutEffect(() => begin(), []);
  if (isThere) return children;
  // Browsers from before 2026 do not request a file again after it failed.
  const text = failures > 1 ? `${failed} ${partMessages.reload}` : failed;
  return <div className={room}>{failures > 0 && <ActionFailed text={text} onRetry={load} />}</div>;
};
