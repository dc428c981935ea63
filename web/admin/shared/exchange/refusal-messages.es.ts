import { unreachable } from '#core/base/assert.ts';
import { displayName } from '#core/base/display-name.ts';
import { LIMITS } from '#core/base/limits.ts';
import type { ImportProblem } from '#core/exchange/exchange-schema.ts';
import type { StepDraft } from '#core/step/step-schema.ts';
import { detailMessages } from '../../base/detail-messages.es.ts';
import { adminMessages } from '../../base/messages.es.ts';
import { inDigits } from '../../base/written.ts';

const OF_STEP: { readonly [M in keyof StepDraft]-?: string } = {
  question: 'pregunta (question)',
  answerType: 'tipo de respuesta (answerType)',
  image: 'imagen (image)',
  customiseAnswerType: 'opción de textos propios (customiseAnswerType)',
  yesAction: '“Si es sí” (yesAction)',
  noAction: '“Si es no” (noAction)',
  confirmationAction: 'confirmación (confirmationAction)',
};

/** The names of a file's members, together with the names that the file itself uses. */
const NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(detailMessages).map(([member, { inFile }]) => [member, inFile]),
  ),
  ...OF_STEP,
  steps: 'lista de pasos (steps)',
  actionType: 'acción (actionType)',
  goToStep: 'paso al que salta (goToStep)',
  customText: 'texto de respuesta (customText)',
  confirmationText: 'texto de confirmación (confirmationText)',
};

/** The words for the values of a member with a list of them. */
const KINDS: Readonly<Record<string, string>> = {
  category: 'una categoría',
  situations: 'un tema de búsqueda (situations)',
  answerType: 'un tipo de respuesta (answerType)',
  actionType: 'una acción (actionType)',
};

/** The words for the types of JSON, found and expected. */
const JSON_KINDS: Readonly<Record<string, string>> = {
  string: 'texto entre comillas',
  number: 'un número',
  boolean: 'true o false',
  array: 'una lista entre corchetes',
  object: 'un grupo entre llaves',
  null: 'un valor vacío (null)',
};

const quoted = (text: string): string => `“${text}”`;
const listed = (texts: readonly string[]): string => texts.join(', ');
const counted = (digits: string | undefined): string => inDigits(Number(digits));

/** Returns 'Su título (title)', 'Paso 2: su pregunta (question)', 'Paso 2, “Si es sí” (yesAction): su acción (actionType)'. */
function subjectOf({ step, field }: Pick<ImportProblem, 'step' | 'field'>) {
  const names = field.split('.');
  const last = names.at(-1) ?? '';
  const within = names.slice(0, -1).map((name) => `, ${NAMES[name] ?? name}`);
  const where = step === null ? '' : `${adminMessages.editor.step(step)}${within.join('')}: `;
  const its = step === null ? 'Su' : 'su';
  const has = step === null ? 'Tiene' : 'tiene';
  const name = NAMES[last] ?? last;
  return { where, has, its: `${its} ${name}`, name, kind: KINDS[last] };
}

/** Returns the sentence for a value of the wrong kind, which may be the issue itself, a step, or a member of one. */
function sentenceOfKind({ step, field, detail, allowed }: ImportProblem): string {
  const { where, its } = subjectOf({ step, field });
  const whole = step === null ? 'Esto' : adminMessages.editor.step(step);
  const subject = field === '' ? whole : `${where}${its}`;
  const [wanted = ''] = allowed;
  return `${subject} es ${JSON_KINDS[detail] ?? ''}. Usa ${JSON_KINDS[wanted] ?? ''}.`;
}

/** Returns a sentence for a reason for refusing a procedure: the place, the mistake, and what is allowed (EXCHANGE-5). */
export function sentenceOfProblem(problem: ImportProblem): string {
  const { code, detail, allowed } = problem;
  const { where, has, its, name, kind } = subjectOf(problem);
  switch (code) {
    case 'WRONG_TYPE':
      return sentenceOfKind(problem);
    case 'MISSING': {
      const use = allowed.length > 0 ? ` Usa uno de estos valores: ${listed(allowed)}.` : '';
      return `${where}${problem.step === null ? 'Falta' : 'falta'} su ${name}.${use}`;
    }
    case 'UNKNOWN_MEMBER': {
      const own = problem.field === '' ? has : `${its} tiene`;
      return `${where}${own} un dato desconocido, ${quoted(detail)}. Usa solo: ${listed(allowed)}.`;
    }
    case 'NOT_ALLOWED':
      return `${where}${quoted(detail)} no es ${kind ?? name}. Usa uno de estos valores: ${listed(allowed)}.`;
    case 'BAD_ID':
      return `${where}${its} ${quoted(detail)} no se puede usar. Usa hasta 64 letras, dígitos, “-” o “_”.`;
    case 'TOO_LONG':
      return `${where}${its} tiene ${counted(detail)} caracteres. Usa ${counted(allowed[0])} como máximo.`;
    case 'TOO_MANY': {
      const what = problem.field === 'steps' ? 'pasos' : `en ${name}`;
      return `${has} ${counted(detail)} ${what}. Usa ${counted(allowed[0])} como máximo.`;
    }
    case 'MORE':
      return 'Hay más problemas. Corrige estos y elige el archivo de nuevo.';
    case 'ISSUE_TWICE':
      return `Está dos veces en el archivo: un procedimiento anterior tiene el mismo _id, ${quoted(detail)}.`;
    case 'STEP_TWICE':
      return `${where}tiene el mismo _id que el ${detail.replace('Step', 'paso')}. Da a cada paso el suyo.`;
    case 'NOT_A_DAY':
      return `${its} ${quoted(detail)} no es una fecha. Escríbela así: 2027-03-01.`;
    case 'NO_SUCH_STEP': {
      // These are spelled as in the file.
      const [first, last] = allowed.map(quoted);
      const all = last === undefined ? `solo tiene ${first}` : `va de ${first} a ${last}`;
      const there = first === undefined ? '' : ` Este procedimiento ${all}.`;
      return `${where}salta a ${quoted(detail)}, que no existe.${there}`;
    }
    case 'NOT_A_PICTURE':
      return `${where}${quoted(detail)} no es un nombre de imagen, como “images/”, 64 dígitos y letras y “.webp”.`;
    case 'PICTURE_MISSING':
      return `${where}su imagen no está en el archivo. Exporta de nuevo el procedimiento o quita la imagen.`;
    case 'PICTURE_UNREADABLE':
      return `${where}su imagen está dañada o no es PNG, JPEG ni WebP.`;
    case 'TOO_LARGE':
      return `Con sus imágenes pasa de ${LIMITS.sentFileBytes / 1024 / 1024} MB. Usa imágenes más pequeñas.`;
    case 'UNREADABLE':
      return 'Tiene caracteres o niveles que no se pueden guardar. Expórtalo de nuevo.';
    case 'CHANGED_MEANWHILE':
      return 'Alguien acaba de guardarlo aquí. Elige el archivo de nuevo.';
    case 'OTHER_CATEGORY':
      return `No puedes cambiar procedimientos de la categoría ${displayName(detail)}. Pídelo a un propietario.`;
    default:
      return unreachable(code);
  }
}
