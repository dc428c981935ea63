import type { Translated } from '#core/base/translated.ts';
import { listed } from '../../base/written.ts';
import type { conflictWords as english } from './messages.ts';

const parts = (count: number) => `${count} ${count < 2 ? 'partie' : 'parties'}`;

export const conflictWords = {
  title: (name) => `${name} : quelqu’un d’autre a enregistré pendant que vous écriviez`,
  text: (count) =>
    `${parts(count)} ${count < 2 ? 'diffère' : 'diffèrent'}. Choisissez pour chacune. Rien de ce que vous avez écrit n’est perdu.`,
  sides: { mine: 'Ma version', theirs: 'L’autre version' },
  mineState: 'non enregistrée',
  somebody: 'Quelqu’un d’autre',
  who: (name, when) => (when === '' ? name : `${name}, ${when}`),
  allOf: { mine: 'Garder toute la mienne', theirs: 'Prendre toute l’autre' },
  choices: { mine: 'Garder la mienne', theirs: 'Prendre l’autre' },
  same: (names) => `Identiques dans les deux : ${listed(names).replace(/[.…]+$/, '')}.`,
  underlined: 'Les différences sont soulignées.',
  urgentToo: (sentence) => `Correction urgente : « ${sentence} »`,
  taken: (mine, theirs) => {
    if (theirs === 0) return 'Toute la vôtre.';
    return mine === 0 ? 'Toute l’autre.' : `${parts(mine)} de la vôtre, ${theirs} de l’autre.`;
  },
  goOn: 'Continuer à écrire',
  save: 'Enregistrer les modifications',
  nothing: 'Vide',
  notChosen: 'Pas encore choisi',
  customised: 'Avec un texte personnalisé',
  skip: (number, question) => `Passer à l’étape ${number} : ${question}`,
  skipNowhere: 'Passer à une étape retirée',
  picture: (side) => `Image, ${side}`,

  was: (number) => `C’était l’étape ${number}`,
  removed: (name, when) => `${name} a retiré cette étape${when === '' ? '' : `, ${when}`}.`,
  removedText: 'Enregistrez votre texte comme nouvelle étape ou abandonnez-le.',
  insertAfter: 'Insérer après',
  first: 'Avant l’étape 1',
  becomes: (number) => `Elle devient l’étape ${number}.`,
  discard: 'Abandonner ce que j’ai écrit',
  copy: 'Copier le texte',
  copied: 'Texte copié',
  notCopied: 'Sélectionnez le texte et copiez-le vous-même.',
  saveAsNew: 'Enregistrer comme nouvelle étape',
  goOnAsNew: 'Continuer comme nouvelle étape',
  newStepFirst: 'Enregistrez ou retirez d’abord votre autre nouvelle étape.',

  orderTitle: 'Quelqu’un d’autre a aussi déplacé des étapes',
  orderText: 'Votre ordre n’est pas encore enregistré.',
  stepLine: (number, question) => `${number}. ${question}`,
  orderSides: { mine: 'Garder mon ordre', theirs: 'Prendre l’autre ordre' },
  order: 'Ordre des étapes',
} satisfies Translated<typeof english>;
