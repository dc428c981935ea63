import type { Translated } from '#core/base/translated.ts';
import { listed } from '../base/written.ts';
import type { pathsMessages as english } from './messages.ts';

/** Returns '2, 4 y 7'. */
const steps = (numbers: readonly number[]) => listed(numbers.map(String));

export const pathsMessages = {
  title: 'Revisión de recorridos',
  about: 'Marca un recorrido cuando confiarías en él a las 3 de la madrugada.',
  unsaved: 'Los cambios sin guardar no están incluidos.',
  firstOnly: (shown) => `Solo se muestran los primeros ${shown}.`,
  none: 'Aún no hay recorridos',
  noneText: 'Ninguna respuesta lleva del paso 1 a un final.',
  loadFailed: 'Los recorridos no se cargaron.',
  reopened: 'Por comprobar de nuevo',
  reopenedBy: (numbers) =>
    numbers.length === 1
      ? `El paso ${steps(numbers)} cambió desde entonces.`
      : `Los pasos ${steps(numbers)} cambiaron desde entonces.`,
  checkedBy: (by, day) => `Revisado${by === null ? '' : ` por ${by}`}, ${day}`,
  count: (count) => (count === 1 ? '1 paso' : `${count} pasos`),
  final: 'Pantalla final',
  path: (number) => `Recorrido ${number}`,
  check: 'Marcar como revisado',
  asAbove: (numbers, above) =>
    `${numbers.length === 1 ? 'Paso' : 'Pasos'} ${steps(numbers)}, como en el recorrido ${above}`,
  editStep: (number) => `Editar el paso ${number}`,
  walkPath: (number) => `Vista previa del recorrido ${number}`,
  print: 'Imprimir la lista',
  onPaper: (title) => `Revisión de recorridos: ${title}`,
  paperNote: 'Lo que marques en papel, márcalo también en la app.',
  notTicked: 'La marca no se guardó.',
  languages: 'Idioma',
  review: 'Revisión',
  notReviewed: 'Sin revisar.',
  editedSince: 'Editado desde entonces.',
  next: (title) => `Siguiente: ${title}`,
  changed: 'Este recorrido acaba de cambiar. Léelo de nuevo.',
} satisfies Translated<typeof english>;
