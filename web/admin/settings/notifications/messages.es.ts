import { LOCALE } from '#core/base/locale.ts';
import type { Translated } from '#core/base/translated.ts';
import type { ANSWERS as englishAnswers, notificationMessages as english } from './messages.ts';

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

const tries = (count: number): string => `${count} ${count === 1 ? 'intento' : 'intentos'}`;

function until(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 1) return 'otro enseguida';
  return minutes < 120 ? `otro en ${minutes} min` : `otro en ${Math.round(minutes / 60)} h`;
}

function age(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 7_200) return `${Math.floor(seconds / 60)} min`;
  return `${Math.floor(seconds / 3_600)} h`;
}

/** The words of who is told about escalations, in Spanish. */
export const notificationMessages = {
  text: 'Las prácticas no avisan a nadie.',
  loadFailed: 'Los avisos no se cargaron.',
  tryAgain: 'Reintentar',
  nobody: 'Todavía no se avisa a nadie.',
  targets: 'Destinatarios',

  add: {
    mail: 'Añadir un correo',
    webhook: 'Añadir un webhook',
    duty: 'Añadir a quien esté de guardia',
    push: 'Añadir un teléfono',
  },
  change: {
    mail: 'Cambiar el correo',
    webhook: 'Cambiar el webhook',
    duty: 'Cambiar a quien esté de guardia',
    push: 'Cambiar el teléfono',
  },
  address: {
    mail: 'Correo a',
    webhook: 'Webhook',
    duty: 'Guardia de',
    push: 'Teléfono de',
  },
  hint: {
    mail: 'Una dirección.',
    webhook: 'Una dirección https pública; los eventos van firmados.',
    duty: 'Avisa por correo, y en sus teléfonos, a quien esté de guardia según su calendario.',
    push: 'Avisa en cada teléfono que esta persona añadió en su perfil.',
  },
  privateHint:
    'Los eventos van firmados; http solo sirve donde lo permite quien gestiona el servidor.',
  name: 'Nombre',
  nameHint: 'Opcional: lo ven los asesores, como “Responsable de guardia”.',
  answers: 'Enviar el enlace y las respuestas',
  answersShort: 'enlace y respuestas',
  goneContact: 'un contacto quitado',
  noContact: 'Todos los contactos están ya en la lista.',
  onDuty: 'Quien esté de guardia',
  phone: 'Teléfono',
  phoneOf: (name) => (name === '' ? 'un teléfono que ya no está' : `el teléfono de ${name}`),
  noPhone: 'Nadie más tiene un teléfono que reciba avisos.',
  noEmail: 'Escribe un correo válido.',
  notUrl: 'Escribe una dirección completa, como https://hooks.example.edu/reslife.',
  notHttps: 'La dirección tiene que empezar por https://.',
  escalations: 'Todos los avisos',
  allCategories: 'Todas las categorías',
  categories: 'Categorías',
  noCategory: 'Elige una categoría.',
  nothingWanted: 'Elige avisos o un resumen.',
  summary: 'Resumen',
  summaryOf: {
    none: 'Sin resumen',
    daily: 'Cada día a las 7 de la mañana',
    weekly: 'Los lunes a las 7 de la mañana',
  },
  summaryShort: {
    none: '',
    daily: 'resumen diario',
    weekly: 'resumen semanal',
  },
  noEscalations: 'Sin avisos',
  save: 'Guardar',
  added: (address) => `${address}: añadido`,
  saved: 'Guardado',
  alreadyAdded: 'Esta dirección ya está aquí o la lista está llena.',
  refused: 'El servidor rechazó esta dirección.',
  gone: 'Alguien acaba de quitarlo.',
  tooMany: 'Demasiadas pruebas. Espera un minuto.',
  notDone: 'No funcionó.',
  unanswered: 'El servidor no contestó.',

  more: (address) => `Más sobre ${address}`,
  changeEntry: 'Cambiar',
  renew: 'Renovar el secreto',
  remove: 'Quitar',
  removeTitle: (address) => `¿Quitar ${address}?`,
  removeText: 'Ya no se enviará nada ahí.',
  removed: (address) => `${address}: quitado`,
  renewTitle: '¿Renovar el secreto?',
  renewText: 'Da el nuevo al receptor antes de 24 horas.',
  secretEnd: (end) => `El secreto termina en ${end}`,
  secretTitle: 'Secreto del webhook',
  secretText: 'Dáselo ahora al receptor: solo se muestra una vez.',
  secret: 'Secreto',
  copy: 'Copiar el secreto',
  copied: 'Secreto copiado',
  byHand: 'Selecciona el secreto y cópialo tú.',
  done: 'Listo',

  test: 'Enviar una prueba',
  testOf: (address) => `Enviar una prueba a ${address}`,
  testDelivered: (answer) => {
    const seconds = Number(answer?.split(' ')[2] ?? 0) / 1_000;
    return `Prueba entregada en ${seconds.toLocaleString(LOCALE, TENTHS)} s`;
  },
  testMailed: 'Prueba enviada. Mira el historial de abajo.',
  testFailed: (reason) => `Prueba sin entregar. ${reason}`,

  log: 'Historial de envíos',
  show: 'Mostrar',
  all: 'Todos',
  logFailed: 'El historial de envíos no se cargó.',
  nothingSent: 'No se envió nada en los últimos 90 días.',
  nothingShown: 'No hay ninguno así.',
  event: {
    escalation: 'Aviso',
    takenBack: 'Aviso cancelado',
    group: 'Avisos desde una misma red',
    test: 'Prueba',
    summary: 'Resumen',
    answered: 'Respuesta',
    unanswered: 'Nadie ha contestado',
    ended: 'Aviso terminado',
  },
  waitingSince: (count, seconds) =>
    count === 1
      ? `1 envío en espera desde hace ${age(seconds)}`
      : `${count} envíos en espera, el más antiguo desde hace ${age(seconds)}`,
  states: {
    waiting: 'En espera',
    delivered: 'Entregado',
    givenUp: 'Sin entregar',
  },
  to: (address, step, round = 1) =>
    [
      address && `para ${address}`,
      step !== undefined && `paso ${step}`,
      round > 1 && `ronda ${round}`,
    ]
      .filter(Boolean)
      .join(', '),
  tries,
  triesUntil: (count, milliseconds) => `${tries(count)}, ${until(milliseconds)}`,
  sendAgain: 'Reenviar',
  againOf: (what, address) => `Reenviar: ${what} para ${address}`,
  again: 'Reenviando ahora',
} satisfies Translated<typeof english>;

