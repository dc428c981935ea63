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
import { adminMessages, brokenReference } from './messages.es.ts';

const { createIssue, editor } = adminMessages;

/** The names of each detail, and the sentences about its limits, in Spanish. */
export const detailMessages: typeof english = {
  title: {
    name: createIssue.name,
    subject: 'El nombre del procedimiento',
    inFile: 'título (title)',
  },
  category: {
    name: 'Categoría',
    label: createIssue.category,
    subject: 'La categoría',
    inFile: 'categoría (category)',
  },
  firstAct: {
    name: editor.firstAct,
    subject: '“Haz esto primero”',
    inFile: '“Haz esto primero” (firstAct)',
  },
  alsoCalled: {
    name: editor.alsoCalled,
    subject: '“También se llama”',
    inFile: '“También se llama” (alsoCalled)',
  },
  situations: {
    name: editor.situations,
    subject: `“${editor.situations}”`,
    inFile: '“Temas de búsqueda” (situations)',
  },
  place: {
    name: editor.place,
    subject: 'El orden en su categoría',
    inFile: 'orden en su categoría (place)',
  },
  reviewBy: {
    name: createIssue.reviewBy,
    subject: 'La fecha de revisión',
    inFile: 'fecha de revisión (reviewBy)',
  },
  owner: { name: 'Responsable', subject: 'El responsable', inFile: 'responsable (owner)' },
} satisfies Translated<typeof english>;

/** Returns a sentence for a problem in the details (EDITOR-6). */
export function sentenceOfDetail(problem: DetailProblem, details: TypedDetails): string {
  const { subject } = detailMessages[problem.field];
  const { most = 0 } = measureOf(problem, details) ?? {};
  switch (problem.code) {
    case 'REQUIRED':
      return adminMessages.editor.detailsMissing;
    case 'TOO_LONG':
      return `${subject}: máximo ${most} caracteres.`;
    case 'TOO_MANY':
      return `${subject}: hay demasiados, máximo ${most}.`;
    case 'BROKEN_REFERENCE':
      return `${subject}: ${brokenReference(
        wrongReferenceIn(problem.field, details[problem.field]),
        detailOf(problem.field).kind === 'words with contacts' ? undefined : subject,
      )}`;
    case 'NOT_ALLOWED':
      return `${subject}: incluye un tema que aquí no existe.`;
    case 'NOT_A_DAY':
      return `${subject}: no es una fecha.`;
    default:
      return unreachable(problem.code);
  }
}
