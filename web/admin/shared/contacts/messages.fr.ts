import type { Translated } from '#core/base/translated.ts';
import type { contactMessages as english } from './messages.ts';

export const contactMessages = {
  chip: (read) => `Contact ${read}`,
  unknown: 'Contact inconnu',
  noNumberYet: 'pas encore de numéro',
  calls: (numbers) => ` appelle : ${numbers}.`,
  withoutNumber: (names) => `Pas encore de numéro : ${names}.`,
  gone: 'Ce contact n’existe pas. Insérez-en un autre ou supprimez-le.',
} satisfies Translated<typeof english>;
