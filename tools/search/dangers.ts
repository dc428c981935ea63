import type { DangerRow } from '../../core/search/search-term.ts';

const BODY = ['overdose', 'choking', 'allergy', 'ill', 'injury'] as const;
const HARM = ['relationship', 'no-contact'] as const;

type Answers = DangerRow extends readonly [string, ...infer Rest] ? Rest : never;

/** The situations that answer each danger and those that may be its cause, in the order in which a search reads them. */
const DANGERS = {
  /** The words like those after them that speak of no danger. */
  harmless: [[]],
  gun: [['attacker'], ['threat', ...HARM]],
  knife: [['attacker', 'threat', 'injury', 'self-harm'], HARM],
  foundWeapon: [['found-items']],
  assault: [['attacker', 'threat', 'sexual', 'relationship', 'hate'], HARM],
  bomb: [['bomb', 'attacker', 'fire', 'gas', 'appliance']],
  suicide: [['self-harm', 'hanging', 'overdose']],
  /** The words that may be of a threat or of suicide, as 'matarme' is. */
  killOrSuicide: [['threat', 'attacker', 'self-harm', 'hanging'], HARM],
  kill: [['threat', 'attacker'], HARM],
  unresponsive: [['unresponsive'], BODY],
  fainted: [['unresponsive'], [...BODY, 'drunk', 'heat-illness']],
  breath: [['unresponsive', 'panic', 'hanging', 'gas', 'fire', 'event', ...BODY]],
  dying: [['unresponsive', 'choking', 'allergy', 'ill', 'injury']],
  kidnapped: [['attacker', 'threat', 'missing', 'stranger', 'relationship']],
  overdose: [['overdose', 'unresponsive', 'self-harm']],
  poison: [['overdose']],
  swallowed: [['choking']],
  fire: [['fire', 'fire-alarm', 'appliance', 'gas', 'bomb', 'injury', 'chemical']],
  gas: [['gas', 'fire', 'appliance', 'chemical']],
} as const satisfies Readonly<Record<string, Answers>>;

type Danger = keyof typeof DANGERS;

/** The words of a language for each danger, as in `core/search/danger.ts`; none where another danger has them. */
type DangerWords = { readonly [D in Danger]: string };

/** Returns the dangers of a language as a search reads them. */
export const dangersOf = (words: DangerWords): DangerRow[] =>
  (Object.keys(DANGERS) as Danger[]).flatMap((danger): DangerRow[] =>
    words[danger] === '' ? [] : [[words[danger], ...DANGERS[danger]]],
  );
