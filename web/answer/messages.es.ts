import type { Translated } from '#core/base/translated.ts';
import type { escalationMessages as english } from './messages.ts';

/** The words of the page behind the link of an escalation, in Spanish. */
export const escalationMessages = {
  title: 'Aviso',
  thisPhone: 'Este teléfono',
  escalated: 'Escalado',
  call: (name) => `Llamar a ${name}`,
  callback: 'Lo escribió el asesor, sin comprobar',
  noCallback: 'El asesor no dejó ningún número.',
  soFar: 'Hasta ahora',

  youHave: 'Te encargas tú',
  youHaveText: (time, advisor) => `${time}. ${advisor} lo verá en su teléfono.`,
  has: (name) => `${name} se encarga`,
  hasText: (time) => `${time}. No tienes que hacer nada.`,
  youCannot: 'Dijiste que no puedes',
  youHandedBack: 'Lo devolviste',
  nobodyHas: 'Nadie se encarga aún.',
  closed: 'Ya está listo',
  closedText: (name, time) => `${name} pulsó “Listo” (${time}).`,
  youClosed: 'Gracias. Este enlace ya no muestra nada más.',
  ended: 'Este enlace ya terminó',
  endedText:
    'Un enlace termina al pulsar “Listo”, al acabar el aviso y a las 24 horas. Inicia sesión para ver el registro.',

  youNotReal: 'Dijiste que no es real',
  notRealEnds: 'No se avisa a nadie más.',
  notRealBy: (name) => `${name} dice que no es real`,
  notRealByText: (time) => `${time}. No se avisa a nadie más.`,
  notRealText: '¿Es una broma o un error? Así no se avisa a nadie más.',
  notReal: 'No es real',
  undo: 'Deshacer',

  cannot: 'No puedo',
  have: 'Me encargo',
  haveToo: 'También me encargo',
  afterAll: 'Al final sí me encargo',
  handBack: 'Devolverlo',
  done: 'Listo',
  notSent: 'No se envió. Inténtalo de nuevo o llama.',

  name: 'Tu nombre',
  nameHint: (shown) => `El asesor ve “${shown}”.`,
  saveName: 'Guardar',
} satisfies Translated<typeof english>;
