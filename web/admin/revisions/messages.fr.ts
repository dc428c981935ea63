import { unreachable } from '#core/base/assert.ts';
import { displayName } from '#core/base/display-name.ts';
import type { Translated } from '#core/base/translated.ts';
import { languageName } from '#core/base/language-name.ts';
import type { MembersOf } from '#core/issue/details.ts';
import type { RevisionChange } from '#core/issue/revision-changes.ts';
import type { ListedRevision } from '#core/issue/revision-schema.ts';
import { detailOf, membersOf } from '#core/issue/typed-details.ts';
import type { ActionType, AnswerType } from '#core/base/step-kinds.ts';
import { detailMessages } from '../base/detail-messages.fr.ts';
import { adminMessages, BRANCH_WORDS } from '../base/messages.fr.ts';
import type {
  broughtBackMessages as englishBroughtBack,
  changeNoteMessages as englishChangeNote,
  revisionMessages as english,
} from './messages.ts';

export const changeNoteMessages = {
  open: 'Note ou correction urgente',
  title: 'Note ou correction urgente',
  text: 'Un message arrive aussi aux conseillers en pleine procédure.',
  sentence: 'Message aux conseillers',
  intoSentence: 'le message aux conseillers',
  sentenceHint: 'Ce qui était faux, et quelle étape vérifier de nouveau.',
  notUnread: 'N’écrivez ni numéros ni adresses. Insérez plutôt des contacts.',
  alone: 'Correction urgente',
  textAlone: {
    words:
      'Les conseillers la reçoivent immédiatement. Les nouveaux numéros, adresses et images attendent une deuxième personne.',
    sentence: 'Seul ce message est envoyé ; les modifications restent en attente.',
  },
  shown: 'Les conseillers le voient au-dessus de la question',
  preview: 'Correction urgente',
  note: 'Note pour Versions',
  tooLong: (most) => `${most} caractères au maximum`,
  unchanged: 'Rien n’a changé : seul un message peut être enregistré.',
  save: 'Enregistrer',
  saveUrgent: 'Enregistrer comme urgente',
  cancel: 'Annuler',
} satisfies Translated<typeof englishChangeNote>;

/** The question before text that was corrected urgently is published again, in French. */
export const broughtBackMessages = {
  title: 'Rétablir un texte corrigé ?',
  text: (day, sentence) => `Une correction urgente du ${day} a remplacé ce texte : « ${sentence} »`,
  hint: 'Pourquoi l’ancien texte est juste, et quelle étape vérifier de nouveau.',
  draft: (day, sentence) =>
    `Ceci rétablit un texte qu’une correction urgente du ${day} a remplacé : « ${sentence} »`,
  publish: 'Prévenir les conseillers et publier',
  again: {
    remove: 'Retirer et prévenir les conseillers',
    restore: 'Rétablir et prévenir les conseillers',
    move: 'Déplacer et prévenir les conseillers',
  },
  cancel: 'Annuler',
} satisfies Translated<typeof englishBroughtBack>;

export const revisionMessages = {
  title: 'Versions',
  about: (title, count) => (count === null ? title : `${title}, dernière version : ${count}`),
  none: 'Aucune version pour l’instant',
  noneText: 'Les versions commencent quand une procédure est publiée.',
  loadFailed: 'Les versions ne se sont pas chargées.',
  revisionFailed: 'Cette version ne s’est pas chargée.',
  viewNotLoaded: 'La vue ne s’est pas chargée.',
  link: (number, when) => `Version ${number}, ${when}`,
  someone: 'Quelqu’un',
  quoted: (note) => `« ${note} »`,
  seen: 'Les conseillers voient celle-ci',
  urgent: 'Correction urgente',
  first: 'Première publication.',
  same: 'Seul le message a changé.',
  unchanged: 'Rien n’a changé.',
  changed: 'Ce qui a changé',
  from: 'De',
  to: 'à',
  what: 'Quoi',
  number: (number) => `Version ${number}`,
  noChange: 'Les deux versions disent la même chose.',
  oldest: 'C’est la version la plus ancienne.',
  wasUrgent: 'Correction urgente. Les conseillers avec une version plus ancienne voient :',
  restore: (number) => `Rétablir la version ${number}`,
  restored: (number) => `Version ${number} rétablie`,
  notRestored: 'La version n’a pas été rétablie.',
  blocked: 'Les conseillers ne pourraient pas la terminer :',
  notUndone: 'Le rétablissement n’a pas été annulé.',
  late: (text) => `${text} Quelqu’un a enregistré depuis. Regardez d’abord ce qui a changé.`,
  isLive: 'Les conseillers voient déjà cette version.',
  isArchived: 'Cette procédure est archivée. Rétablissez-la d’abord.',
  liveHint: 'Les conseillers la voient immédiatement comme nouvelle version.',
  waitsHint: 'Elle attend que quelqu’un d’autre l’approuve.',
  waits: 'Elle attend que quelqu’un d’autre l’approuve.',
  lost: {
    draft: {
      hint: 'Elle remplace le brouillon, qui est perdu.',
      title: (number) => `Remplacer le brouillon par la version ${number} ?`,
      text: 'Le brouillon est perdu. Cela ne peut pas être annulé.',
      confirm: 'Remplacer le brouillon',
    },
    waiting: {
      hint: 'Elle remplace les modifications en attente, qui sont perdues.',
      title: (number) => `Remplacer les modifications en attente par la version ${number} ?`,
      text: 'Cela ne peut pas être annulé. Pour garder les modifications, dupliquez d’abord la procédure.',
      confirm: 'Les remplacer',
    },
  },
  cancel: 'Annuler',
  view: 'Voir comme les conseillers l’ont vue',
  pictureIn: (name) => `Image, ${name}`,
  nothing: 'Vide',
  notThere: 'Pas encore là',
  removed: 'Retirée',
} satisfies Translated<typeof english>;

