import type { Translated } from '#core/base/translated.ts';
import { recordWords } from '#core/record/record-words.fr.ts';
import type { recordMessages as english } from './messages.ts';

export const recordMessages = {
  ...recordWords,
  back: 'Retour aux statistiques',
  callback: 'Numéro à rappeler',
  callbackText: (number) => `${number} (saisi par le conseiller, non vérifié)`,
  loadFailed: 'La fiche ne s’est pas chargée.',
  notFound: 'Cette fiche n’existe pas',
  notFoundText: 'Elle peut manquer dans une sauvegarde restaurée.',
  evidence: 'Télécharger la preuve',
  evidenceSaved: 'Preuve téléchargée',
  evidenceNotSaved: 'La preuve n’a pas été téléchargée.',
  print: 'Imprimer',
  copy: 'Copier la fiche',
  copied: 'Fiche copiée',
  byHand: 'Sélectionnez le texte et copiez-le vous-même.',
  text: 'Texte de la fiche',
} satisfies Translated<typeof english>;
