import type { Translated } from '#core/base/translated.ts';
import { listed } from '../base/written.ts';
import type { pathsMessages as english } from './messages.ts';

/** Returns '2, 4 et 7'. */
const steps = (numbers: readonly number[]) => listed(numbers.map(String));

export const pathsMessages = {
  title: 'Vérification des parcours',
  about: 'Cochez un parcours si vous pourriez vous y fier à 3 h du matin.',
  unsaved: 'Les modifications non enregistrées ne sont pas comprises.',
  firstOnly: (shown) => `Seuls les ${shown} premiers sont affichés.`,
  none: 'Aucun parcours pour l’instant',
  noneText: 'Aucune réponse ne mène de l’étape 1 à une fin.',
  loadFailed: 'Les parcours ne se sont pas chargés.',
  reopened: 'À revérifier',
  reopenedBy: (numbers) =>
    numbers.length === 1
      ? `L’étape ${steps(numbers)} a changé depuis.`
      : `Les étapes ${steps(numbers)} ont changé depuis.`,
  checkedBy: (by, day) => `Vérifié${by === null ? '' : ` par ${by}`}, ${day}`,
  count: (count) => `${count} ${count < 2 ? 'étape' : 'étapes'}`,
  final: 'Écran final',
  path: (number) => `Parcours ${number}`,
  check: 'Marquer comme vérifié',
  asAbove: (numbers, above) =>
    `${numbers.length === 1 ? 'Étape' : 'Étapes'} ${steps(numbers)}, comme dans le parcours ${above}`,
  editStep: (number) => `Modifier l’étape ${number}`,
  walkPath: (number) => `Aperçu du parcours ${number}`,
  print: 'Imprimer la liste',
  onPaper: (title) => `Vérification des parcours : ${title}`,
  paperNote: 'Ce qui est coché sur papier doit l’être aussi dans l’application.',
  notTicked: 'La vérification n’a pas été enregistrée.',
  languages: 'Langue',
  review: 'Relecture',
  notReviewed: 'Pas encore relue.',
  editedSince: 'Modifiée depuis.',
  next: (title) => `Ensuite : ${title}`,
  changed: 'Ce parcours vient de changer. Relisez-le.',
} satisfies Translated<typeof english>;
