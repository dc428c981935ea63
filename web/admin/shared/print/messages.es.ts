import { BRAND } from '#core/base/brand.ts';
import type { Translated } from '#core/base/translated.ts';
import type { printMessages as english } from './messages.ts';

export const printMessages = {
  title: 'Imprimir',
  published: (count, sheets) => {
    const issues = count === 1 ? '1 procedimiento publicado' : `${count} procedimientos publicados`;
    if (sheets === 0) return issues;
    return `${issues}, ${sheets} ${sheets === 1 ? 'hoja' : 'hojas'} de papel.`;
  },
  what: 'Qué imprimir',
  kinds: { codes: 'Hoja de códigos QR', binder: 'Carpeta', both: 'Ambas' },
  which: 'Qué procedimientos',
  all: 'Todos los publicados',
  paper: 'Papel',
  letter: 'Carta',
  area: 'Códigos QR para',
  wholeCampus: 'Todo el campus',
  language: 'Idioma',
  original: 'En el original',
  print: 'Imprimir',
  loadFailed: 'Las páginas para imprimir no se cargaron.',
  notPrinted: 'No se imprimió',
  notPrintedText: 'La última versión no se cargó. Inténtalo de nuevo.',
  none: 'Aún no hay nada publicado',
  noneText: 'Publica antes un procedimiento.',
  notPublished: 'Este procedimiento no está publicado',
  showAll: 'Ver todos los publicados',
  unreachable: (address) =>
    `Los teléfonos no pueden abrir ${address}. Pide a quien gestiona el servidor que configure PUBLIC_URL; después, imprime.`,
  preview: 'Vista de impresión',

  /** On paper. */
  product: BRAND.name,
  scan: 'Escanea para abrir. Funciona sin señal cuando el teléfono dice “Listo sin conexión”.',
  code: (title) => `Código QR de ${title}`,
  binderTitle: 'Procedimientos',
  calls: 'A quién llamar',
  contact: 'Contacto',
  number: 'Número',
  when: 'Cuándo llamar',
  noNumber: 'sin número',
  mainNumber: 'Número principal del campus',
  contents: 'Índice',
  revision: (category, revision, day) => `${category}. Versión ${revision}, ${day}.`,
  reviewBy: (day) => `Revisar antes del ${day}.`,
  starter: 'Texto inicial, sin revisar.',
  unreviewed: 'Traducido, sin revisar.',
  firstAct: 'Haz esto primero',
  notYet: (language) => `Este paso aún no está en ${language}.`,
  goTo: (to) => (to === 'end' ? 've al final' : `ve al paso ${to}`),
  picture: (step) => `Imagen del paso ${step}`,
  end: 'Fin',
  printed: (day) => `Impreso el ${day}. La app puede ser más reciente.`,
} satisfies Translated<typeof english>;
