import { unreachable } from '#core/base/assert.ts';
import { displayName } from '#core/base/display-name.ts';
import { LIMITS } from '#core/base/limits.ts';
import type { ImportProblem } from '#core/exchange/exchange-schema.ts';
import type { StepDraft } from '#core/step/step-schema.ts';
import { detailMessages } from '../../base/detail-messages.fr.ts';
import { adminMessages } from '../../base/messages.fr.ts';
import { inDigits } from '../../base/written.ts';

const OF_STEP: { readonly [M in keyof StepDraft]-?: string } = {
  question: 'question (question)',
  answerType: 'type de réponse (answerType)',
  image: 'image (image)',
  customiseAnswerType: 'choix de textes personnalisés (customiseAnswerType)',
  yesAction: '« Si oui » (yesAction)',
  noAction: '« Si non » (noAction)',
  confirmationAction: 'confirmation (confirmationAction)',
};

/** The names of a file's members, together with the names that the file itself uses. */
const NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(detailMessages).map(([member, { inFile }]) => [member, inFile]),
  ),
  ...OF_STEP,
  steps: 'liste des étapes (steps)',
  actionType: 'action (actionType)',
  goToStep: 'étape à laquelle passer (goToStep)',
  customText: 'texte de réponse (customText)',
  confirmationText: 'texte de confirmation (confirmationText)',
};

/** The words for the types of JSON, found and expected. */
const JSON_KINDS: Readonly<Record<string, string>> = {
  string: 'un texte entre guillemets',
  number: 'un nombre',
  boolean: 'true ou false',
  array: 'une liste entre crochets',
  object: 'un groupe entre accolades',
  null: 'une valeur vide (null)',
};

const quoted = (text: string): string => `« ${text} »`;
const listed = (texts: readonly string[]): string => texts.join(', ');
const counted = (digits: string | undefined): string => inDigits(Number(digits));

/** Returns 'Titre (title) : ', 'Étape 2 : ', 'Étape 2, « Si oui » (yesAction), action (actionType) : '. */
function subjectOf({ step, field }: Pick<ImportProblem, 'step' | 'field'>) {
  const names = field.split('.').map((name) => NAMES[name] ?? name);
  const places = step === null ? [] : [adminMessages.editor.step(step), ...names.slice(0, -1)];
  const all = [...places, names.at(-1)].join(', ');
  return {
    where: step === null ? '' : `${places.join(', ')} : `,
    its: `${all.charAt(0).toUpperCase()}${all.slice(1)} : `,
  };
}

/** Returns the sentence for a value of the wrong kind, which may be the issue itself, a step, or a member of one. */
function sentenceOfKind({ field, detail, allowed }: ImportProblem, where: string, its: string) {
  const subject = field === '' ? where : its;
  const [wanted = ''] = allowed;
  return `${subject}${subject === '' ? 'C’est' : 'c’est'} ${JSON_KINDS[detail] ?? ''}. Il faut ${JSON_KINDS[wanted] ?? ''}.`;
}

/** Returns a sentence for a reason for refusing a procedure: the place, the mistake, and what is allowed (EXCHANGE-5). */
export function sentenceOfProblem(problem: ImportProblem): string {
  const { code, detail, allowed } = problem;
  const { where, its } = subjectOf(problem);
  switch (code) {
    case 'WRONG_TYPE':
      return sentenceOfKind(problem, where, its);
    case 'MISSING': {
      const use = allowed.length > 0 ? ` Utilisez l’une de ces valeurs : ${listed(allowed)}.` : '';
      return `${its}valeur manquante.${use}`;
    }
    case 'UNKNOWN_MEMBER': {
      const own = problem.field === '' ? where : its;
      return `${own}${own === '' ? 'Donnée' : 'donnée'} inconnue ${quoted(detail)}. N’utilisez que : ${listed(allowed)}.`;
    }
    case 'NOT_ALLOWED':
      return `${its}${quoted(detail)} n’est pas possible. Utilisez l’une de ces valeurs : ${listed(allowed)}.`;
    case 'BAD_ID':
      return `${its}${quoted(detail)} n’est pas possible. Utilisez au maximum 64 lettres, chiffres, « - » ou « _ ».`;
    case 'TOO_LONG':
      return `${its}${counted(detail)} caractères, ${counted(allowed[0])} au maximum.`;
    case 'TOO_MANY':
      return `${its}${counted(detail)} éléments, ${counted(allowed[0])} au maximum.`;
    case 'MORE':
      return 'Il y a d’autres problèmes. Corrigez ceux-ci, puis choisissez de nouveau le fichier.';
    case 'ISSUE_TWICE':
      return `Elle est deux fois dans le fichier : une procédure plus haut a le même _id, ${quoted(detail)}.`;
    case 'STEP_TWICE':
      return `${where}même _id que l’${detail.replace('Step', 'étape')}. Donnez à chaque étape le sien.`;
    case 'NOT_A_DAY':
      return `${its}${quoted(detail)} n’est pas une date. Écrivez-la ainsi : 2027-03-01.`;
    case 'NO_SUCH_STEP': {
      // These are spelled as in the file.
      const [first, last] = allowed.map(quoted);
      const all = last === undefined ? `n’a que ${first}` : `va de ${first} à ${last}`;
      const there = first === undefined ? '' : ` Cette procédure ${all}.`;
      return `${where}mène à ${quoted(detail)}, qui n’existe pas.${there}`;
    }
    case 'NOT_A_PICTURE':
      return `${where}${quoted(detail)} n’est pas un nom d’image, comme « images/ », 64 chiffres et lettres, puis « .webp ».`;
    case 'PICTURE_MISSING':
      return `${where}son image n’est pas dans le fichier. Exportez de nouveau la procédure ou retirez l’image.`;
    case 'PICTURE_UNREADABLE':
      return `${where}son image est endommagée ou n’est ni PNG, ni JPEG, ni WebP.`;
    case 'TOO_LARGE':
      return `Avec ses images, elle dépasse ${LIMITS.sentFileBytes / 1024 / 1024} Mo. Utilisez des images plus petites.`;
    case 'UNREADABLE':
      return 'Elle contient des caractères ou des niveaux qui ne peuvent pas être enregistrés. Exportez-la de nouveau.';
    case 'CHANGED_MEANWHILE':
      return 'Quelqu’un vient de l’enregistrer ici. Choisissez de nouveau le fichier.';
    case 'OTHER_CATEGORY':
      return `Vous ne pouvez pas modifier les procédures de cette catégorie : ${displayName(detail)}. Demandez-le à un propriétaire.`;
    default:
      return unreachable(code);
  }
}
