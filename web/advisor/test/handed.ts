import { publishedIssueWith } from '#core/fixtures/issues.ts';
import { ask, checked } from '#core/fixtures/trees.ts';
import type { Moment } from '#core/record/moment-schema.ts';
import { encodeHandOver, handedOf, type HandedWalk } from '#core/record/hand-over.ts';
import { nextWalk } from '#core/walk/walk.ts';
import { newWalk } from '../walk/screen/begin-walk.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';

const STEPS = ['a', 'b', 'c', 'd'].map((name) => ask(name, 'next', 'next'));

/** For tests: the issue of the walks that are handed over, four questions, as a phone has it. */
export const GUIDE = publishedIssueWith({
  _id: 'leak',
  title: 'Water through a ceiling',
  category: 'Water',
  revision: 2,
  steps: STEPS,
});

/** Returns a walk of it that Amara began and answered one question of, for tests. */
export function amarasWalk(members: Partial<SavedWalk> = {}): SavedWalk {
  const { _id, title } = GUIDE;
  const issue = { _id, title, category: 'Water', revision: 2, question: '' } as const;
  const begun = newWalk(issue, checked(STEPS), 'Amara', new Date('2026-11-21T03:00:00Z'));
  const walk = [{ type: 'answer', answer: 'no' } as const, { type: 'next' } as const].reduce(
    nextWalk,
    begun.walk,
  );
  const trail = [{ step: 'a', at: 4_000, did: 'no' } as const];
  return { ...begun, walk, trail, ...members };
}

/** Says that somebody has it now, for tests. */
export const nowWith = (name: string): Moment => ({ step: 'b', at: 5_000, did: `handed:${name}` });

/** Returns the code of a walk, as its phone shows it, for tests. */
export function codeOf(saved: SavedWalk, members: Partial<HandedWalk> = {}): string {
  const code = encodeHandOver({ ...handedOf(saved), ...members });
  if (code === undefined) throw new Error('this walk has no code');
  return code;
}
