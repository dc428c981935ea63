import type { Attendance } from '#core/attendance.ts';
import type { Issue } from '#core/issue.ts';
import { stepsFromWire } from '#core/step-number.ts';
import { startWalk, type Walk } from '#core/walk.ts';
import { kept } from '../kept-storage.ts';
import type { Sending } from './send-once.ts';

const KEY = 'reslife.walk';

/** A walk under way with all that was entered, as it outlives a crash, a reload or an empty battery (ruling 5). */
export type KeptWalk = {
  readonly issueId: string;
  readonly title: string;
  readonly revision: number | null;
  /** UTC ISO instant. */
  readonly startedAt: string;
  readonly walk: Walk;
  readonly rating: number;
  readonly description: string;
  /** The record last sent without an answer. */
  readonly sending?: Sending<Attendance>;
};

/** A walk on the first step of an issue as the wire gave it. */
export function beginWalk(issue: Issue, now: Date): KeptWalk {
  return {
    issueId: issue._id,
    title: issue.title,
    revision: issue.revision,
    startedAt: now.toISOString(),
    walk: startWalk(stepsFromWire(issue.steps)),
    rating: 0,
    description: '',
  };
}

export function keepWalk(walk: KeptWalk): void {
  kept.set(KEY, JSON.stringify(walk));
}

/** The walk that was neither finished nor left on purpose; undefined where there is none. */
export function readKeptWalk(): KeptWalk | undefined {
  try {
    const walk = JSON.parse(kept.get(KEY) ?? 'null') as Partial<KeptWalk> | null;
    return walk?.issueId && walk.walk?.path && walk.walk.steps ? (walk as KeptWalk) : undefined;
  } catch {
    return undefined;
  }
}

export function eraseKeptWalk(): void {
  kept.remove(KEY);
}
