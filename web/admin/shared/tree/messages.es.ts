import type { Translated } from '#core/base/translated.ts';
import { inDigits, listed } from '../../base/written.ts';
import type { treeMessages as english } from './messages.ts';

const steps = (count: number) => (count === 1 ? '1 paso' : `${count} pasos`);

export const treeMessages = {
  tree: 'Árbol',
  outline: 'Esquema',
  hint: 'Muévete con las flechas; Enter abre un paso.',
  finalScreen: 'Pantalla final',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  fit: 'Ajustar',
  percent: (share) => `${Math.round(share * 100)}\u00A0%`,
  wholeWidth: 'Todo el ancho',
  beside: 'Junto al paso',
  yes: 'Sí',
  no: 'No',
  confirmed: 'Confirmado',
  name: (number, question) => `${number}. ${question}`,
  leads: (answers, to) => (answers === '' ? `va a: ${to}` : `${answers}: ${to}`),
  nowhere: 'ningún sitio todavía',
  notChosen: 'sin elegir todavía',
  unsaved: 'Sin guardar',
  noWayOut: 'Sin salida',
  notReached: 'Inalcanzable',
  hasProblems: 'Tiene problemas',
  noWayOutOf: (numbers) =>
    numbers.length === 1
      ? `El paso ${numbers[0]} no tiene salida`
      : `Los pasos ${listed(numbers.map(String))} no tienen salida`,
  notReachedByAny: 'Ninguna respuesta lleva aquí',
  numbers: 'Cifras en el árbol',
  noPaths: 'Aún no hay recorridos',
  /** '4 recorridos, de 3 a 9 pasos' */
  pathsOf: ({ count, isMore, shortest, longest, mayBeLonger }) => {
    const paths = `${inDigits(count)} ${count === 1 ? 'recorrido' : 'recorridos'}`;
    const from = shortest === longest && !mayBeLonger ? '' : `de ${shortest} a `;
    const to = `${steps(longest)}${mayBeLonger ? ' o más' : ''}`;
    return `${isMore ? 'Más de ' : ''}${paths}, ${from}${to}`;
  },
  /** 'Llevar “Si es sí” al paso 10'. */
  quickFix: (answer, target) => `Llevar “${answer}” al ${target.replace('Step', 'paso')}`,
} satisfies Translated<typeof english>;
