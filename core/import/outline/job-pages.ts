import { COMMAND } from './page-ends.ts';
import { guessCategory } from '../phrases/guessed-category.ts';
import { sentencesOf } from '../phrases/sentences.ts';
import { CONDITIONAL } from '../phrases/usual-headings.ts';

/** The names of pages about the job or the paper itself, which nobody gives to a procedure. */
const JOB =
  /^\W*(?:about\b|before (?:you start|anything else)|general(?: expectations| information)?\W*$|definitions|foreword|read ?me|purpose|scope|how (?:to use|this)\b|.*\b(?:duty|duties|shifts?|standby|rotation|rounds|on[- ]call|after hours$|(?:standing|post) (?:orders|instructions)|orders for|manual|guide|binder|playbook|cheat sheet|(?:the|our) (?:night )?(?:porters?|caretakers?|supervisors?|wardens?)$)\b)/i;

/** The words for the paper and the hours of the job, with which a command says nothing of a procedure. */
const PAPER =
  /\b(?:binder|guide|page|sheets?|copy|copies|comments|rows|columns|calendar|spreadsheet|wiki|overtime|time card|this (?:once|manual|book))\b/i;

/** The words for something that happens: a condition, a number to call, who comes then. */
const HAPPENS =
  /\b(?:if|when|unless|in case|(?<!\bon )calls? (?:the|an?|for|your|our|\d)|(?<!\b(?:the|of) )calls (?!are\b|that\b)|rings (?!of\b)|dials?\b|phones\b|evacuat|ambulance|police|brigade|alarm)|\b(?:911|999|112|000)\b|\d{3}[\s.-]?\d{4}/i;

/** Tells whether a text has a sentence of a procedure: a command, a condition, whom to call. */
function isOfProcedure(text: string): boolean {
  return sentencesOf(text).some(({ from, to }) => {
    const said = text.slice(from, to).trim();
    const acts = [COMMAND, CONDITIONAL, HAPPENS].some((usual) => usual.test(said));
    return acts && !PAPER.test(said);
  });
}

/** Tells whether a name has one of a category in it, as 'Fire duties' has. */
export const isOfCategory = (title: string): boolean =>
  guessCategory({ title, chapter: '', steps: '' }, {}) !== 'Other';

/** Tells whether a heading without a list is that of a page about the job or the paper (IMPORT-17). */
export const isJobPage = (heading: string, texts: readonly string[]): boolean =>
  JOB.test(heading) && !isOfCategory(heading) && !texts.some(isOfProcedure);
