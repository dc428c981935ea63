import type { Translated } from '#core/base/translated.ts';
import type { conflictMessages as english } from './conflict-messages.ts';

/** The words about refused saves and others' saves, which the editor loads at the start, in Spanish. */
export const conflictMessages = {
  lost: 'Otra persona está guardando este procedimiento. No se ha perdido nada de lo que escribiste. Guarda de nuevo.',
  archived: 'Alguien archivó este procedimiento. Restáuralo para guardar lo que escribiste.',
  notUnderstood: 'El servidor no lo aceptó. Copia lo que escribiste y recarga la página.',
  draftByNow: 'Alguien lo pasó a borrador. Guarda de nuevo sin la nota ni el mensaje.',
  removedStep: 'Paso quitado',
} satisfies Translated<typeof english>;
