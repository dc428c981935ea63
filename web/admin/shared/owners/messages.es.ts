import type { Translated } from '#core/base/translated.ts';
import { detailMessages } from '../../base/detail-messages.es.ts';
import { listed } from '../../base/written.ts';
import type { ownerMessages as english } from './messages.ts';

const counted = (count: number): string =>
  `${count} ${count === 1 ? 'procedimiento' : 'procedimientos'}`;

/** Returns 'A', 'A y B', 'A, B y 3 más'. */
function titlesOf(titles: readonly string[], most = 3): string {
  const shown = titles.length > most ? titles.slice(0, most - 1) : titles;
  const rest = titles.length - shown.length;
  return listed(rest > 0 ? [...shown, `${rest} más`] : shown);
}

/** The words of who keeps a procedure current, in Spanish: they say 'responsable', because 'propietario' is a role. */
export const ownerMessages = {
  owner: detailMessages.owner.name,
  ownerHint: 'Opcional: quien lo mantiene al día.',
  peopleFailed: 'Las personas no se cargaron. Recarga la página.',
  noneFound: 'Nadie tiene ese nombre o correo.',
  firstOf: (most, all) => `Se muestran ${most} de ${all}. Busca a las demás.`,
  nobody: 'Nadie',
  somebody: 'Alguien',
  ownerIs: (name) => `Responsable: ${name}`,

  setOwner: 'Fijar responsable',
  choose: 'Elegir',
  ownersSet: (count) => `Responsable de ${counted(count)}: fijado`,
  ownersTaken: (count) => `Responsable de ${counted(count)}: quitado`,

  owns: 'A cargo de',
  ownsCount: counted,
  theirIssues: (name, titles) =>
    `${name} es responsable de ${counted(titles.length)}: ${titlesOf(titles)}.`,
  yourIssues: (titles) => `Eres responsable de ${counted(titles.length)}: ${titlesOf(titles)}.`,
  whoTakes: 'Nuevo responsable',
  required: 'Obligatorio',

  due: 'Revisiones próximas',
  dueText: 'Los responsables reciben un correo 14 días antes y ese mismo día.',
  dueFailed: 'Las revisiones no se cargaron.',
  noneDue: 'No hay revisiones vencidas ni para los próximos 30 días.',
  reviewBy: (day, isOverdue) =>
    isOverdue ? `Revisar antes del ${day}, vencida` : `Revisar antes del ${day}`,
  allDates: (count) =>
    count === 1 ? 'La única fecha de revisión' : `Las ${count} fechas de revisión`,

  reminders: 'Fechas de revisión',
  remindersText: '14 días antes y ese mismo día.',
  remindersLabel: 'Avisarme por correo de las fechas de revisión',
} satisfies Translated<typeof english>;
