import { LIMITS } from '#core/base/limits.ts';
import type { Translated } from '#core/base/translated.ts';
import type { ladderMessages as english } from './ladder-messages.ts';

/** The words of the steps in which people are told about an escalation, and of who is told now, in French: they say 'palier', because 'étape' means a step of a procedure. */
export const ladderMessages = {
  toldIn: 'Qui est prévenu dans',
  told: 'Qui est prévenu',
  area: 'Secteur',
  category: 'Catégorie',
  noArea: 'aucun secteur',
  now: 'Maintenant',
  saturday: 'Samedi, 3 h du matin',

  until: 'Jusqu’à ce que quelqu’un s’en occupe',
  places: (areas, categories) =>
    [
      areas.length > 0 && `Secteurs : ${areas.join(', ')}`,
      categories.length > 0 && `Catégories : ${categories.join(', ')}`,
    ]
      .filter(Boolean)
      .join(' ; '),
  rightAway: 'Immédiatement',
  later: 'min plus tard',
  waitOf: (step) => `Minutes avant le palier ${step}`,
  wrongWait: `De 0 à ${LIMITS.stepWait}`,
  toMend: (waits) =>
    `${waits} ${waits < 2 ? 'délai doit' : 'délais doivent'} être de 0 à ${LIMITS.stepWait} minutes.`,
  step: (step) => `Palier ${step}`,
  onDuty: 'la personne de garde',
  off: 'aucune alerte',
  forSome: (categories) =>
    categories.length > 2 ? `pour ${categories.length} catégories` : categories.join(', '),
  add: 'Ajouter',
  addTo: (step) => `Ajouter au palier ${step}`,
  another: (name, address) => `${name}, ${address}`,
  takeOut: (name, step) => `Retirer ${name} du palier ${step}`,
  movedToFirst: (name) => `${name} est maintenant au palier 1`,
  more: (step) => `Plus d’actions : palier ${step}`,
  up: 'Monter',
  down: 'Descendre',
  remove: 'Retirer',
  stepRemoved: 'Palier retiré',
  addStep: 'Ajouter un palier',
  full: `${LIMITS.ladderSteps} paliers au maximum`,
  fullStep: `${LIMITS.stepTargets} destinataires par palier au maximum`,

  rounds: 'Combien de passages',
  all: 'Les paliers sont prévenus',
  times: ['une fois', 'jusqu’à 2 fois', 'jusqu’à 3 fois'],
  between: (minutes) => `à ${minutes} ${minutes < 2 ? 'minute' : 'minutes'} d’intervalle.`,
  unanswered: (step) => `Ensuite, le palier ${step} apprend que personne n’a répondu.`,

  different: 'Utiliser d’autres paliers pour un secteur ou une catégorie',
  differentTitle: 'Où d’autres paliers sont-ils utilisés ?',
  differentText: 'Si rien n’est coché d’un côté, tout compte.',
  areas: 'Secteurs',
  categories: 'Catégories',
  none: 'Choisissez un secteur ou une catégorie.',
  taken: 'Il y a déjà des paliers pour exactement ceci.',
  choose: 'Utiliser',
  cancel: 'Annuler',
  moreOf: (places) => `Plus d’actions : ${places}`,
  change: 'Modifier les secteurs et les catégories',
  removeAll: 'Retirer ces paliers',
  removedAll: 'Paliers retirés',

  test: 'Envoyer un essai',
  testOf: (places) => `Envoyer un essai : ${places}`,
  testTitle: 'Envoyer un essai à tous les paliers ?',
  testText:
    'Toutes les personnes de ces paliers reçoivent en même temps un message qui dit d’abord que c’est un essai.',
  testUnsaved: 'Les paliers enregistrés sont essayés, sans vos modifications.',
  tested: (steps) => {
    const each = steps.map(
      (messages, at) => `${messages === 0 ? 'aucun' : messages} au palier ${at + 1}`,
    );
    return `Messages d’essai envoyés : ${each.join(', ')}. Voyez le journal ci-dessous.`;
  },

  saved: 'Paliers enregistrés',
  conflict: 'Quelqu’un d’autre vient de modifier les paliers.',
  theirs: 'Charger ses modifications',

  holds: 'Limité au palier 1',
  holdsText:
    'Après une fausse alerte, les suivantes de son réseau sous des noms non vérifiés ne vont qu’au palier 1 pendant 12 heures.',
  hold: (by, time) => `${by} a appuyé sur « Fausse alerte », ${time}`,
  heldUntil: (time) => `fin : ${time}`,
  lift: 'Lever la limite',
  liftOf: (title) => `Lever la limite : « ${title} »`,
  lifted: 'Limite levée',
} satisfies Translated<typeof english>;
