import { useEffect } from 'react';
import { useOf } from '#kit/base/use-of.ts';
import { loadAll, OnceLoaded, onDemand } from '../../../base/on-demand/on-demand.ts';
import type { Walking, WatchedWalk } from '../state/use-walking.ts';

const TimerLine = onDemand('TimerLine', async () => await import('./TimerLine.tsx'));

const Loading = ({ walking }: { walking: WatchedWalk }) => {
  useEffect(() => void loadAll([TimerLine]).catch(() => undefined), []);
  return <OnceLoaded part={TimerLine} walking={walking} />;
};

const hasMoments = ({ saved }: Walking): boolean => saved.moments !== undefined;

/** The line of a timer, which loads if somebody ever set a timer in this walk (TIMER-3). */
export const Timer = ({ walking }: { walking: WatchedWalk }) =>
  useOf(walking, hasMoments) ? <Loading walking={walking} /> : null;
