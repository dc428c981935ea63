import { formatTime } from '#core/base/format.ts';
import type { PartConflict } from '#core/issue/issue-part-schema.ts';
import { conflictWords } from './messages.ts';

/** Who did it, by name where that is known. */
export function whoOf(change: PartConflict | undefined): string {
  return change?.by ?? conflictWords.somebody;
}

/** '2:44 pm'; '' if it is not known. */
export function whenOf(change: PartConflict | undefined): string {
  return change ? formatTime(change.at) : '';
}
