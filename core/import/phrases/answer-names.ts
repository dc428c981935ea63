import { sentencesOf, type Range } from './sentences.ts';
import { BOXES, COMPOUND } from './signs.ts';
import { wayAlone } from './ways.ts';

/** The name of an answer in a text: 'If yes,', 'Otherwise', or its own words, such as 'Shivering:' or 'If nobody opens,'. */
export type AnswerName = {
  readonly answer: 'yes' | 'no' | 'own';
  /** Everything that comes before its task. */
  readonly named: Range;
  /** The name without the signs behind it. */
  readonly label: Range;
};

/** The surroundings in which a text is read: by itself without a question, below or behind a question, or behind another answer. */
export type NameReading = {
  readonly isAlone: boolean;
  readonly isAsked: boolean;
  readonly isSecond: boolean;
  /** True if the other answer is beside it, which proves what no sign shows: 'YES Call.' above 'NO Wait.' */
  readonly isPaired?: boolean;
};

// 'If no one answers' is not the answer 'no', so a sign must follow the name, or another answer must come before it.
const NAMED = new RegExp(
  String.raw`^[\s("“*>→${BOXES}[\]-]*(?:(?<yes>(?:if|when)\s+(?:the\s+answer\s+is\s+)?["“‘']?(?:yes|so))|(?<no>(?:if|when)\s+(?:the\s+answer\s+is\s+)?["“‘']?(?:no|not)|otherwise|(?:or\s+)?else)|(?<bareYes>yes(?!${COMPOUND})|y(?=\s*[:→)]|\s+[–—-]))|(?<bareNo>no(?!${COMPOUND})|n(?=\s*[:→)]|\s+[–—-])))\b["”’')*]*(?:\s+to\s+(?:step\s+|question\s+)?\d{1,2}[a-z]?(?=\s*[,:]))?(?<mark>\s*(?:[,:;.?]|–|—|-+>?|→|⇒|➔|➜|►|=>?|\||\t| {2,})+\s*|\s+|$)(?:then\s+)?`,
  'i',
);
/** An answer's name among other words, only some of which are allowed: '(yes)', 'Answer no:', 'Yes, they do:', 'When it is a yes,'. */
const WITHIN = new RegExp(
  String.raw`^[\s→•${BOXES}○>("“*[\]-]*(?:[a-d]\)\s*)?(?<before>(?:if|when|where|in case|should|the|answer(?:ed)?|it['’]?s?|that|is|be|was|of|a|an)\s+){0,6}["“]?(?:(?<yes>yes|(?<=[([])y(?=[)\]]))|no|(?<=[([])n(?=[)\]]))\b["”]?(?:,?\s+(?:they|it|he|she|there|you|we|i)\s+[\p{L}’']+(?:\s+not)?)?(?<mark>\s*(?:[)\]]\s*[:–—-]?|:|→|⇒|[-=]*>+|–|—|=)\s*|,\s+|\s{2,}(?:-\s+)?(?=\S)|\s*(?=\((?:go|skip|step|to)\b))`,
  'iu',
);
/** An answer's name with the other answer beside it, whatever signs surround it: '> YES Wait.', 'Nope! Go.', 'No after an hour → call.' */
const PAIRED = new RegExp(
  String.raw`^[^\p{L}\p{N}]*(?:(?:if|when)\s+)?(?:(?<yes>yes|yep|yup|yeah|aye|y(?=\W*\s))|no(?!${COMPOUND})|nope|nah|naw|n(?=\W*\s))\b(?<more>(?:,\s+|\s+(?=\(|(?:or|and|but|after|within|before|with|because|for|at|more|less|to)\s))[^.:;!?\n→]{1,50}?(?<!\b(?:say|ask|tell|write|read|answer))(?=\s*(?::|→|⇒|[-=]>|\s[–—-]\s)))?[^\p{L}\p{N}]*(?:(?<=\P{L})|$)`,
  'iu',
);
/** A condition that repeats its question with a pronoun, such as 'If they are,' or 'if it is not,'. */
const PRONOUN =
  /^\s*if\s+(?:they|it|he|she|there|you|he\/she|he or she|anyone|anybody|someone|somebody|(?<none>no one|nobody|none))\s+(?:is|are|do|does|did|has|have|can|could|was|were|will|wo|would)(?<not>\s*not|n?['’]t)?\s*(?:[,:]|–|—|→|[-=]+>)\s*/i;
/** Tells whether a text names an answer by repeating the question with a pronoun: 'If they do not, …'. */
export const namesByPronoun = (text: string): boolean => PRONOUN.test(text);
/** The letter of a list item, such as 'n)'. */
const LETTER = /^[^(]*\b[yn]\s*\)/;
/** Words after 'if no' that make it a condition of its own, such as 'if no one answers'. */
const NO_ONE = /^(?:one|body|answer|response|longer|reply|more|other|such)\b/i;
/** Words after 'if yes' or 'if no' that continue the condition: 'If yes to any of them, …'. */
const GOES_ON = /^(?:to|for|of|or|and)\b(?!\s+(?:step\s+|question\s+)?\d)/i;
const SIGNS = /[\s,:;.?–—→⇒➔➜►=>|-]+$/;

/** Words before a sign that are not the name of an answer. */
const NO_CASE =
  /^(?:notes?|tips?|warning|remember|important|say|ask|tell|call|then|example|and|or|but|also|see|next|first|step|from|to|re|who|what|when|where|why|how)$|^(?:notes?|see|e\.?g|p\.?s)\b/i;
const CASE =
  /^\s*(?:\(?[a-e]\)\s+)?(?<label>(?:\p{Extended_Pictographic}\uFE0F?\s*)?[“"'(<>≥≤+]*[\p{L}\p{N}][^.:;!?\n→|]{0,59}?)(?<mark>\s*(?::|→|⇒|➔|➜|►|[-=]+>|\?|(?<=\p{L}{2})(?<!\([^()]*)\))\s+|\s+[–—=-]\s+)(?=\S)/u;
/** The most words in the name of an answer. */
const WORDS = 8;
/** The most characters of a condition that names an answer. */
const LONGEST = 120;

const CONDITION = /^\s*(?:if|when|where|in case|should)\b/i;
/** Tells whether a text begins with a condition: 'If it is hot, …'. */
export const isCondition = (text: string): boolean => CONDITION.test(text);
const BREAK = /,\s+(?:then\s+)?(?!(?:or|and)\b)|:\s+|\s+(?:\||–|—|→|[-=]+>)\s+|\s+then\s+/i;
/** The rest of a list within a condition: 'drunk, high, or upset, call …'. */
const LISTED = /^(?:[^,.]{1,25},\s+){0,3}(?:or|and)\s[^,.]{1,40}(?=,\s)/;

const labelIn = (text: string, { from, to }: Range): Range => {
  const named = text.slice(from, to);
  const begins = named.length - named.trimStart().length;
  return { from: from + begins, to: from + named.replace(SIGNS, '').length };
};

/** Reads names such as 'If yes,', 'No →' or 'Otherwise' at the beginning of a sentence. */
export function readName(
  text: string,
  { from, to }: Range,
  { isAlone, isAsked, isSecond, isPaired = false }: NameReading,
): AnswerName | undefined {
  const said = text.slice(from, to);
  const nameOf = (match: RegExpExecArray, isYes: boolean): AnswerName => {
    const named = { from, to: from + match[0].length };
    return { answer: isYes ? 'yes' : 'no', named, label: labelIn(text, named) };
  };
  const pronoun = isAsked ? PRONOUN.exec(said) : null;
  if (pronoun) {
    const { not, none } = pronoun.groups ?? {};
    return nameOf(pronoun, (not ?? none) === undefined);
  }
  const paired = isPaired ? PAIRED.exec(said) : null;
  const loose = paired ? nameOf(paired, paired.groups?.['yes'] !== undefined) : undefined;
  if (paired?.groups?.['more'] !== undefined) return loose;
  const within = isAsked || isSecond ? WITHIN.exec(said) : null;
  if (within && (within.groups?.['mark']?.startsWith(',') !== true || within.groups['before'])) {
    return nameOf(within, within.groups?.['yes'] !== undefined);
  }
  const match = NAMED.exec(said);
  if (!match || LETTER.test(match[0])) return loose;
  const { yes, bareYes, bareNo, mark = '' } = match.groups ?? {};
  const behind = from + match[0].length;
  const rest = text.slice(behind, to);
  const isBare = (bareYes ?? bareNo) !== undefined;
  // A tab counts as a sign: 'YES<tab>Open the valve.'
  const isClosed = /^[^(]*\)/.test(match[0]);
  const signs = mark.trim() || (/\t| {2,}/.test(mark) || isClosed ? '|' : '');
  const isBelow = isAlone && (isAsked || isSecond) && signs !== '';
  const isMarked = isBare
    ? /[:?–—→⇒➔➜►=|-]/.test(signs) || ((isAlone || isAsked) && rest.trim() === '') || isBelow
    : /[^.\s]/.test(signs) || (isAlone && rest.trim() === '');
  const isOtherwise = /^\s*(?:otherwise|(?:or )?else)/i.test(match[0]);
  const isPlain =
    isMarked ||
    (!isBare &&
      (isOtherwise ||
        wayAlone(rest) !== undefined ||
        (!GOES_ON.test(rest) &&
          (yes !== undefined ||
            ((isSecond || isAlone) &&
              /^\s*(?:if|when)\s+no\s/i.test(match[0]) &&
              !NO_ONE.test(rest))))));
  // A sentence such as 'No, do not enter' is an order, not an answer.
  return isPlain ? nameOf(match, (yes ?? bareYes) !== undefined) : loose;
}

/** Finds the end of the condition that begins a sentence, and where its task begins. */
function conditionIn(sentence: string): Range | undefined {
  if (!isCondition(sentence)) return undefined;
  const found = BREAK.exec(sentence);
  if (!found) return undefined;
  const behind = found.index + found[0].length;
  const listed = found[0].startsWith(',') ? LISTED.exec(sentence.slice(behind)) : null;
  if (!listed) return { from: found.index, to: behind };
  const end = behind + listed[0].length;
  return { from: end, to: end + (/^,\s+/.exec(sentence.slice(end))?.[0].length ?? 0) };
}

/** Reads an answer that has its own words: 'Shivering: …', 'Warrant? …', 'If nobody opens, …'. */
export function readOwnName(text: string, { from, to }: Range): AnswerName | undefined {
  const sentence = text.slice(from, to);
  const condition = conditionIn(sentence);
  if (condition && condition.from <= LONGEST) {
    const named = { from, to: from + condition.to };
    return { answer: 'own', named, label: labelIn(text, named) };
  }
  const { 0: all = '', groups } = CASE.exec(sentence) ?? {};
  const label = groups?.['label'] ?? '';
  // A name followed by a telephone number is a contact.
  if (!/\p{L}{2}|^\W*(?:\d{1,2}|\d{3})\W*$/u.test(sentence.slice(all.length))) return undefined;
  if (label === '' || NO_CASE.test(label) || label.split(/\s+/).length > WORDS) return undefined;
  const named = { from, to: from + all.length };
  return { answer: 'own', named, label: labelIn(text, named) };
}

/** Words that negate something. */
const NEGATION = /^(?:no|not|none|without|never|cannot)$|n['’]t$/;
/** Words that come with a negation and do not count in a comparison: 'does not agree' beside 'agrees'. */
const WITH_NEGATION = /^(?:do|does|did|can|is|are|if|when|where|it|they)$/;

const wordsOf = (name: string): readonly string[] => name.match(/[\p{L}\p{N}'’]+/gu) ?? [];

/** Returns the names of which one negates another: 'match' and 'no match', 'smoke in one' and 'no smoke'. */
export function opposites(names: ReadonlySet<string>): ReadonlySet<string> {
  const all = [...names];
  const pairs = all.map((name) => {
    const words = wordsOf(name);
    const left = words.filter((word) => !NEGATION.test(word) && !WITH_NEGATION.test(word));
    const plain = left.length > 0 ? left : words.map((word) => word.replace(/n['’]t$/, ''));
    if (!words.some((word) => NEGATION.test(word))) return [];
    const other = all.find((each) => {
      const own = wordsOf(each);
      const has = (word: string): boolean =>
        own.some((one) => one.startsWith(word) || (one.length > 2 && word.startsWith(one)));
      return !own.some((word) => NEGATION.test(word)) && plain.every(has);
    });
    return other === undefined ? [] : [name, other];
  });
  return new Set(pairs.flat());
}

/** The question mark at the end of a text, and the two answers that a form may have behind it: 'Hot? Y/N'. */
const QUESTION = /\?["”’)*\s]*(?:\(?\b[Yy](?:es|ES)?\s*\/\s*[Nn][Oo]?\b\)?\s*)?$/;
/** A question without a question mark. It counts only if answers are below it. */
const VERB_FIRST =
  /^\s*(?:is|are|was|were|does|did|has|can|could|will|would|do (?:they|you|we)|have (?:they|you|we))\s(?!not\b)[^.!?]{2,140}$/i;
/** An indirect question without a question mark: 'Find out whether it is locked.' */
const INDIRECT =
  /(?:^|[.!?;,:]\s+|\b(?:and|then)\s+)(?:ask|check|find out|see|establish|determine|decide|look)(?:[^.!?:;]{0,60}\swhether|(?:\s+(?:the\s+)?\w+)?\s+(?:if|which|what|who|how|where|when))\b[^.!?]*[.!]?["”’)*\s]*$/i;
/** An instruction to choose, such as 'Choose:' or 'Pick what fits best.', and a beginning such as 'Depending on what it says:'. */
const CHOOSE =
  /(?:^|[.!?;]\s+)(?:now |then )?(?:choose|pick|select|decide)\b[^.!?:;]{0,40}[:.]?\s*$|\b(?:whichever|depend(?:s|ing) on)\b[^.!?:;]{0,80}:\s*$/i;
/** The number of characters at the end of a text in which a question without a question mark is looked for. */
const TAIL = 240;

/** Tells whether a text ends in a question, with or without a question mark. */
export const isQuestion = (text: string): boolean =>
  [QUESTION, INDIRECT, CHOOSE].some((asks) => asks.test(text.slice(-TAIL)));

/** Tells whether a text leads to answers: it is a question, or ends in a colon. */
export const isAsking = (text: string): boolean =>
  /:["”’)*\s]*$/.test(text) || VERB_FIRST.test(text) || isQuestion(text);

/** The name of an answer anywhere in a text. */
const NAMES =
  /\b(?:if (?:yes|so|not?)\b(?! (?:one|body|answer)\b)|or else\b|otherwise\b)|^\W*else\b|[;,]\s+else\b|\bthen\b[^.?!]*\selse\b|(?:^|[.?!;]\s)\W{0,9}(?:yes|no)\s*(?:[,:.–—→]|-\s|$)|\b(?:yes|no)\s*(?::|→|[-=]>)|\by(?:es)?\b\s*\/\s*no?\b|\byes\b[^\p{L}]{1,12}\bno\b/imu;
/** A question, something to find out, a condition above a list, or an arrow to what is to be done. */
const ASKS =
  /\?["”’)*]*\s*$|\?[)*]*\s|^\W*(?:if|in case|in the event|should|where)\b[^.\n]*:\s*$|\b(?:choose|decide|pick|select|(?:circle|tick|check) one)\b[^.\n]{0,40}:|\b(?:whether|whichever|depend(?:s|ing) on|(?:ask|check|see|find out|look|know|sure) (?:\w+ )?(?:if|which))\b|→|⇒|[-=]>/im;
/** Two conditions in one sentence: 'Wait when it is cool, leave when it is hot.' */
const BOTH =
  /\b(if|when)\b[^.!?\n]{1,80}(?:[,;]|\b(?:and|but|or))\s[^.!?\n]{0,40}(?<!\b(?:even|ask|as|or) )\b\1\b|\bwith\b[^.!?\n]{1,60}[,;] without\b|\bfor\b[^.!?\n]{1,60}[,;.] for no\b/i;

/** Tells whether a text names answers although none was read from it. */
export const namesAnswers = (text: string): boolean => NAMES.test(text) || PRONOUN.test(text);

/** Tells whether a text may be a question with answers although it was not read as one. */
export const maybeAnswers = (text: string): boolean =>
  namesAnswers(text) ||
  text
    .split('\n')
    .some((line) => sentencesOf(line).filter((one) => readOwnName(line, one)).length > 1) ||
  [ASKS, BOTH].some((usual) => usual.test(text)) ||
  text.split(/[\n.!?:]/).some((line) => VERB_FIRST.test(line.slice(0, 140)));
