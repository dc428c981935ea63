import type { Translated } from '../base/translated.ts';
import type { previewMessages as english } from './preview-messages.ts';

const minutesIn = (minutes: number) => (minutes === 1 ? '1 minuto' : `${minutes} minutos`);

/** The words of the sentence that says who is told about an escalation, in Spanish. */
export const previewMessages = {
  others: (count) => `${count} más`,
  and: ' y ',
  lastMoment: ' y ',
  onDuty: (contact) => `quien esté de guardia de ${contact}`,
  nobodyOnDuty: 'No hay nadie de guardia',
  nobodyOnDutyFor: (contact) => `No hay nadie de guardia de ${contact}`,
  noPhone: (called) => `${called} no tiene ningún teléfono con avisos`,
  withoutEmail: (names, count) => `${names} ${count > 1 ? 'están' : 'está'} de guardia sin correo`,
  rightAway: (count) => (count > 1 ? ' reciben el aviso enseguida' : ' recibe el aviso enseguida'),
  after: (minutes) => (minutes === 1 ? ' al minuto' : ` a los ${minutes} minutos`),
  later: (minutes) => ` ${minutesIn(minutes)} después`,
  nobody: 'No se avisa a nadie',
  onlyOwners: 'solo se avisa a los propietarios',
  so: ', así que ',
} satisfies Translated<typeof english>;
