import type { Translated } from './translated.ts';
import type { timelineMessages as english } from './timeline-messages.ts';

/** The words of a record's timeline in Spanish. */
export const timelineMessages = {
  unknownStep: 'un paso que no está en este teléfono',
  step: (number) => `el paso ${number}`,
  asked: (advisor, isAgain) => `${advisor} preguntó${isAgain ? ' otra vez' : ''}`,
  read: (advisor, isAgain) => `${advisor} leyó${isAgain ? ' otra vez' : ''}`,
  replies: { yes: 'Respuesta: sí.', no: 'Respuesta: no.', tick: 'Confirmado.' },
  answered: 'Respuesta',
  answers: { yes: 'Sí', no: 'No', tick: 'Confirmado' },
  called: (advisor, whom) => `${advisor} pulsó Llamar a ${whom}.`,
  wentBack: (advisor, from) => `${advisor} volvió atrás desde ${from}.`,
  escalated: (advisor, at) => `${advisor} registró el incidente como escalado en ${at}.`,
  handedOver: (advisor, to) => `${advisor} pasó el procedimiento a ${to}.`,
  tookBack: (advisor, outcome) => `${advisor} deshizo haber marcado el incidente como ${outcome}.`,
  timer: (advisor, minutes, at) =>
    `${advisor} puso un temporizador de ${minutes} minutos en ${at}.`,
  rang: (at) => `El temporizador sonó en ${at}.`,
  timerBack: (advisor) => `${advisor} canceló el temporizador.`,
  cut: 'Los toques posteriores no se registraron.',
  started: (advisor, title, isPractice, revision) =>
    `${advisor} empezó ${isPractice ? 'una práctica del procedimiento' : 'el procedimiento'} “${title}”${revision ? ` (versión ${revision})` : ''}.`,
  ended: (advisor, outcome) => `${advisor} terminó el procedimiento: ${outcome}.`,
  phoneTime: 'hora del teléfono',
  campusTime: (timeZone) => `hora del campus, ${timeZone}`,
} satisfies Translated<typeof english>;
