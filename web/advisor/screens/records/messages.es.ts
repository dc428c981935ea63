import type { Translated } from '#core/base/translated.ts';
import type { recordsMessages as english } from './messages.ts';

const count = (number: number) => `${number} ${number === 1 ? 'registro' : 'registros'}`;

export const recordsMessages = {
  campusTime: (time) => `${time}, hora del campus`,
  handedOver: (to, time) =>
    to === '' ? `Pasado a otro teléfono, ${time}` : `Pasado a ${to}, ${time}`,
  waiting: {
    title: (number) => `${count(number)} en espera`,
    text: 'Todo se envía en cuanto haya señal. Cerrar sesión no borra nada.',
    failed: {
      'no-answer': 'Sin respuesta. Se volverá a intentar.',
      portal: 'Esta red pide antes iniciar sesión. Se volverá a intentar.',
      busy: 'El servidor está ocupado. Se volverá a intentar.',
      broken: 'Algo salió mal. Se volverá a intentar.',
    },
  },

  groups: {
    tonight: 'Esta noche',
    today: 'Hoy',
    earlier: 'Antes',
  },

  night: {
    copy: 'Copiar la noche',
    text: 'Texto de la noche',
    practice: (title) => `${title} (práctica)`,
    head: (name, since) => `${name}, desde el ${since}`,
  },

  receipt: {
    here: 'En este teléfono',
    hereAt: (time) => `En este teléfono, ${time}`,
    notSent: 'Sin enviar',
    sendingAgain: 'Enviando de nuevo',
    refused: 'No aceptado',
    sent: 'Enviado',
    received: 'Recibido',
    receivedAt: (time) => `Recibido por la oficina, ${time},`,
    earlierReceivedAt: (time) => `Envío anterior recibido por la oficina, ${time},`,
    code: (code) => `código ${code}`,
    restored: 'El servidor lo perdió. Se enviará de nuevo.',
    refusedText: 'Sigue en este teléfono. Cópialo y envíalo a la oficina.',
  },

  record: {
    outcome: 'Resultado',
    name: 'Nombre',
    started: 'Empezó',
    finished: 'Terminó',
    savedAt: 'En este teléfono desde',
    answer: (number) => `Respuesta ${number}`,
    shownIn: (language) => `Se mostró en ${language}`,
    ticked: 'Confirmado',
    notTicked: 'Sin confirmar',
    rating: 'Valoración',
    stars: (stars) => `${stars} de 5 estrellas`,
    feedback: 'Comentarios',
    message: 'Mensaje',
    category: 'Categoría',
    refusedWith: (code, status) => `No aceptado: ${code}, ${status}`,
  },

  others: (number) => `${count(number)} con otro nombre`,

  empty: {
    title: 'Aún no hay registros',
    text: 'Los registros se quedan aquí 72 horas desde que la oficina los recibe.',
  },
} satisfies Translated<typeof english>;
