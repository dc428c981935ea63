import type { Translated } from '#core/base/translated.ts';
import { listed } from '../../base/written.ts';
import type {
  partsNotLoaded as englishParts,
  presenceMessages as englishPresence,
  publishingMessages as englishPublishing,
  stepMessages as englishStep,
} from './messages.ts';

/** The words that replace parts of the editor whose files did not load, in French. */
export const partsNotLoaded = {
  conflict: 'Ses modifications ne se sont pas chargées. Ce que vous avez écrit est conservé.',
  paths: 'La vérification des parcours ne s’est pas chargée.',
  preview: 'L’aperçu ne s’est pas chargé.',
  changeNote: 'Le formulaire ne s’est pas chargé.',
  tree: 'L’arbre ne s’est pas chargé.',
} satisfies Translated<typeof englishParts>;

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

export const stepMessages = {
  drag: (step) => `Faire glisser : ${step}`,
  moveUnanswered: 'Le serveur n’a pas répondu. Déplacez-la de nouveau.',
  imageRemoved: 'Image retirée',
  imageNotUploaded: 'Image non ajoutée',
  insert: 'Insérer une étape dessous',
  duplicate: 'Dupliquer l’étape',
  more: (number) => `Plus d’actions : étape ${number}`,
  saveAndContinue: 'Enregistrer et continuer',
  saveKeys: isApple ? '⌘S' : 'Ctrl+S',
  continueKeys: isApple ? '⌘Entrée' : 'Ctrl+Entrée',
} satisfies Translated<typeof englishStep>;

export const publishingMessages = {
  told: 'Message envoyé aux conseillers',
  backToDraft: 'Remettre en brouillon',
  published: 'Les conseillers voient cette procédure',
  settled: {
    publish: 'Les conseillers voient les modifications',
    discard: 'Modifications abandonnées',
    keep: 'Modifications toujours en attente',
  },
  takenBack: 'Remise en brouillon : les conseillers ne la voient plus',
  notTakenBack: 'La procédure n’a pas été remise en brouillon.',
  publishedMeanwhile: 'Quelqu’un l’a publiée. Les conseillers voient maintenant ceci.',
  takenBackMeanwhile: 'Quelqu’un l’a remise en brouillon.',
  blocking: (count) =>
    count < 2
      ? `${count} problème empêche la publication`
      : `${count} problèmes empêchent la publication`,
  unsavedTitle: 'Publier sans enregistrer ?',
  unsavedText: 'Les conseillers reçoivent la dernière version enregistrée.',
  unsavedConfirm: 'Oui, publier',
} satisfies Translated<typeof englishPublishing>;

export const presenceMessages = {
  here: (people) => `${listed(people)} ${people.length === 1 ? 'est' : 'sont'} ici aussi`,
  /** 'Tom Reyes (étape 4)' */
  at: (name, number) => `${name} (étape ${number})`,
  atStep: (names) => `${listed(names)} ${names.length === 1 ? 'l’a ouverte' : 'l’ont ouverte'}`,
  removed: 'Quelqu’un a retiré cette étape',
} satisfies Translated<typeof englishPresence>;
