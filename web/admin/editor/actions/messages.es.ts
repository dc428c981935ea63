import type { Translated } from '#core/base/translated.ts';
import { listed } from '../../base/written.ts';
import type {
  partsNotLoaded as englishParts,
  presenceMessages as englishPresence,
  publishingMessages as englishPublishing,
  stepMessages as englishStep,
} from './messages.ts';

export const partsNotLoaded = {
  conflict: 'Sus cambios no se cargaron. Lo que escribiste se conserva.',
  paths: 'La revisión de recorridos no se cargó.',
  preview: 'La vista previa no se cargó.',
  changeNote: 'El formulario no se cargó.',
  tree: 'El árbol no se cargó.',
} satisfies Translated<typeof englishParts>;

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

export const stepMessages = {
  drag: (step) => `Arrastrar: ${step}`,
  moveUnanswered: 'El servidor no contestó. Muévelo de nuevo.',
  imageRemoved: 'Imagen quitada',
  imageNotUploaded: 'La imagen no se subió',
  insert: 'Insertar un paso debajo',
  duplicate: 'Duplicar paso',
  more: (number) => `Más para el paso ${number}`,
  saveAndContinue: 'Guardar y continuar',
  saveKeys: isApple ? '⌘S' : 'Ctrl+S',
  continueKeys: isApple ? '⌘Enter' : 'Ctrl+Enter',
} satisfies Translated<typeof englishStep>;

export const publishingMessages = {
  told: 'Mensaje enviado a los asesores',
  backToDraft: 'Pasar a borrador',
  published: 'Los asesores ven este procedimiento',
  settled: {
    publish: 'Los asesores ven los cambios',
    discard: 'Cambios descartados',
    keep: 'Los cambios siguen en espera',
  },
  takenBack: 'Pasado a borrador: los asesores ya no lo ven',
  notTakenBack: 'El procedimiento no se pasó a borrador.',
  publishedMeanwhile: 'Alguien lo publicó. Ahora los asesores lo ven así.',
  takenBackMeanwhile: 'Alguien lo pasó a borrador.',
  blocking: (count) =>
    count === 1 ? '1 problema impide publicar' : `${count} problemas impiden publicar`,
  unsavedTitle: '¿Publicar sin guardar?',
  unsavedText: 'Los asesores reciben la última versión guardada.',
  unsavedConfirm: 'Sí, publicar',
} satisfies Translated<typeof englishPublishing>;

export const presenceMessages = {
  here: (people) => `${listed(people)} también ${people.length === 1 ? 'está' : 'están'} aquí`,
  /** 'Tom Reyes (paso 4)' */
  at: (name, number) => `${name} (paso ${number})`,
  atStep: (names) => `${listed(names)} lo ${names.length === 1 ? 'tiene' : 'tienen'} abierto`,
  removed: 'Alguien quitó este paso',
} satisfies Translated<typeof englishPresence>;
