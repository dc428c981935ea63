/** The roles that a usual label may have: a description above or below steps ('told'), a description of the job or the paper ('paper'), the heading of a part ('part'), the label of a line that is not a title ('line'), the heading of a chapter that only describes ('chapter'), or a description that may begin like an order ('aim'). */
type LabelKind = 'told' | 'paper' | 'part' | 'line' | 'chapter' | 'aim';

/** The usual labels with the roles that each may have. There is no other list of them. */
const LABELS: readonly (readonly [string, ...LabelKind[]])[] = [
  ['purpose|scope|definitions?', 'told', 'paper', 'part', 'line', 'chapter', 'aim'],
  ['rationale|summary|responsibilities|notes?', 'told', 'paper', 'part', 'line'],
  ['background|overview|introduction', 'told', 'paper', 'part', 'chapter'],
  ['general|policy|policies|about|why|resources?', 'told', 'paper', 'part'],
  ['records?', 'told', 'paper'],
  ['when(?: to (?:use|call)(?: this)?)?', 'told', 'part', 'line'],
  [
    'considerations?|things to (?:know|consider|remember)|important|remember|reminders?',
    'told',
    'part',
  ],
  ['where|when this applies|signs(?: and symptoms)?|tips?|warnings?|caution', 'told', 'part'],
  ['who', 'told'],
  ['welcome|glossary', 'chapter'],
  [
    'procedures?|steps?|process|actions?|protocol|instructions?|response|documentation|' +
      'reporting|follow[- ]?up|after(?:wards?| the (?:incident|call|event|party|visit))?|' +
      'before you (?:go|begin|start)|first|what to (?:do|say)|what not to do|' +
      'who(?: to (?:call|contact))?|how|contacts?|escalation|immediate (?:actions?|response)|' +
      "initial response|next steps?|on arrival|dos?|do not|don'ts?|act|tell|call|" +
      'assess(?:ment)?|check|prepare|preparation|identif(?:y|ication)|investigat(?:e|ion)|' +
      'contain(?:ment)?|remediat(?:e|ion)|eradicat(?:e|ion)|recover(?:y)?|' +
      'communicat(?:e|ion)s?|notif(?:y|ication)s?|escalate|resolution|close ?out|wrap[- ]?up|' +
      'staff response|ra response|procedure steps|action steps',
    'part',
  ],
];

const labels = (kind: LabelKind): string =>
  LABELS.flatMap(([words, ...kinds]) => (kinds.includes(kind) ? [words] : [])).join('|');

/** A remark in brackets and a colon behind a label, up to the end of the line. */
const END = String.raw`\s*(?:\([^)]{0,40}\))?\s*:?\s*$`;
const listOf = (kind: LabelKind): RegExp =>
  new RegExp(`^(?:(?:(?:^|, | and | & |, and )(?:${labels(kind)}))+)${END}`, 'i');

/** The usual headings of descriptions before or after the steps of a procedure. The text below them is read, not done (IMPORT-3). */
export const TOLD = listOf('told');
/** The headings of parts that describe the job or the paper and warn of nothing. */
export const ABOUT_ALL = listOf('paper');
/** The usual headings of a procedure's parts. Their words are put before the next step (IMPORT-3). */
export const SECTION = new RegExp(`^(?:${labels('part')})${END}`, 'i');
/** Labels that never begin the name of a procedure. 'Policy' and 'Warning' are not among them, since a procedure may be called 'Policy: Guests' or 'Warning: gas leak'. */
export const NO_TITLE = new RegExp(String.raw`^\W*(?:${labels('line')})\b`, 'i');
/** Labels behind which an order describes what the procedure is for, as in 'Purpose: keep the hall quiet'. */
export const AIM = new RegExp(String.raw`^\W*(?:${labels('aim')})\b`, 'i');
/** The headings of chapters that only describe the job or the paper. */
export const TELLING = new RegExp(String.raw`^(?:${labels('chapter')})\W*$`, 'i');
/** Returns the description behind a label of such a part, as in 'Purpose: to keep the hall quiet'. Returns undefined for any other line. */
export function toldIn(text: string): string | undefined {
  const { label = '', words } =
    /^\W*(?<label>\p{L}[^:–—|]{2,40}?)\s*(?::|\s[–—-])\s+(?<words>\S.*)$/su.exec(text)?.groups ??
    {};
  return TOLD.test(label) ? words : undefined;
}
/** Headings that continue the heading above them and do not name a procedure. */
export const CONDITIONAL =
  /^(?:if|when|while|during|after|before|once|upon|on|until|within|first(?! aid)|next|then|later|finally|immediate(?:ly)?|(?:right|straight) away|(?:day|hour|minute|week|phase|stage|level|tier|part|option|case)s? (?:\d|[a-z]\b)|the (?:first|next|last)|(?:at|on) (?:the|your) )\b/i;

