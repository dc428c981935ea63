import { namesEmergency } from './guessed-category.ts';
import { sentencesOf } from './sentences.ts';

/** The verbs that begin orders. No title begins with one of them. */
const PLAIN =
  'dial|ring|tell|ask|notify|inform|go|stay|stop|take|bring|give|get|put|write|read|open|close|shut|unlock|wait|make|meet|find|look|keep|leave|send|use|turn|knock|complete|fill|set|pull|ensure|confirm|evacuate|wake|warn';
/** More verbs that begin orders, which say little of what stands above or below them. */
const ALSO =
  'offer|let|listen|speak|photograph|unplug|remind|submit|explain|remain|remove|collect|arrange|fetch|enter|greet|rinse|reassure|calm|thank';
/** The verbs that begin orders. A column may be called by one. */
export const VERBS = `${PLAIN}|${ALSO}`;
/** Verbs that are nouns, too, as in 'Call sheet' and 'Check of rooms', and those that are orders only with somebody behind them. */
const MAYBE = 'call|phone|contact|report|lock|record|move|sign|check|walk';
const SENT = 'press|email|text|page';
const ALSO_SENT =
  'update|note|hand|post|log|hang|start|wash|file|clear|mark|place|print|clean|telephone|try|add|reset|radio|search|follow|return';
/** Words that begin a sentence about what to do at once, also behind a label. Nobody says them about a binder. */
const AT_ONCE =
  'immediately|never|always|run|hide|fight|push|hold|help|shout|switch|shelter|talk|count|throw|drop|cover|apply|lie|sit|every(?:one|body)|no(?:body| one)';

const orderOf = (verbs: string, sent: string): string =>
  String.raw`^(?:do not|don['’]t|${verbs}|(?:${sent})(?=\s+(?:the|your|them|him|her|it|every|each|all|an?)\b))(?:\s|[.!]$)`;
const PEOPLE =
  '(?:all )?(?:residents|students|guests|staff)(?! (?:of|for|from|see|have|had|are|can|may|might)\\b)';
const URGES = `^\\W*(?:${AT_ONCE}|${PEOPLE})\\b`;
const NO_NAME = String.raw`(?:${MAYBE})(?!\s+(?:of|in|out|off|up|from|for|numbers?|lists?|sheets?|info|information|details|cards?|trees?|logs?)\b)`;

/** The words that begin a command. No title begins with them. */
export const COMMAND = new RegExp(`${orderOf(`${PLAIN}|${NO_NAME}`, SENT)}|${URGES}`, 'i');

/** Words that may come before a command: 'Next, bring everyone in.', 'Why: Never go in.', 'Please call the RD.', 'When in doubt, call.' */
const BEFORE =
  /^\W*(?!(?:title|subject|name)\b)(?:(?:first(?: of all)?|second|third|next|then|and then|finally|last(?:ly)?|after that|afterwards|also|please|you (?:must|should|need to|have to))\b,?\s+|(?:if|when(?:ever)?|in case|in (?:a|an|any)|during)\b[^:–—|.!?,]{1,60}[,:]\s+|when in doubt\s+|\p{L}[^:–—|.!?,]{1,30}(?::|\s[–—])\s+)/iu;

/** The meaning of a sentence: urgent, a call for help, about the paper, an order that may be about the paper, a word of an emergency, or a fact about the paper. */
type Meaning = 'urgent' | 'danger' | 'paper' | 'order' | 'emergency' | 'fact';

