import { inDigits } from '../../base/written.ts';
import { unreachable } from '#core/base/assert.ts';
import type { ImportProblem } from '#core/exchange/exchange-schema.ts';
import { LIMITS } from '#core/base/limits.ts';
import type { StepDraft } from '#core/step/step-schema.ts';
import { detailMessages } from '../../base/detail-messages.ts';

const OF_STEP: { readonly [M in keyof StepDraft]-?: string } = {
  question: 'question',
  answerType: 'answer type (answerType)',
  image: 'image (image)',
  customiseAnswerType: 'choice of custom answer texts (customiseAnswerType)',
  yesAction: '“If yes” (yesAction)',
  noAction: '“If no” (noAction)',
  confirmationAction: 'confirmation (confirmationAction)',
};

/** The names of a file's members, together with the names that the file itself uses. */
const NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(detailMessages).map(([member, { inFile }]) => [member, inFile]),
  ),
  ...OF_STEP,
  steps: 'list of steps (steps)',
  actionType: 'action (actionType)',
  goToStep: 'step to skip to (goToStep)',
  customText: 'answer text (customText)',
  confirmationText: 'confirmation text (confirmationText)',
};

/** The words for the values of a member with a list of them. */
const KINDS: Readonly<Record<string, string>> = {
  category: 'a category',
  situations: 'a search topic (situations)',
  answerType: 'an answer type (answerType)',
  actionType: 'an action (actionType)',
};

/** The words for the types of JSON, found and expected. */
const JSON_KINDS: Readonly<Record<string, string>> = {
  string: 'text in quotes',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list in square brackets',
  object: 'a group in braces',
  null: 'empty (null)',
};

const quoted = (text: string): string => `“${text}”`;
const listed = (texts: readonly string[]): string => texts.join(', ');
const counted = (digits: string | undefined): string => inDigits(Number(digits));

/** Returns 'Its title', 'Step 2: its question', 'Step 2, “If yes” (yesAction): its action (actionType)'. */
function subjectOf({ step, field }: Pick<ImportProblem, 'step' | 'field'>) {
  const names = field.split('.');
  const last = names.at(-1) ?? '';
  const within = names.slice(0, -1).map((name) => `, ${NAMES[name] ?? name}`);
  const where = step === null ? '' : `Step ${step}${within.join('')}: `;
  const its = step === null ? 'Its' : 'its';
  const it = step === null ? 'It' : 'it';
  const name = NAMES[last] ?? last;
  return { where, it, its: `${its} ${name}`, name, kind: KINDS[last] };
}

/** Returns the sentence for a value of the wrong kind, which may be the issue itself, a step, or a member of one. */
function sentenceOfKind({ step, field, detail, allowed }: ImportProblem): string {
  const { where, its } = subjectOf({ step, field });
  const whole = step === null ? 'It' : `Step ${step}`;
  const subject = field === '' ? whole : `${where}${its}`;
  const [wanted = ''] = allowed;
  return `${subject} is ${JSON_KINDS[detail] ?? ''}. Use ${JSON_KINDS[wanted] ?? ''}.`;
}

/** Returns a sentence for a reason for refusing an issue: the place, the mistake, and what is allowed (EXCHANGE-5). */
export function sentenceOfProblem(problem: ImportProblem): string {
  const { code, detail, allowed } = problem;
  const { where, it, its, name, kind } = subjectOf(problem);
  switch (code) {
    case 'WRONG_TYPE':
      return sentenceOfKind(problem);
    case 'MISSING': {
      const use = allowed.length > 0 ? ` Use one of: ${listed(allowed)}.` : '';
      return `${where}${it} has no ${name}.${use}`;
    }
    case 'UNKNOWN_MEMBER': {
      const own = problem.field === '' ? it : its;
      return `${where}${own} has an unknown entry ${quoted(detail)}. Use only: ${listed(allowed)}.`;
    }
    case 'NOT_ALLOWED':
      return `${where}${quoted(detail)} is not ${kind ?? name}. Use one of: ${listed(allowed)}.`;
    case 'BAD_ID':
      return `${where}${its} ${quoted(detail)} cannot be used. Use up to 64 letters, digits, “-” or “_”.`;
    case 'TOO_LONG':
      return `${where}${its} has ${counted(detail)} characters. Use at most ${counted(allowed[0])}.`;
    case 'TOO_MANY':
      return `${it} has ${counted(detail)} ${problem.field === 'steps' ? 'steps' : `in its ${name}`}. Use at most ${counted(allowed[0])}.`;
    case 'MORE':
      return 'There are more problems. Fix these, then choose the file again.';
    case 'ISSUE_TWICE':
      return `It is in the file twice: a procedure above has the same _id, ${quoted(detail)}.`;
    case 'STEP_TWICE':
      return `${where}it has the same _id as ${detail}. Give each step its own.`;
    case 'NOT_A_DAY':
      return `${its} ${quoted(detail)} is not a date. Write it like 2027-03-01.`;
    case 'NO_SUCH_STEP': {
      const there = allowed.length > 0 ? ` This procedure has ${allowed.join(' to ')}.` : '';
      return `${where}it skips to ${quoted(detail)}, which does not exist.${there}`;
    }
    case 'NOT_A_PICTURE':
      return `${where}${quoted(detail)} is not an image name, such as “images/”, 64 digits and letters, “.webp”.`;
    case 'PICTURE_MISSING':
      return `${where}its image is not in the file. Export the procedure again, or remove the image.`;
    case 'PICTURE_UNREADABLE':
      return `${where}its image is damaged, or is not PNG, JPEG or WebP.`;
    case 'TOO_LARGE':
      return `With its images it is over ${LIMITS.sentFileBytes / 1024 / 1024} MB. Use smaller images.`;
    case 'UNREADABLE':
      return 'It has characters or nesting that cannot be stored. Export it again.';
    case 'CHANGED_MEANWHILE':
      return 'Somebody just saved it here. Choose the file again.';
    case 'OTHER_CATEGORY':
      return `You cannot change procedures in ${detail}. Ask an owner.`;
    default:
      return unreachable(code);
  }
}
