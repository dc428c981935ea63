import type { PathCounts } from '#core/issue/path-counts.ts';
import type { Translated } from '#core/base/translated.ts';
import { inDigits } from '../../base/written.ts';
import type {
  missingNumbersMessages as englishMissingNumbers,
  notAllowedMessages as englishNotAllowed,
  olderMessages as englishOlder,
  partMessages as englishPart,
} from './messages.ts';

/** The words of a page that the role does not allow (ROLE-7), in French. */
export const notAllowedMessages = {
  title: {
    owner: 'Cette page est réservée aux propriétaires',
    author: 'Cette page est réservée aux auteurs et aux propriétaires',
  },
  text: {
    owner: 'Vous êtes de nouveau propriétaire. Rechargez la page.',
    author: 'Votre rôle est auteur. Un propriétaire peut le modifier dans Personnes.',
    reader: 'Votre rôle est lecteur. Un propriétaire peut le modifier dans Personnes.',
  },
} satisfies Translated<typeof englishNotAllowed>;

export const partMessages = {
  reload: 'Ou rechargez la page. Ce que vous avez écrit est conservé.',
} satisfies Translated<typeof englishPart>;

export const olderMessages = {
  older: 'Afficher les précédents',
  olderFailed: 'Les précédents ne se sont pas chargés.',
} satisfies Translated<typeof englishOlder>;

export const missingNumbersMessages = {
  missing: (count) => (count < 2 ? `Il manque ${count} numéro` : `Il manque ${count} numéros`),
  missingText: (count) =>
    `Tant ${count === 1 ? 'qu’il n’est pas indiqué' : 'qu’ils ne sont pas indiqués'}, les conseillers lisent « sans numéro ».`,
  setThem: (count) => `${count === 1 ? 'L’indiquer' : 'Les indiquer'} dans Paramètres`,
} satisfies Translated<typeof englishMissingNumbers>;

/** Returns '12 parcours vérifiés sur 14' (PATHS-4). */
export function pathsChecked({ checked, count, isMore }: PathCounts): string {
  const all = `${isMore ? 'plus de ' : ''}${inDigits(count)}`;
  return `${checked} parcours ${checked < 2 ? 'vérifié' : 'vérifiés'} sur ${all}`;
}
