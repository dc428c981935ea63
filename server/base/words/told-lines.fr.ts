import type { Translated } from '#core/base/translated.ts';
import type { toldLines as english } from './told-lines.ts';

export const toldLines = {
  calls: (sentence, title) => `« ${title} » dit aux conseillers : « ${sentence} »`,
  unread:
    'Personne d’autre ne l’a encore lue. Ouvrez-la depuis la liste des procédures et appuyez sur « Je l’ai lue ».',
  forPerson: (name) => `Pour ${name}`,
  contact: (name) => `Contact : ${name}`,
  now: (what) => `Maintenant : ${what}`,
  onDuty: (contact) => `La personne de garde pour ${contact ?? 'un contact retiré'}`,
  phones: (name) => `Téléphones : ${name}`,
  email: (address) => `Courriel à ${address}`,
  webhook: (host) => `Webhook sur ${host}`,
  dutyCalendar: (contact, host) => `Calendrier de garde pour ${contact} : ${host ?? 'un fichier'}`,
  was: (what) => `Avant : ${what}`,
  allPhones: 'Tous les téléphones reçoivent les noms et les numéros',
  provenPhones: 'Seuls les téléphones vérifiés les reçoivent',
  startMails: (isOn) => `Courriels au début de la garde : ${isOn ? 'oui' : 'non'}`,
  roles: { owner: 'propriétaire', author: 'auteur', reader: 'lecteur' },
  roleOf: (email, role) => `${email} : rôle ${role}`,
  newRole: (email, before, role) => `${email} : ${before} ; maintenant ${role}`,
  allCategories: 'toutes les catégories',
  everything: 'tout',
  ladder: (of, steps) => `Pour ${of} : ${steps} ${steps < 2 ? 'palier' : 'paliers'}`,
  kinds: {
    records: 'Fiches',
    messages: 'Messages reçus',
    searches: 'Recherches',
    signIns: 'Connexions',
    mails: 'Courriels',
  },
  forever: 'sans limite',
  days: (count) => `${count} ${count < 2 ? 'jour' : 'jours'}`,
  shorter: (when) =>
    `Les durées plus courtes prennent effet le ${when}. D’ici là, tout propriétaire peut annuler cela dans la page Confidentialité.`,
  voidFrom: (when) =>
    `Elles comptent jusqu’au ${when}. D’ici là, tout propriétaire peut annuler cela dans la page Confidentialité.`,
} satisfies Translated<typeof english>;
