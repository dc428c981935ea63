import { LIMITS } from '#core/base/limits.ts';
import type { Translated } from '#core/base/translated.ts';
import { inDigits } from '../../base/written.ts';
import type { voidMessages as english } from './messages.ts';

const records = (count: number) => `${inDigits(count)} ${count === 1 ? 'registro' : 'registros'}`;

/** Returns '1 registro anulado', '2 registros anulados'. */
const voided = (count: number) => `${records(count)} ${count === 1 ? 'anulado' : 'anulados'}`;

/** Returns 'Se anularía 1 registro', 'Se anularían 2 registros'. */
const would = (count: number) => (count === 1 ? 'anularía' : 'anularían');

export const voidMessages = {
  mark: 'Anular',
  title: '¿Anular?',
  text: 'Deja de contar. Puedes deshacerlo durante 30 días; después se elimina su contenido.',
  reason: 'Motivo',
  reasonHint: 'Solo lo ven los administradores. Sin nombres.',
  tooLong: `Máximo ${LIMITS.voidReason} caracteres`,
  which: 'Qué registros',
  alone: 'Este registro',
  network: 'Todos los de su red',
  from: 'Recibidos desde',
  to: 'Recibidos hasta',
  outOfOrder: 'El final es anterior al principio',
  unknown: 'Las redes se guardan solo 14 días.',
  would: (count) => `Se ${would(count)} ${records(count)}.`,
  wouldMore: (count) =>
    count === 1
      ? 'Se anularía el registro más antiguo. Hay más.'
      : `Se anularían los ${records(count)} más antiguos. Hay más.`,
  waits: 'Más de diez al día se anulan un día después. Cualquier propietario puede deshacerlo.',
  countsUntil: (when) => `Se anula el ${when} o poco después.`,
  willBe: (count) =>
    count === 1 ? '1 registro se anulará en un día' : `${records(count)} se anularán en un día`,
  previewFailed: 'El recuento no se cargó.',
  done: voided,
  failed: 'No se anuló. Quizá ya lo hizo otra persona.',
  isVoid: 'Anulado',
  by: (name, when) => `Anulado por ${name ?? 'alguien'}, ${when}.`,
  amongst: (count) => `Anulado junto con ${records(count - 1)}.`,
  undo: 'Deshacer',
  undoOf: (reason) => `Deshacer: ${reason}`,
  undone: (count) => `${records(count)} ${count === 1 ? 'vuelve' : 'vuelven'} a contar`,
  notUndone: 'No se deshizo. Quizá ya lo hizo otra persona.',
  list: 'Registros anulados',
  listText: 'De los últimos 30 días.',
  none: 'Ninguno.',
  listFailed: 'Los registros anulados no se cargaron.',
  row: (count, name, when) => `${records(count)}, por ${name ?? 'alguien'}, ${when}`,
} satisfies Translated<typeof english>;
