import type { Translated } from '#core/base/translated.ts';
import type { walkMessages as english } from './messages.ts';

export const walkMessages = {
  withdrawn: 'Este procedimiento se ha retirado',
  withdrawnText: 'Puedes terminarlo como está o llamar.',
  corrected: (at) => `Corrección urgente, ${at}`,
  startTitle: '¿Quieres empezar ahora a resolver este incidente?',
  noLonger: 'Este procedimiento ya no está publicado.',
  notWalkable: 'Recarga la página: este procedimiento necesita una app más nueva.',
  startCancel: 'Cancelar',
  start: 'Empezar',
  exitTitle: '¿Salir de este incidente?',
  exitText: 'Se borrará lo que hayas respondido y escrito.',
  exitEscalated: 'Se borrará lo que hiciste después de escalar. Sigue registrado que se escaló.',
  exitConfirm: 'Salir',
  exitStay: 'Quedarme',
  resolvedToast: 'Incidente resuelto',
  escalatedToast: 'Incidente escalado',
  resolvedFailed: 'No se registró como resuelto',
  escalatedFailed: 'No se registró como escalado',
  resolvedTitle: '¡Incidente resuelto!',
  resolvedText: '¡Gracias! Has resuelto este incidente.',
  escalatedTitle: '¡Incidente escalado!',
  escalatedText: '¡Gracias!',
  backToHome: 'Volver al inicio',
  unfinishedLabel: 'Procedimiento sin terminar',
  unfinishedAt: (step) =>
    step === undefined ? 'Sin terminar, al final' : `Sin terminar, en el paso ${step}`,
  othersUnfinished: (count) =>
    count === 1 ? '1 sin terminar de otra persona' : `${count} sin terminar de otras personas`,
  startedBy: (time, name) => `Lo empezó ${name}, ${time}`,
  staysIn: (name) => `Sigue a nombre de ${name}.`,
  staysAsItIs: 'Tu procedimiento sin terminar se queda como está.',
  youAre: (name) => `Tú eres ${name}.`,
  cannotOpen: (title) =>
    `${title === undefined ? 'Un procedimiento sin terminar' : `“${title}”`} no se puede abrir. Sigue en este teléfono. Avisa a la oficina o empieza de nuevo.`,
  resume: 'Continuar',
  startOver: 'Empezar de nuevo',
  erase: 'Borrarlo',
  erased: (title) => `“${title}” se borró.`,
} satisfies Translated<typeof english>;
