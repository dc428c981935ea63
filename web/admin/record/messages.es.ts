import type { Translated } from '#core/base/translated.ts';
import { recordWords } from '#core/record/record-words.es.ts';
import type { recordMessages as english } from './messages.ts';

export const recordMessages = {
  ...recordWords,
  back: 'Volver a Estadísticas',
  callback: 'Número para devolver la llamada',
  callbackText: (number) => `${number} (lo escribió el asesor, sin comprobar)`,
  loadFailed: 'El registro no se cargó.',
  notFound: 'Este registro no existe',
  notFoundText: 'Puede que falte en una copia de seguridad restaurada.',
  evidence: 'Descargar prueba documental',
  evidenceSaved: 'Prueba documental descargada',
  evidenceNotSaved: 'La prueba documental no se descargó.',
  print: 'Imprimir',
  copy: 'Copiar registro',
  copied: 'Registro copiado',
  byHand: 'Selecciona el texto y cópialo tú.',
  text: 'Texto del registro',
} satisfies Translated<typeof english>;