type Reasons = Readonly<Record<string, (detail: string) => string>>;

/** The meaning of the first word of a delivery's last answer; the rest is its detail. */
export const ANSWERS = {
  status: (detail) => `El receptor contestó ${detail.split(' ')[0]}.`,
  redirect: (detail) =>
    `El receptor redirigió a otra dirección (${detail.split(' ')[0]}). Las redirecciones no se siguen.`,
  timeout: () => 'El receptor no contestó en 10 segundos.',
  private: () =>
    'No es una dirección https pública. Quien gestiona el servidor puede permitirla (WEBHOOK_PRIVATE).',
  name: () => 'La dirección no se encontró.',
  certificate: (detail) => `El certificado del receptor no es válido (${detail}).`,
  unreachable: (detail) => `No se pudo llegar al receptor${detail && ` (${detail})`}.`,
  mail: (detail) => `Servidor de correo: ${detail}`,
  late: () => 'Ningún servidor de correo lo aceptó en tres días.',
  removed: () => 'La dirección se quitó.',
  grouped: () => 'Se envió junto con otros de una misma red.',
  takenBack: () => 'El aviso se canceló.',
  escalatedAgain: () => 'Se volvió a escalar.',
  nobody: () => 'No hay nadie en este paso ni de guardia.',
  ended: () => 'El aviso terminó antes.',
  answered: () => 'Alguien contestó antes.',
  restored: () => 'Estaba en curso en una copia de seguridad que se restauró.',
} satisfies Translated<typeof englishAnswers>;

/** Returns the reason why a delivery has not arrived; undefined if nothing is known. */
export function reasonOf(answer: string | null): string | undefined {
  if (answer === null) return undefined;
  const [word = '', ...rest] = answer.split(' ');
  return (ANSWERS as Reasons)[word]?.(rest.join(' '));
}
