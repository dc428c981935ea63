import type { Translated } from '#core/base/translated.ts';
import { detailMessages } from '../../base/detail-messages.fr.ts';
import { listed } from '../../base/written.ts';
import type { ownerMessages as english } from './messages.ts';

const counted = (count: number): string => `${count} ${count < 2 ? 'procédure' : 'procédures'}`;

/** Returns 'A', 'A et B', 'A, B et 3 autres'. */
function titlesOf(titles: readonly string[], most = 3): string {
  const shown = titles.length > most ? titles.slice(0, most - 1) : titles;
  const rest = titles.length - shown.length;
  return listed(rest > 0 ? [...shown, `${rest} autres`] : shown);
}

/** The words of who keeps a procedure current, in French: they say 'responsable', because 'propriétaire' is a role. */
export const ownerMessages = {
  owner: detailMessages.owner.name,
  ownerHint: 'Facultatif : la personne qui la tient à jour.',
  peopleFailed: 'Les personnes ne se sont pas chargées. Rechargez la page.',
  noneFound: 'Personne n’a ce nom ni ce courriel.',
  firstOf: (most, all) => `${most} personnes affichées sur ${all}. Recherchez les autres.`,
  nobody: 'Aucun responsable',
  somebody: 'Quelqu’un',
  ownerIs: (name) => `Responsable : ${name}`,

  setOwner: 'Définir le responsable',
  choose: 'Choisir',
  ownersSet: (count) => `Responsable défini : ${counted(count)}`,
  ownersTaken: (count) => `Responsable retiré : ${counted(count)}`,

  owns: 'Responsable de',
  ownsCount: counted,
  theirIssues: (name, titles) =>
    `${name} est responsable de ${counted(titles.length)} : ${titlesOf(titles)}.`,
  yourIssues: (titles) =>
    `Vous êtes responsable de ${counted(titles.length)} : ${titlesOf(titles)}.`,
  whoTakes: 'Nouveau responsable',
  required: 'Obligatoire',

  due: 'Relectures à faire',
  dueText: 'Les responsables reçoivent un courriel 14 jours avant et le jour même.',
  dueFailed: 'Les relectures ne se sont pas chargées.',
  noneDue: 'Aucune relecture en retard ni à faire dans les 30 prochains jours.',
  reviewBy: (day, isOverdue) =>
    isOverdue ? `À relire avant le ${day}, en retard` : `À relire avant le ${day}`,
  allDates: (count) =>
    count === 1 ? 'La seule date de relecture' : `Les ${count} dates de relecture`,

  reminders: 'Dates de relecture',
  remindersText: '14 jours avant et le jour même.',
  remindersLabel: 'M’écrire au sujet des dates de relecture',
} satisfies Translated<typeof english>;
