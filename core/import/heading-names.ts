/** The usual headings of a part of a procedure: their words precede the next step (IMPORT-3). */
export const SECTION =
  /^(?:purpose|scope|background|overview|introduction|procedures?|steps?|process|actions?|protocol|instructions?|response|documentation|reporting|notes?|important|remember|reminders?|follow[- ]?up|after(?:wards?| the (?:incident|call|event|party|visit))?|before you (?:go|begin|start)|first|what to (?:do|say)|what not to do|when(?: to (?:use|call)(?: this)?)?|who(?: to (?:call|contact))?|why|where|how|contacts?|resources?|definitions?|responsibilities|escalation|immediate (?:actions?|response)|initial response|next steps?|on arrival|dos?|do not|don'ts?)\s*(?:\([^)]{0,40}\))?\s*:?\s*$/i;

const BOOK = '(?:binder|manual|handbook|guide|guidebook|playbook|document)';
/** The usual headings of parts that are not procedures, wherever they come (IMPORT-2). */
export const FRONT = new RegExp(
  `^(?:foreword|preface|(?:table of )?contents|index|about (?:this|the|your) ${BOOK}|how to use (?:this|the|your) ${BOOK}|(?:revision|version|document|change) (?:history|control|log)|revisions|acknowledge?ments?|copyright|disclaimer|distribution(?: list)?|cover(?: page)?|title page|list of (?:figures|tables|appendices))\\s*:?$`,
  'i',
);
/** Headings above a table of contents. */
export const CONTENTS = /\bcontents\s*:?$|^index\s*:?$/i;
/** The usual titles of a whole document, found in its first heading. */
export const OWN_TITLE =
  /\b(?:binder|manual|handbook|guidebook|playbook)[\s\d/–-]*$|^binder (?:of|for)\b|^(?:introduction|welcome)$/i;