/** A line that closes a text, and is not a step. */
export const FAREWELL =
  /^(?!\s*["“'‘])\W*(?:p\.? ?s\b|thanks|thank you|(?:best|kind|warm) (?:regards|wishes)|regards|cheers|sincerely|yours|happy|see you|good luck|questions\?|found a (?:mistake|typo)|call me (?:whenever|any ?time)|still (?:lost|stuck)|that(?:['’]s| is) (?:it|all|the lot))/i;

const BOOK = '(?:binder|manual|handbook|guide|guidebook|playbook|document)';
const LEAF = '(?:card|copy|list|page|sheet)';
const THE_PAPER = `the (?:${BOOK}|book|${LEAF})\\b`;
const END = String.raw`\s*(?:$|[.,;!]|(?:or|and)\b|without\b)`;
const NO_COPY = `do not (?:(?:copy|remove|share|distribute)(?=${END}|\\s*${THE_PAPER})|(?:copy|distribute) (?:it|this)\\b)`;

/** An order that is for somebody, even if it is about a paper: 'Give the student this guide.' */
const TO_SOMEBODY =
  /^(?:give|send|tell|ask|show|email|hand|bring|walk|get)\s+(?:the|your|any|a|an)\s+(?:student|resident|guest|visitor|parent|roommate|counsel+or|person|caller|victim|police)s?\b/i;
/** A sentence that says what somebody does or gets, without a name: 'Someone always stays with the student.' */
const OF_ANYBODY =
  /^\W*(?:(?:any|some)(?:one|body)|one (?:person|of you|of us|ra))\b.*\b(?:gets|goes|stays|leaves|waits|calls|keeps|brings|must|needs)\b/i;

/** Words of calls for help and of leaving. Nobody says them about the paper. */
const DANGER = /\b(?:evacuat|ambulance|brigade|alarm|(?:911|999|112|000)\b)/i;

/** Signs that a sentence says where help is or how to get it: 'Naloxone is in the lodge', 'Poison Control 555-0100'. */
const PLACED =
  /\b(?:is|are|hangs|stands|kept) (?:in|at|by|on the|behind|near|under|inside|next to)\b|\d{3}[\s.-]?\d{4}|\b(?:911|999|112|000)\b/i;

/** The meanings of sentences, each with the words that show it, at the beginning or behind a label. The first row that fits counts. */
const MEANINGS: readonly (readonly [Meaning, usual: RegExp, behind?: RegExp])[] = [
  ['order', TO_SOMEBODY],
  [
    'paper',
    new RegExp(
      `©|\\b(?:belongs to|property of|${NO_COPY}|copyright|all rights reserved|if found,? (?:please|return|bring|hand|mail|send|call|contact|take)|internal use|(?:copy|set) \\w{1,3} of \\w{1,3}|your copy|this ${BOOK}|supersedes|effective|(?<!\\bbe )(?:reviewed|approved|prepared|written|maintained|kept) by|prepared for|edition|academic year)\\b`,
      'i',
    ),
  ],
  [
    'paper',
    new RegExp(
      `^keep (?:it |this ${LEAF} )?(?:in|on|at|by|with|inside|behind) (?:the|your)\\b(?! (?:line|phone|radio|student|resident|person)\\b)(?!.*\\b(?:until|with (?:the|your|them|him|her))\\b)`,
      'i',
    ),
  ],
  ['paper', FAREWELL],
  [
    'paper',
    /^(?:read (?:it|them)|(?:read|find|follow|turn to|go to|look up)(?: (?:the|your|its|this|that|right|next|first|each|same)){0,3} (?:pages?|tabs?|cards?|sections?|chapters?|contents))\W*$/i,
  ],
  ['urgent', /^\W*(?:danger|warning|caution|emergency|urgent)\b\s*[:!–—-]\s*\S/i],
  ['urgent', /^\W*in (?:an?|any|case of)\b[^:–—|.!?,]{1,40}[,:]\s/i],
  ['urgent', /\b(?:at once|immediately|(?:right|straight) away)\b/i],
  ['urgent', new RegExp(`^\\W*(?:${AT_ONCE})\\b`, 'i')],
  // Only the writer of a document says 'me', but an order that depends on something may be for an emergency.
  [
    'paper',
    /^(?:if something (?:in here )?is (?:wrong|missing|odd|out of date)\b.*, )?(?:ask|tell|email|text|write) me\b(?!.*\b(?:if|when)\b)/i,
    /^$/,
  ],
  ['danger', new RegExp(`^\\W*${PEOPLE}\\b`, 'i'), /^$/],
  [
    'order',
    new RegExp(orderOf(`${VERBS}|${NO_NAME}`, `${SENT}|${ALSO_SENT}`), 'i'),
    new RegExp(orderOf(`${VERBS}|${MAYBE}`, `${SENT}|${ALSO_SENT}`), 'i'),
  ],
  ['order', OF_ANYBODY],
  ['order', /\bmust(?: not)?\s+\p{Ll}/u],
  [
    'fact',
    /·|\b(?:revis(?:ed|ion)|version|updated|confidential(?!:)|(?:19|20)\d\d|\d{1,2}\/\d{2,4})\b/i,
  ],
];

/** The ways to read a text: it says what to do, or is about the paper, or neither is certain. */
export type Saying = 'to do' | 'paper' | 'unclear';

const meaningOf = (said: string): Meaning | undefined => {
  const { length } = BEFORE.exec(said)?.[0] ?? '';
  const [found] =
    MEANINGS.find(
      ([, usual, behind = usual]) =>
        usual.test(said) || (length > 0 && behind.test(said.slice(length))),
    ) ?? [];
  if (found === 'urgent') return found;
  const isNamed = namesEmergency(said);
  const isDanger = DANGER.test(said) || (isNamed && PLACED.test(said));
  // 'If you smell gas, call the RD' is urgent, as is an order in danger.
  if (found === 'order') return isDanger || (isNamed && length > 0) ? 'urgent' : found;
  if (isDanger) return 'danger';
  return isNamed && found !== 'paper' && found !== 'danger' ? 'emergency' : found;
};

const meaningsIn = (text: string): readonly (Meaning | undefined)[] =>
  sentencesOf(text).map(({ from, to }) => meaningOf(text.slice(from, to).trim()));

const isPressing = (one: Meaning | undefined): boolean => one === 'urgent' || one === 'danger';

/** Tells whether a text is urgent: it says what to do at once, calls for help or says where it is. */
export const isUrgent = (text: string): boolean => meaningsIn(text).some(isPressing);

/** Tells whether a text orders what to do at once. */
export const ordersAtOnce = (text: string): boolean => meaningsIn(text).includes('urgent');

/** Tells whether a text says what to do in a procedure, or is about the paper. Beside a sentence about the paper, an order counts only if it is urgent. */
export function sayingOf(text: string): Saying {
  const found = meaningsIn(text);
  if (found.some(isPressing)) return 'to do';
  if (found.includes('paper')) return 'paper';
  if (found.includes('order')) return 'to do';
  return found.includes('fact') && !found.includes('emergency') ? 'paper' : 'unclear';
}

/** Tells whether a text says what to do. */
export const saysToDo = (text: string): boolean => sayingOf(text) === 'to do';

/** Tells whether a line orders, warns or says where help is, which no title of a chapter does. */
export const isSentence = (text: string): boolean =>
  sayingOf(text) === 'to do' &&
  (meaningsIn(text).some((one) => one === 'urgent' || one === 'order') || PLACED.test(text));

/** Tells whether a text may be left out without asking: it says nothing to do, and has no word of an emergency but in a sentence about the paper. */
export const mayBeLeft = (text: string): boolean =>
  !saysToDo(text) && !meaningsIn(text).includes('emergency');

/** The most characters of a line that may be the name of a procedure. */
const NAMED = 40;

/** Tells whether texts surely belong to a procedure. A single order among other sentences is not enough, nor one below the title of a chapter, since it may be about the paper or about all procedures. */
export const areToDo = (texts: readonly string[], isChapter = false): boolean => {
  const found = texts.filter(saysToDo).flatMap(meaningsIn);
  return (
    texts.some(isUrgent) ||
    found.filter((one) => one === 'order').length > 1 ||
    (!isChapter && texts.some((text) => saysToDo(text) && meaningsIn(text).length === 1)) ||
    texts.some((text) => text.length <= NAMED && namesEmergency(text))
  );
};
