import { unreachable } from '#core/base/assert.ts';
import type { DetailsMember, TypedDetails } from '#core/issue/details.ts';
import {
  detailOf,
  measureOf,
  wrongReferenceIn,
  type DetailProblem,
} from '#core/issue/typed-details.ts';
import { adminMessages, brokenReference } from './messages.ts';

type DetailWords = {
  readonly name: string;
  readonly label?: string;
  /** The name at the beginning of a sentence. */
  readonly subject: string;
  /** The name together with the one that a file uses. */
  readonly inFile: string;
};

const { createIssue, editor } = adminMessages;

/** The names of each detail, and the sentences about its limits. */
export const detailMessages: Readonly<Record<DetailsMember, DetailWords>> = {
  title: { name: createIssue.name, subject: 'The issue name', inFile: 'title' },
  category: {
    name: 'Category',
    label: createIssue.category,
    subject: 'The category',
    inFile: 'category',
  },
  firstAct: {
    name: editor.firstAct,
    subject: '“Do this first”',
    inFile: '“Do this first” (firstAct)',
  },
  alsoCalled: {
    name: editor.alsoCalled,
    subject: '“Also called”',
    inFile: '“Also called” (alsoCalled)',
  },
  situations: {
    name: editor.situations,
    subject: `“${editor.situations}”`,
    inFile: '“Search topics” (situations)',
  },
  place: {
    name: editor.place,
    subject: 'The order in its category',
    inFile: 'order in its category (place)',
  },
  reviewBy: {
    name: createIssue.reviewBy,
    subject: 'The review date',
    inFile: 'review date (reviewBy)',
  },
  owner: { name: 'Owner', subject: 'The owner', inFile: 'owner' },
};

/** Returns a sentence for a problem in the details (EDITOR-6). */
export function sentenceOfDetail(problem: DetailProblem, details: TypedDetails): string {
  const { subject } = detailMessages[problem.field];
  const { most = 0 } = measureOf(problem, details) ?? {};
  switch (problem.code) {
    case 'REQUIRED':
      return adminMessages.editor.detailsMissing;
    case 'TOO_LONG':
      return `${subject} is too long: at most ${most} characters.`;
    case 'TOO_MANY':
      return `${subject} has too many entries: at most ${most}.`;
    case 'BROKEN_REFERENCE':
      return `${subject}: ${brokenReference(
        wrongReferenceIn(problem.field, details[problem.field]),
        detailOf(problem.field).kind === 'words with contacts' ? undefined : subject,
      )}`;
    case 'NOT_ALLOWED':
      return `${subject} has a topic that does not exist here.`;
    case 'NOT_A_DAY':
      return `${subject} is not a date.`;
    default:
      return unreachable(problem.code);
  }
}
