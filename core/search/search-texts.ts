import { contactsIn, withContacts } from '../campus/contact-refs.ts';
import { textsOf } from '../step/step-texts.ts';
import { wordsOf } from './search-words.ts';
import type { PublishedIssue } from '../issue/wire-schema.ts';

/** The words of all steps and the texts that have them, as lists of numbers. A map of issues for each word took three times the memory. */
export type SearchTexts = {
  /** The texts by the id of the issue: 'Do this first', then one for each step, with each text of the step on its own line. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
  /** The first contact that 'Do this first' names, by the issue's id. */
  readonly calls: ReadonlyMap<string, string>;
  /** The ascending numbers of the texts that have a word. The texts of one issue are side by side. */
  readonly words: ReadonlyMap<string, readonly number[]>;
  /** Calls `found` for each issue that has the word, with the number of its texts that have it. */
  readonly eachWith: (word: string, found: (id: string, count: number) => void) => void;
  /** Returns the ascending places, among the texts of one issue, that have the word. */
  readonly placesIn: (id: string, word: string) => readonly number[];
  readonly add: (issue: PublishedIssue) => void;
};

/** Returns everything that an advisor reads of an issue, with contacts by name (SEARCH-1). */
function textsRead(
  { firstAct, steps }: Pick<PublishedIssue, 'firstAct' | 'steps'>,
  nameOf: (contact: string) => string,
): string[] {
  const ofSteps = steps.map((step) =>
    textsOf(step)
      .flatMap(({ namesContacts, text }) => (namesContacts || step.customiseAnswerType ? text : []))
      .join('\n'),
  );
  return [firstAct ?? '', ...ofSteps].map((text) => withContacts(text, nameOf));
}

/** Returns the place of the first number that is not less than `least` in an ascending list. */
function firstFrom(numbers: readonly number[], least: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Makes an empty collection of texts. `nameOf` returns the name of a contact. */
export function searchTexts(nameOf: (contact: string) => string): SearchTexts {
  const texts = new Map<string, readonly string[]>();
  const words = new Map<string, number[]>();
  const calls = new Map<string, string>();
  /** The number of the first text of each issue, and the issue that owns each text. */
  const firsts = new Map<string, number>();
  const issues: string[] = [];
  return {
    texts,
    words,
    calls,
    eachWith: (word, found) => {
      const having = words.get(word) ?? [];
      for (let at = 0; at < having.length;) {
        const from = at;
        const id = issues[having[at] ?? 0] ?? '';
        while (at < having.length && issues[having[at] ?? 0] === id) at += 1;
        found(id, at - from);
      }
    },
    placesIn: (id, word) => {
      const having = words.get(word) ?? [];
      const first = firsts.get(id) ?? 0;
      const end = first + (texts.get(id)?.length ?? 0);
      const places: number[] = [];
      for (let at = firstFrom(having, first); (having[at] ?? end) < end; at += 1) {
        places.push((having[at] ?? 0) - first);
      }
      return places;
    },
    add: (issue) => {
      const read = textsRead(issue, nameOf);
      texts.set(issue._id, read);
      const [call] = contactsIn(issue.firstAct ?? '');
      if (call) calls.set(issue._id, call);
      firsts.set(issue._id, issues.length);
      for (const text of read) {
        const number = issues.push(issue._id) - 1;
        for (const { word } of wordsOf(text)) {
          const having = words.get(word);
          if (!having) words.set(word, [number]);
          else if (having.at(-1) !== number) having.push(number);
        }
      }
    },
  };
}
