import { withContacts } from './contact-refs.ts';
import { wordsOf } from './search-words.ts';
import type { PublishedIssue } from './wire-schema.ts';

/** The words of all steps, and which issues have them. Filled issue by issue, so that it can be made in slices. */
export type SearchTexts = {
  /** By the issue's id: 'Do this first', then a text a step, each of its texts on a line. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
  /** By the word: the places in those texts that have it, by the issue's id. */
  readonly words: ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>;
  readonly add: (issue: PublishedIssue) => void;
};

/** All that an advisor reads of an issue, contacts as their names (SEARCH-1). */
function textsOf(
  { firstAct, steps }: Pick<PublishedIssue, 'firstAct' | 'steps'>,
  nameOf: (contact: string) => string,
): string[] {
  const ofSteps = steps.map((step) =>
    [
      step.question,
      step.confirmationAction?.confirmationText,
      step.customiseAnswerType ? [step.yesAction?.customText, step.noAction?.customText] : [],
    ]
      .flat()
      .filter(Boolean)
      .join('\n'),
  );
  return [firstAct ?? '', ...ofSteps].map((text) => withContacts(text, nameOf));
}

/** Begins empty; `nameOf` says what a contact is called. */
export function searchTexts(nameOf: (contact: string) => string): SearchTexts {
  const texts = new Map<string, readonly string[]>();
  const words = new Map<string, Map<string, number[]>>();
  return {
    texts,
    words,
    add: (issue) => {
      const read = textsOf(issue, nameOf);
      texts.set(issue._id, read);
      for (const [step, text] of read.entries()) {
        for (const { word } of wordsOf(text)) {
          let issues = words.get(word);
          if (!issues) words.set(word, (issues = new Map()));
          const steps = issues.get(issue._id);
          if (!steps) issues.set(issue._id, [step]);
          else if (steps.at(-1) !== step) steps.push(step);
        }
      }
    },
  };
}
