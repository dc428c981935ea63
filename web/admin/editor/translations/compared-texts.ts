import type { Campus } from '#core/campus/setting.ts';
import type { TranslatedTexts } from '#core/issue/translation.ts';
import type { SavedStep } from '#core/step/step.ts';
import { inWords } from '../../base/in-words.ts';
import { ownLine, type Comparison, type MemberContent } from '../conflict/comparison.ts';
import { nameInIssue } from './problem-words.ts';
import type { TextConflict } from './typed-texts.ts';

/** Returns the texts of two authors, text by text, in the form that the editor compares (TRANSLATE-33). */
export function comparisonOfTexts(
  conflicts: readonly TextConflict[],
  saved: TranslatedTexts,
  { steps, campus }: { steps: readonly SavedStep[]; campus: Campus | undefined },
): Comparison {
  const content = (text = ''): MemberContent => ({ lines: [ownLine(inWords(text, campus))] });
  return {
    differ: conflicts.map(({ place, mine }) => ({
      member: place,
      name: nameInIssue(place, steps),
      proposed: 'mine' as const,
      base: content(mine.base?.text),
      mine: content(mine.text),
      theirs: content(saved[place]?.text),
    })),
    same: [],
  };
}
