import type { HouseRule } from './house-rule.ts';

/** Words that end as a verb does and are none: the nouns of this house in the plural, and a few others. */
const NO_VERBS =
  'Access|Always|Areas|Bytes|Cells|Characters|Connections|Contacts|Guides|Ids|Issues|Its|Lines|Messages|Milliseconds|Minutes|Others|Phones|Rows|Seconds|Steps|Texts|This|Titles|Words';

/** The rest of a comment, and the blanks before what it is about. */
const TO_ITS_END = String.raw`(?:[^*]|\*(?!\/))*\*\/\s*`;

/** A function with a name of its own; a component, which begins with a capital, is drawn and does nothing. */
const FUNCTION = String.raw`(?:export )?(?:(?:async )?function\*? ?[a-z]|const [a-z]\w*(?::[^=\n]*)? =\s*(?:async )?(?:(?:<[^>]*>)?\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)(?::[^=\n]*)? =>|[a-z]\w* =>))`;

const TYPE = String.raw`(?:export )?(?:(?:abstract )?class|interface|type) `;

/** Returns the pattern of a comment before `what` that begins as `head` does. */
const opening = (head: string, what: string): RegExp =>
  new RegExp(String.raw`^[ \t]*\/\*\*[\s*]*(?=[^\s*])${head}${TO_ITS_END}${what}`, 'm');

/** The rules about how comments begin: the first word tells a reader what follows. */
export const commentRules: readonly HouseRule[] = [
  {
    name: "a function's comment begins with a verb in the third person",
    files: /\.(ts|tsx|mjs)$/,
    forbidden: opening(String.raw`(?!(?!(?:${NO_VERBS})\b)[A-Z][a-z]*s\b)`, FUNCTION),
    inComments: true,
    broken: '/** The steps of a walk. */\nfunction stepsOf() {}',
  },
  {
    name: "a type's comment begins with a noun, not with a riddle",
    files: /\.(ts|tsx|mjs)$/,
    forbidden: opening('(?:Why|When|If|Those|With|From|Beside|For|In|On|At)\\b', TYPE),
    inComments: true,
    broken: '/** Why a save failed. */\nexport type Reason = string;',
  },
];