type Detail = MembersOf<'inRevision'>;

const detailNames = Object.fromEntries(
  membersOf('inRevision').map((member) => [member, detailMessages[member].name]),
) as Record<Detail, string>;

const MEMBERS: Record<RevisionChange['what'], string> = {
  ...detailNames,
  added: '',
  removed: '',
  moved: 'place',
  question: 'question',
  image: 'image',
  answerType: 'type de réponse',
  answer: '',
  text: 'texte',
  language: '',
  translation: '',
};

/** The names of the types of answers and of what can follow them. */
const KINDS: Readonly<Record<ActionType | AnswerType, string>> = {
  'Go to next step': 'Aller à l’étape suivante',
  'Skip to a specific step': 'Passer à une étape précise',
  'Issue resolution': 'Résolution de l’incident',
  'Yes or No': 'Oui ou Non',
  'Show a confirmation checkbox': 'Afficher une case de confirmation',
};

const isKind = (text: string): text is keyof typeof KINDS => Object.hasOwn(KINDS, text);

/** Returns a type or a target in words: 'Issue resolution', 'Step 4', 'Step 4 “Is it hot?”'. */
const shown = (text: string | null): string => {
  const name = text ?? '';
  return isKind(name) ? KINDS[name] : name.replace(/^Step (?=\d)/, 'étape ');
};

/** Names the place of a difference: 'Étape 4, Si non', 'Étape 6, question', 'Catégorie'. */
export function placeOfChange({ what, step, branch, detail, language }: RevisionChange): string {
  const parts = [
    step === null ? '' : adminMessages.editor.step(step),
    branch ? BRANCH_WORDS[branch] : '',
    detail ? detailNames[detail] : '',
    language ? languageName(language) : '',
  ];
  return [...parts, MEMBERS[what]].filter(Boolean).join(', ');
}

/** Returns a noun that fits a thing of either gender. */
function became({ before, after }: RevisionChange): string {
  if (before === null) return 'ajout';
  return after === null ? 'retrait' : 'modification';
}

const isDetail = (what: RevisionChange['what']): what is Detail =>
  membersOf('inRevision').some((member) => member === what);

function sentenceOfDetailChange(member: Detail, change: RevisionChange): string {
  const { kind } = detailOf(member);
  const { before, after } = change;
  const isLong = kind === 'words with contacts' || before === null || after === null;
  if (isLong) {
    const changed = before === null ? 'ajouté' : after === null ? 'retiré' : 'modifié';
    return `${MEMBERS[member]} : texte ${changed}.`;
  }
  const quoted = kind === 'category' ? displayName : revisionMessages.quoted;
  return `${MEMBERS[member]} : maintenant ${quoted(after)}, avant ${quoted(before)}.`;
}

/** Returns a difference as a sentence (REVISION-2). */
export function sentenceOfChange(change: RevisionChange): string {
  const { what, step, branch, before, after } = change;
  if (isDetail(what)) return sentenceOfDetailChange(what, change);
  const name = step === null ? MEMBERS[what] : adminMessages.editor.step(step);
  const place = branch ? `${name}, ${BRANCH_WORDS[branch]}` : name;
  switch (what) {
    case 'added':
      return `${name} : ajoutée.`;
    case 'removed':
      return `${name} : retirée.`;
    case 'moved':
      // The number stays the same if as many steps were added before it as removed.
      return before === after
        ? `${name} : déplacée.`
        : `${name} : déplacée, c’était l’${shown(before)}.`;
    case 'question':
      return `${place} : ${became(change)} de la question.`;
    case 'text':
      return `${place} : ${became(change)} du texte.`;
    case 'image':
      return `${place} : ${became(change)} de l’image.`;
    case 'answerType':
      return `${place} : le type de réponse est maintenant « ${shown(after)} », avant « ${shown(before)} ».`;
    case 'answer':
      if (before === null) return `${place} : ${shown(after)}.`;
      return after === null
        ? `${place} : retiré.`
        : `${place} : maintenant ${shown(after)}, avant ${shown(before)}.`;
    case 'language':
      return `${placeOfChange(change)} : ${after === null ? 'publication retirée' : 'publication'}.`;
    case 'translation':
      return `${placeOfChange(change)} : ${became(change)} de la traduction.`;
    default:
      return unreachable(what);
  }
}

/** Returns the sentences of the list about a revision, at least one, even if it was published or reviewed again without changes. */
export function sentencesOf({ changes, urgent }: Pick<ListedRevision, 'changes' | 'urgent'>) {
  if (!changes) return [revisionMessages.first];
  if (changes.length > 0) return changes.map(sentenceOfChange);
  return [urgent === null ? revisionMessages.unchanged : revisionMessages.same];
}
