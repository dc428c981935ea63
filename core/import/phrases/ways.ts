/** The way that a text names: to the next step, to the end, or to the step with this label. */
export type Way =
  | { readonly to: 'next' }
  | { readonly to: 'end' }
  | { readonly to: 'step'; readonly label: string };

/** A way at the end of a text, and the index of its first word. */
export type FoundWay = { readonly way: Way; readonly from: number };

/** Returns the form of words by which a way names a step. Labels have no spaces, so the two cannot be confused. */
export const nameOf = (words: string): string =>
  ` ${
    words
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;

/** Returns that form without an article. */
export const bareNameOf = (words: string): string =>
  nameOf(words).replace(/^ (?:the|a|an) (?=.)/, ' ');

/** The name that stands for the last step. */
export const LAST = nameOf('last');
/** The beginning of a name for the step behind a skipped one. The skipped step's label follows, or nothing if the next step is skipped. */
export const PAST = nameOf('past');

const LINK = String.raw`(?:(?:and|then|please|now(?!\s+and\b)|just|simply|(?:(?:the \w+|you|staff) )?(?:shall|must|will))\s+){0,3}`;
const VERB = String.raw`(?:go|skip|jump|move|proceed|continue|return|turn|advance|carry|repeat|resume|start|begin|back)(?:\s+(?:on|again|back|straight|directly|forward|ahead|down|up)){0,2}`;
const LABEL = String.raw`[([]?((?:[a-z]\.?)?\d{1,3}(?:\.\d{1,3})*[a-z]?|[ivx]{1,5}|[a-z])[)\]]?`;
const NOUN = String.raw`(?:(?:sub-?)?step|question|number|no\.|item|point|check|subsection|clause|line|box|row|#)`;
/** The signs that may come before a way, and those after it. */
const BEFORE = String.raw`(?:^|[\s,;:(–—→>-]+)`;
const AFTER = String.raw`(?:[\s.)\]!;,]|\p{Extended_Pictographic}\uFE0F?)*$`;

const TO_STEP = new RegExp(
  `${BEFORE}(?<way>${LINK}${VERB}\\s+(?:to|with|from|at)\\s+(?:the\\s+)?(?:${NOUN}\\s*|(?=[[(]?(?:[a-z]\\.?)?\\d|\\([a-z]{1,5}\\)|[ivx]{1,5}\\b|[a-z][\\s.)!;,]*$))${LABEL}(?:\\s+below|\\s+above)?${AFTER})`,
  'iu',
);
/** A way without a verb, such as 'then step 5' or 'then [5]'. */
const THEN_STEP = new RegExp(
  `${BEFORE}(?<way>(?:(?:and|then|on)\\s+)+(?:to\\s+)?(?:${NOUN}\\s*|(?<=\\bthen\\s+(?:to\\s+)?)(?=\\[?\\d{1,2}\\b))${LABEL}${AFTER})`,
  'iu',
);
/** A way to the last step, or to a step by its first words in quotes. */
const TO_NAMED = new RegExp(
  `${BEFORE}(?<way>${LINK}${VERB}\\s+(?:to|with|from|at)\\s+(?:the\\s+)?(?:${NOUN}\\s+)?(?:(last)\\s+(?:step|box|line|item|point)|["“']([^"”']{3,60})["”'])${AFTER})`,
  'iu',
);
/** A way to a step or a procedure by its first words. Only the document shows whether the words are such a name or a place to walk to. */
const TO_WORDS = new RegExp(
  `${BEFORE}(?<way>${LINK}${VERB}\\s+(?:to|with)\\s+(?<name>[\\p{L}\\p{N}][\\p{L}\\p{N}'’ /-]{2,60}?)(?:\\s+(?:now|instead|at once|immediately|below|above|procedure|page|section|part|step))*${AFTER})`,
  'iu',
);
/** A step to skip: 'skip step 4', 'skip the next step'. */
const TO_PAST = new RegExp(
  `${BEFORE}(?<way>${LINK}(?:skip|omit|leave out)\\s+(?:the\\s+next\\s+(?:step|one|line|item|question|box|row|point|check)|(?:${NOUN}\\s*|(?=\\d))${LABEL})${AFTER})`,
  'iu',
);
/** A step behind an arrow. */
const TO_ARROW = new RegExp(
  `(?:^|\\s)(?<way>→\\s*(?:${NOUN}\\s*)?(?=\\[?\\(?\\d)${LABEL}${AFTER})`,
  'iu',
);
const TO_NEXT = new RegExp(
  `${BEFORE}(?<way>${LINK}${VERB}\\s+(?:to|with)\\s+(?:the\\s+)?(?:next|following)\\s+(?:step|question|check|item|point|line|box|row|one)${AFTER})`,
  'iu',
);
/** Words for a procedure, its paper or its matter in a sentence that says it is over. */
const ALL_OF_IT = String.raw`(?:procedure|process|protocol|matter|call|card|tab|page|sheet|section|list|script|check-?list|(?:run|play)-?book|flow-?chart)`;
/** The ways to say that a procedure ends: 'stop here', 'you are done', 'end of runbook', 'that is all for tonight'. */
const ENDS = [
  String.raw`(?:you (?:can|may) )?(?:stop|end|finish) t?here`,
  String.raw`go to (?:the )?end|(?:skip|ignore) (?:to (?:the )?end|(?:all )?(?:of )?the rest(?: of (?:the|this) ${ALL_OF_IT})?)`,
  String.raw`(?<=[.!?;,–—→]\s+|[([])(?:done|(?:the )?end|finish(?:ed)?|stop)|(?<=\b(?:and|then)\s)(?:stop|end|finish|done)`,
  String.raw`(?:you(?:['’]?re| are)|u(?:['’]?r| are)) (?:done|finished)`,
  String.raw`that(?:['’]?s| is| ends) (?:it|all|(?:the|this) ${ALL_OF_IT})(?: for (?:tonight|today|now|you))?`,
  String.raw`(?:end of|(?:this|which) (?:ends|concludes)) (?:the |this )?${ALL_OF_IT}`,
  String.raw`(?:(?:the|this) )?${ALL_OF_IT} (?:ends(?: t?here)?|is (?:over|closed|finished|done|complete))`,
  String.raw`(?:no (?:further|other) (?:action|steps?)|nothing (?:more|else|further))(?: (?:is|are|shall be|need be|needs to be))?(?: (?:needed|required|necessary|taken|done))(?: then| now| tonight)?`,
  String.raw`no (?:further|other) (?:action|steps?)|(?<=[.;]\s+)nothing (?:more|else|further) to do`,
];
const TO_END = new RegExp(`${BEFORE}(?<way>${LINK}(?:${ENDS.join('|')})${AFTER})`, 'iu');
/** A way that is the whole text, as after 'If yes,' or in a cell of a sheet. */
const ALONE: readonly (readonly [RegExp, Way['to']])[] = [
  [
    /^\s*(?=\S)(?:(?:then|just|hooray|phew|good|fine|ok|okay|great|perfect|all (?:is )?(?:well|good))[\s,.!:–—-]*)*(?:continue|carry on|proceed|next(?: (?:step|row|box|line|question|item|check))?|go on|move on|read on|keep (?:going|moving|walking)|skip (?:this|it)(?: (?:step|box|row|line|question|item|check|one))?|nothing(?: more| else| further)?(?: to do)?)?(?:\s+(?:below|as follows))?[\s.!;,)]*$/i,
    'next',
  ],
  [/^\s*(?:end|stop|finish|done|resolved|issue resolution)[\s.!)]*$/i, 'end'],
];
const BARE_STEP = new RegExp(
  `^\\s*(?:(?:(?:${VERB}|on|back|see|do|follow)\\s+(?:to\\s+)?)?(?:${NOUN})?|→|->)\\s*${LABEL}${AFTER}`,
  'iu',
);