/** The headings that name the person who acts: 'Hall Director', 'Coordinator on Call', 'Dean of Students'. */
export const ROLE =
  /^(?:(?:the|your|on[- ](?:call|duty)) )?(?:[a-z-]+ ){0,2}(?:assistants?|directors?|coordinators?|deans?|officers?|staff|managers?|advis[eo]rs?|supervisors?|counsel+ors?|custodians?|dispatch(?:ers?)?|porters?|wardens?|nurses?|professionals?|leaders?|ras?|cas?|rds?|hds?|acs?|rlcs?)(?: (?:on (?:call|duty)|of [a-z ]{2,30}))?(?:, [^.:]{2,30})?\s*(?:\([^)]{0,40}\))?\s*:?\s*$/i;

const BOOK = '(?:binder|manual|handbook|guide|guidebook|playbook|document|annex|plan|notes|pages)';
/** The usual headings of parts that are not procedures, wherever they stand (IMPORT-2). */
export const FRONT = new RegExp(
  `^(?:foreword|preface|(?:table of )?contents|index|about (?:this|the|your|these) ${BOOK}|(?:how to (?:use|read)|using|reading) (?:this|the|your|these) ${BOOK}|(?:purpose|scope) of (?:this|the) ${BOOK}|(?:revision|version|document|change) (?:history|control|log)|records? of (?:change|amendment|revision)s?|changes|amendments|revisions|acknowledge?ments?|copyright|disclaimer|distribution(?: list)?|cover(?: page)?|title page|read ?me|list of (?:figures|tables|appendices)|(?:\\d+ )?comments|leave a (?:comment|reply))\\s*:?$`,
  'i',
);
/** The headings above a list of telephone numbers. */
export const NUMBERS =
  /^\W*(?:(?:important|emergency|useful|key|duty|on[- ]?call|phone|telephone|contact)\s+)*(?:numbers?|(?:tele)?phones?(?: list)?|contacts?|who(?:m)? to (?:ring|call|contact)|who answers|call(?:[- ]?out)?[- ]list|directory|contact (?:list|information|details))\s*(?:\([^)]{0,40}\))?\W*$/i;
/** A telephone number. */
export const TELEPHONE = /\d{3}[\s.-]?\d{3,4}(?!\d)|\bext\b|\bx\d{2,}/i;
/** The usual titles of a whole document, as its first heading. */
export const OWN_TITLE =
  /\b(?:binder|manual|handbook|guidebook|playbook)[\s\d/–-]*$|^binder (?:of|for)\b|^(?:introduction|welcome)$/i;
/** A line that describes a procedure and gives nothing to do: 'Owner: Housing desk'. */
export const ABOUT =
  /^\W*(?:(?:document|page|policy|procedure|process|plan)\s+)?(?:owner|owned by|responsible(?: (?:office|person|party|department))?|(?:last|next)\s+(?:reviewed|review|checked|updated|revised|edited|tested)|reviewed(?: by| on)?|review (?:date|by)|updated|revised|revision|version|category|approved(?: by)?|effective(?: date)?|department|prepared by|maintained by|written by|author|audience|applies to|status|severity|priority|urgency|risk(?: level)?|number|id|expires|supersedes|issued)\s*(?:[:|–—]|-\s|(?=\s\d{1,4}[/.-]\d))\s*\S/i;
