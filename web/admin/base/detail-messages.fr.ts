import { unreachable } from '#core/base/assert.ts';
import type { Translated } from '#core/base/translated.ts';
import type { TypedDetails } from '#core/issue/details.ts';
import {
  detailOf,
  measureOf,
  wrongReferenceIn,
  type DetailProblem,
} from '#core/issue/typed-details.ts';
import type { detailMessages as english } from './detail-messages.ts';
import { adminMessages, brokenReference } from './messages.fr.ts';

const { createIssue, editor } = adminMessages;

/** The names of each detail, and the sentences about its limits, in French. */
export const detailMessages: typeof english = {
  title: {
    name: createIssue.name,
    subject: 'Le nom de la procédure',
    inFile: 'titre (title)',
  },
  category: {
    name: 'Catégorie',
    label: createIssue.category,
    subject: 'La catégorie',
    inFile: 'catégorie (category)',
  },
  firstAct: {
    name: editor.firstAct,
    subject: '« À faire d’abord »',
    inFile: '« À faire d’abord » (firstAct)',
  },
  alsoCalled: {
    name: editor.alsoCalled,
    subject: '« Autres noms »',
    inFile: '« Autres noms » (alsoCalled)',
  },
  situations: {
    name: editor.situations,
    subject: `« ${editor.situations} »`,
    inFile: '« Sujets de recherche » (situations)',
  },
  place: {
    name: editor.place,
    subject: 'L’ordre dans sa catégorie',
    inFile: 'ordre dans sa catégorie (place)',
  },
  reviewBy: {
    name: createIssue.reviewBy,
    subject: 'La date de relecture',
    inFile: 'date de relecture (reviewBy)',
  },
  owner: { name: 'Responsable', subject: 'Le responsable', inFile: 'responsable (owner)' },
} satisfies Translated<typeof english>;

/** Returns a sentence for a problem in the details (EDITOR-6). */
export function sentenceOfDetail(problem: DetailProblem, details: TypedDetails): string {
  const { subject } = detailMessages[problem.field];
  const { most = 0 } = measureOf(problem, details) ?? {};
  switch (problem.code) {
    case 'REQUIRED':
      return adminMessages.editor.detailsMissing;
    case 'TOO_LONG':
      return `${subject} : ${most} caractères au maximum.`;
    case 'TOO_MANY':
      return `${subject} : ${most} au maximum.`;
    case 'BROKEN_REFERENCE':
      return `${subject} : ${brokenReference(
        wrongReferenceIn(problem.field, details[problem.field]),
        detailOf(problem.field).kind === 'words with contacts' ? undefined : subject,
      )}`;
    case 'NOT_ALLOWED':
      return `${subject} : un sujet n’existe pas ici.`;
    case 'NOT_A_DAY':
      return `${subject} : ce n’est pas une date.`;
    default:
      return unreachable(problem.code);
  }
}
