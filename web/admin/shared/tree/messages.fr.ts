import type { Translated } from '#core/base/translated.ts';
import { percent } from '../../base/percent.ts';
import { inDigits, listed } from '../../base/written.ts';
import type { treeMessages as english } from './messages.ts';

const steps = (count: number) => `${count} ${count < 2 ? 'étape' : 'étapes'}`;

export const treeMessages = {
  tree: 'Arbre',
  outline: 'Plan',
  hint: 'Déplacez-vous avec les flèches ; Entrée ouvre une étape.',
  finalScreen: 'Écran final',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  fit: 'Ajuster',
  percent,
  wholeWidth: 'Pleine largeur',
  beside: 'À côté de l’étape',
  yes: 'Oui',
  no: 'Non',
  confirmed: 'Confirmé',
  name: (number, question) => `${number}. ${question}`,
  leads: (answers, to) => (answers === '' ? `mène à : ${to}` : `${answers} : ${to}`),
  nowhere: 'nulle part pour l’instant',
  notChosen: 'pas encore choisi',
  unsaved: 'Non enregistrée',
  noWayOut: 'Sans issue',
  notReached: 'Jamais atteinte',
  hasProblems: 'Contient des problèmes',
  noWayOutOf: (numbers) =>
    numbers.length === 1
      ? `L’étape ${numbers[0]} est sans issue`
      : `Les étapes ${listed(numbers.map(String))} sont sans issue`,
  notReachedByAny: 'Aucune réponse ne mène ici',
  numbers: 'Chiffres sur l’arbre',
  noPaths: 'Aucun parcours pour l’instant',
  /** '4 parcours, de 3 à 9 étapes' */
  pathsOf: ({ count, isMore, shortest, longest, mayBeLonger }) => {
    const from = shortest === longest && !mayBeLonger ? '' : `de ${shortest} à `;
    const to = `${steps(longest)}${mayBeLonger ? ' ou plus' : ''}`;
    return `${isMore ? 'Plus de ' : ''}${inDigits(count)} parcours, ${from}${to}`;
  },
  /** 'Mener « Si oui » à l’étape 10'. */
  quickFix: (answer, target) => `Mener « ${answer} » à l’${target.replace('Step', 'étape')}`,
} satisfies Translated<typeof english>;
