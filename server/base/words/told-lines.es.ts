import type { Translated } from '#core/base/translated.ts';
import type { toldLines as english } from './told-lines.ts';

export const toldLines = {
  calls: (sentence, title) => `“${title}” dice a los asesores: “${sentence}”`,
  unread:
    'Nadie más lo ha leído todavía. Ábrelo desde la lista de procedimientos y pulsa “La he leído”.',
  forPerson: (name) => `Para ${name}`,
  contact: (name) => `Contacto: ${name}`,
  now: (what) => `Ahora: ${what}`,
  onDuty: (contact) => `Quien esté de guardia para ${contact ?? 'un contacto eliminado'}`,
  phones: (name) => `Teléfonos de ${name}`,
  email: (address) => `Correo a ${address}`,
  webhook: (host) => `Webhook en ${host}`,
  dutyCalendar: (contact, host) => `Calendario de guardias de ${contact}: ${host ?? 'un archivo'}`,
  was: (what) => `Antes: ${what}`,
  allPhones: 'Todos los teléfonos reciben nombres y números',
  provenPhones: 'Solo los reciben los teléfonos verificados',
  startMails: (isOn) => `Correos al empezar la guardia: ${isOn ? 'sí' : 'no'}`,
  roles: { owner: 'propietario', author: 'autor', reader: 'lector' },
  roleOf: (email, role) => `${email}: rol ${role}`,
  newRole: (email, before, role) => `${email}: ${before}; ahora ${role}`,
  allCategories: 'todas las categorías',
  everything: 'todo',
  ladder: (of, steps) => `Para ${of}: ${steps === 1 ? '1 paso' : `${steps} pasos`}`,
  kinds: {
    records: 'Registros',
    messages: 'Mensajes',
    searches: 'Búsquedas',
    signIns: 'Inicios de sesión',
    mails: 'Correos',
  },
  forever: 'sin límite',
  days: (count) => `${count} días`,
  shorter: (when) =>
    `Los plazos más cortos empiezan el ${when}. Hasta entonces, cualquier propietario puede deshacerlos en la página Privacidad.`,
  voidFrom: (when) =>
    `Cuentan hasta el ${when}. Hasta entonces, cualquier propietario puede deshacerlo en la página Privacidad.`,
} satisfies Translated<typeof english>;