/** Words about what others do, or about a wait: 'warn them to pull over and stop' does not end the procedure, but 'report to the desk and stop' does. */
const OTHERS =
  /\b(?:to\s+(?!(?:the|an?|th(?:is|at|ese|ose|em)|each|every|any|all|both|one|my|your|his|her|its|our|their|him|it|us|you|me|step)\b)\p{L}+|must|should|shall|have|make|let|they|until|when|while|if)\b/iu;

/** A state, behind which 'and done' does not end the procedure: 'The drill is over and done.' */
const STATE = /\b(?:is|are|was|were|be|been)\s+(?:\p{L}+\s+)?\p{L}+$/iu;

/** Tells whether a text really sends the reader this way. 'before you go to step 4' and 'do not go to step 4' only mention it. */
function isOutright(before: string, way: string): boolean {
  const said = before.trimEnd();
  if (said === '' || /[,;:.!?()"”’–—→>-]$/.test(said)) return true;
  if (/^(?:→|(?:and\s+)?then\b)/i.test(way)) return true;
  const sentence = said.slice(
    Math.max(...['.', '!', '?', '\n', ';'].map((end) => said.lastIndexOf(end))) + 1,
  );
  if (/^and done\W*$/i.test(way) && STATE.test(said)) return false;
  if (/^and (?:stop(?: there)?|end|finish|done)\W*$/i.test(way) && OTHERS.test(sentence))
    return false;
  return /^and\b/i.test(way) && !/\b(?:not|never|cannot)\b|n['’]t\b/i.test(sentence);
}

/** The number of characters at the end of a text in which a way is looked for. More would be searched many times over. */
const TAIL = 160;

const PATTERNS: readonly (readonly [RegExp, (label: string) => Way])[] = [
  [TO_STEP, (label) => ({ to: 'step', label: label.toLowerCase() })],
  [THEN_STEP, (label) => ({ to: 'step', label: label.toLowerCase() })],
  [TO_ARROW, (label) => ({ to: 'step', label: label.toLowerCase() })],
  [TO_NAMED, (label) => ({ to: 'step', label: nameOf(label) })],
  [TO_PAST, (label) => ({ to: 'step', label: `${PAST}${label.toLowerCase()}` })],
  [TO_NEXT, () => ({ to: 'next' })],
  [TO_END, () => ({ to: 'end' })],
];

/**
 * Finds the way at the end of a text, and the index of its first word with its linking words. After a condition, no
 * comma is needed: 'If there is smoke go to step 4'.
 */
export function wayAtEnd(text: string, isCondition = false): FoundWay | undefined {
  const cut = Math.max(0, text.length - TAIL);
  // The second half of a word that was cut does not begin a way.
  const tail = cut === 0 ? text : `x${text.slice(cut + 1)}`;
  for (const [pattern, wayOf] of PATTERNS) {
    const match = pattern.exec(tail);
    if (!match) continue;
    const words = match.groups?.['way'] ?? '';
    const begin = cut + match.index + match[0].length - words.length;
    const isBracketed = /[([]$/.test(text.slice(0, begin)) && /[)\]]/.test(words);
    const from = isBracketed ? begin - 1 : begin;
    const way = wayOf(match[2] ?? match[3] ?? '');
    const isPlain = isCondition && way.to !== 'end';
    return isPlain || isBracketed || isOutright(text.slice(0, from), words)
      ? { way, from }
      : undefined;
  }
  return undefined;
}

/** Tells whether the words before a way to the end are in the same sentence. The way may then be part of the act. */
export const endsWithin = (before: string, { to }: Way): boolean =>
  to === 'end' && !/[.!?]["”’)\]]*\s*$/.test(before);

/** Finds the words at the end of a text that may name the step or procedure to which it sends the reader. */
export function namedAtEnd(
  text: string,
): { readonly name: string; readonly from: number } | undefined {
  const match = text.length > TAIL ? null : TO_WORDS.exec(text);
  const { way = '', name = '' } = match?.groups ?? {};
  const from = text.length - way.length;
  return match && isOutright(text.slice(0, from), way)
    ? { name: bareNameOf(name), from }
    : undefined;
}

/** Returns the way if a text says nothing else: 'Step 4', 'go to 4', 'next', 'stop'. Returns undefined for any other text. */
export function wayAlone(text: string): Way | undefined {
  const ended = wayAtEnd(text);
  if (ended && !/[\p{L}\p{N}]/u.test(text.slice(0, ended.from))) return ended.way;
  const plain = ALONE.find(([words]) => words.test(text));
  if (plain) return plain[1] === 'end' ? { to: 'end' } : { to: 'next' };
  // Three digits without a word are a telephone number.
  const label = /^\W*\d{3}\W*$/.test(text) ? undefined : BARE_STEP.exec(text)?.[1];
  return label && /\d/.test(label) ? { to: 'step', label: label.toLowerCase() } : undefined;
}
