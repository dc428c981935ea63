import type { Translated } from '#core/base/translated.ts';
import { listed } from '../../base/written.ts';
import type { conflictWords as english } from './messages.ts';

const parts = (count: number) => (count === 1 ? '1 parte' : `${count} partes`);

export const conflictWords = {
  title: (name) => `${name}: otra persona guardó cambios mientras escribías`,
  text: (count) =>
    `${parts(count)} ${count === 1 ? 'es distinta' : 'son distintas'}. Elige en cada una. No se ha perdido nada de lo que escribiste.`,
  sides: { mine: 'Mis cambios', theirs: 'Sus cambios' },
  mineState: 'sin guardar',
  somebody: 'Otra persona',
  who: (name, when) => (when === '' ? name : `${name}, ${when}`),
  allOf: { mine: 'Conservar todos los míos', theirs: 'Usar todos los suyos' },
  choices: { mine: 'Conservar los míos', theirs: 'Usar los suyos' },
  same: (names) => `Sin diferencias: ${listed(names).replace(/\.+$/, '')}.`,
  underlined: 'Los cambios están subrayados.',
  urgentToo: (sentence) => `Corrección urgente: “${sentence}”`,
  taken: (mine, theirs) => {
    if (theirs === 0) return 'Todos los tuyos.';
    return mine === 0
      ? 'Todos los suyos.'
      : `${parts(mine)} con los tuyos, ${theirs} con los suyos.`;
  },
  goOn: 'Seguir escribiendo',
  save: 'Guardar cambios',
  nothing: 'Vacío',
  notChosen: 'Sin elegir todavía',
  customised: 'Con texto propio',
  skip: (number, question) => `Saltar al paso ${number}: ${question}`,
  skipNowhere: 'Saltar a un paso quitado',
  picture: (side) => `Imagen, ${side}`,

  was: (number) => `Era el paso ${number}`,
  removed: (name, when) => `${name} quitó este paso${when === '' ? '' : `, ${when}`}.`,
  removedText: 'Guarda tu texto como paso nuevo o descártalo.',
  insertAfter: 'Insertar después de',
  first: 'Antes del paso 1',
  becomes: (number) => `Será el paso ${number}.`,
  discard: 'Descartar lo que escribí',
  copy: 'Copiar el texto',
  copied: 'Texto copiado',
  notCopied: 'Selecciona el texto y cópialo.',
  saveAsNew: 'Guardar como paso nuevo',
  goOnAsNew: 'Continuar como paso nuevo',
  newStepFirst: 'Guarda o quita antes tu otro paso nuevo.',

  orderTitle: 'Otra persona también movió pasos',
  orderText: 'Tu orden está sin guardar.',
  stepLine: (number, question) => `${number}. ${question}`,
  orderSides: { mine: 'Conservar mi orden', theirs: 'Usar su orden' },
  order: 'Orden de los pasos',
} satisfies Translated<typeof english>;
