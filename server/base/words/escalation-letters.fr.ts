import { BRAND } from '#core/base/brand.ts';
import type { Translated } from '#core/base/translated.ts';
import type { escalationLetters as english } from './escalation-letters.ts';

const { name } = BRAND;

const alertsIn = (count: number): string => `${count} ${count < 2 ? 'alerte' : 'alertes'}`;

function countsOf(all: number, escalated: number): string {
  return `${all} ${all < 2 ? 'fiche' : 'fiches'}, ${escalated} ${escalated < 2 ? 'incident transmis' : 'incidents transmis'}`;
}

export const escalationLetters = {
  nameLine: (typed) => `Nom saisi : ${typed === '' ? 'seulement des symboles' : `« ${typed} »`}`,
  areaLine: (area) => `Secteur : « ${area} »`,
  why: `Vous recevez ce courriel parce qu’un administrateur de ${name} a ajouté cette adresse dans Alertes.`,
  whyOnDuty: `Vous recevez ce courriel parce que vous êtes de garde selon un calendrier que suit ${name}.`,
  countsOf,
  days: (from, to) => (from === to ? from : `Du ${from} au ${to}`),
  summary: {
    subject: (days, all, escalated) =>
      `${all === 0 ? 'Aucune fiche' : countsOf(all, escalated)} : ${days}`,
    counts: (days, all, escalated) =>
      `${days} : ${all === 0 ? 'aucune fiche.' : `${countsOf(all, escalated)}.`}`,
    unanswered: (count) => `${alertsIn(count)} sans réponse :`,
    more: (count) => `et ${count} de plus`,
    details: (link) => `D’après les fiches reçues jusqu’ici. Détails : ${link}`,
  },
  group: (count, from, to, link) => ({
    subject: `${alertsIn(count)} de plus, d’un même réseau`,
    paragraphs: [
      `Entre ${from} et ${to}, ${alertsIn(count)} de plus ${count < 2 ? 'est venue' : 'sont venues'} d’un même réseau. Ce seul courriel vaut pour toutes.`,
      'Chacune est consignée. Un tel nombre à la fois peut être un canular, mais vérifiez si l’une d’elles est réelle.',
      `Voyez-les toutes : ${link}`,
    ],
  }),
  test: {
    subject: `Essai de ${name}`,
    paragraphs: [
      'Ceci est un essai ; rien n’a été transmis. Les alertes viendront à cette adresse.',
    ],
  },
  testOfSteps: (step, steps) => ({
    subject: `ESSAI : palier ${step} sur ${steps}`,
    paragraphs: [
      `ESSAI. Rien n’a été transmis. Vous recevriez l’alerte au palier ${step} sur ${steps}, sauf si quelqu’un s’en occupe d’ici là.`,
    ],
  }),
  record: {
    escalation: {
      subject: 'Incident transmis',
      text: (what) => `Incident transmis : ${what}.`,
      happened: (at) => `reçu ${at}`,
    },
    takenBack: {
      subject: 'Alerte annulée',
      text: (what) => `L’alerte a été annulée sur le téléphone du conseiller : ${what}.`,
      happened: (at) => `annulée ${at}`,
    },
    unanswered: {
      subject: 'Personne n’a répondu',
      text: (what) =>
        `Personne ne s’occupe de cette alerte : ${what}. Personne n’a répondu, ou quelqu’un a rendu la main.`,
      happened: (at) => `sans réponse ${at}`,
    },
    ended: {
      subject: 'Alerte terminée',
      happened: (at) => `terminée ${at}`,
    },
  },
  ends: {
    resolved: (what) => `Corrigé en « résolu » : ${what}.`,
    void: (what) => `La fiche a été invalidée : ${what}.`,
    forgotten: (what) => `La fiche a été supprimée : ${what}.`,
  },
  late: 'Arrivée tard : le téléphone n’avait pas de réseau.',
  started: (at, events, timeZone) => `${[`Début ${at}`, ...events].join(' ; ')} (${timeZone}).`,
  escalatedAt: (at) => `transmis ${at}`,
  open: (link) => `Ouvrez ce lien dans les 24 heures pour dire « Je m’en occupe » : ${link}`,
  recordAt: (link) => `Fiche avec toutes les questions et réponses : ${link}`,
  nobodyTold: (title) => `Personne n’a été prévenu : ${title}`,
  nobodyOnDuty: (what) =>
    `Incident transmis : ${what}. Aucun destinataire des alertes n’a pu être prévenu : personne n’est de garde.`,
  signIn: (link) => `Connectez-vous pour dire « Je m’en occupe » : ${link}`,
  allOwners: 'Tous les propriétaires reçoivent ce courriel.',
} satisfies Translated<typeof english>;
