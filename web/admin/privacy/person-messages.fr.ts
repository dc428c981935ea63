import type { Translated } from '#core/base/translated.ts';
import { inDigits } from '../base/written.ts';
import type { personMessages as english } from './person-messages.ts';

const plural = (count: number, one: string, more = `${one}s`) =>
  `${inDigits(count)} ${count < 2 ? one : more}`;

/** The words of the part about one person, in French. */
export const personMessages = {
  title: 'Une personne',
  text: 'Téléchargez ou retirez ce qui est conservé sur quelqu’un.',
  name: 'Nom ou courriel',
  nameHint: 'Pour un conseiller, son nom exact.',
  find: 'Rechercher',
  findFailed: 'La recherche a échoué.',
  nothing: (name) => `Rien trouvé pour ${name}.`,
  found: (name) => `Trouvé pour ${name}`,
  records: (count) => plural(count, 'fiche'),
  messages: (count) => plural(count, 'message'),
  searches: (count) => plural(count, 'recherche sans résultat', 'recherches sans résultat'),
  mails: (count) => plural(count, 'courriel'),
  account: (email) => `le compte ${email}`,
  enabled: (email) => `Le compte ${email} est utilisé. Désactivez-le d’abord dans Personnes.`,
  download: 'Tout télécharger',
  downloadFailed: 'Le téléchargement a échoué.',
  forget: 'Retirer le nom',
  forgetTitle: (name) => `Retirer le nom ${name} ?`,
  forgetText:
    'Il devient partout « Quelqu’un » ; un compte est supprimé avec ses courriels. Les fiches comptent toujours. Le texte libre et les identifiants du journal d’activité restent. Cela ne peut pas être annulé.',
  confirm: 'Saisissez le nom pour confirmer',
  differs: 'C’est un autre nom',
  forgotten: 'Nom retiré',
  notForgotten: 'Le nom n’a pas été retiré.',
} satisfies Translated<typeof english>;
