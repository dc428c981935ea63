import { BRAND } from '#core/base/brand.ts';
import type { Translated } from '#core/base/translated.ts';
import type { actLetters as english } from './act-letters.ts';

export const actLetters = {
  acts: {
    'settings.edit': 'a modifié les contacts',
    'settings.askCalls': 'a demandé une modification des contacts',
    'settings.approveCalls': 'a approuvé une modification des contacts',
    'settings.discardCalls': 'a abandonné une modification des contacts',
    'settings.secondPerson': 'a modifié la règle de la deuxième personne pour publier',
    'settings.report': 'a modifié le formulaire du rapport d’incident',
    'admin.invite': 'a invité quelqu’un',
    'admin.setRole': 'a modifié un rôle',
    'admin.setCategories': 'a modifié ce qu’un auteur peut modifier',
    'admin.disable': 'a désactivé un compte',
    'admin.enable': 'a activé un compte',
    'issue.correct': 'a fait une correction urgente',
    'told.add': 'a ajouté un destinataire',
    'told.edit': 'a modifié un destinataire',
    'told.remove': 'a retiré un destinataire',
    'told.renewSecret': 'a créé un nouveau secret pour un webhook',
    'told.ladders': 'a modifié qui est prévenu quand personne ne répond',
    'told.liftHold': 'a levé une limite des alertes',
    'wake.link':
      'a créé un lien pour activer les alertes sur le téléphone d’une personne du tour de garde',
    'wake.ownLink': 'a créé un lien pour activer les alertes sur son propre téléphone',
    'rota.connect': 'a connecté un calendrier de garde',
    'rota.disconnect': 'a déconnecté un calendrier de garde',
    'rota.accept': 'a utilisé un calendrier de garde qui a perdu des gardes',
    'rota.people': 'a modifié les personnes du tour de garde',
    'privacy.edit': 'a modifié la durée de conservation des données',
    'record.void': 'a invalidé des fiches',
    'record.unvoid': 'a de nouveau compté des fiches invalidées',
    'record.download': 'a téléchargé des fiches',
    'record.evidence': 'a téléchargé une fiche comme preuve',
    'person.download': 'a téléchargé les données d’une personne',
    'person.forget': 'a retiré un nom',
    'phone.add': 'a créé un code pour le téléphone d’un conseiller',
    'phone.revoke': 'a révoqué le téléphone d’un conseiller',
    'issue.export': 'a exporté des procédures',
    'trail.download': 'a téléchargé le journal d’activité',
  },
  subject: (what) => `Quelqu’un ${what} dans ${BRAND.name}`,
  done: `Cela a été fait dans ${BRAND.name}. Tous les propriétaires reçoivent ce courriel.`,
  line: (when, by, what, times, network) =>
    `${when} : ${by} ${what}${times}${network === null ? '' : `, depuis ${network}`}`,
  more: 'Le reste est dans le journal d’activité.',
  known: 'Si vous savez pourquoi, il n’y a rien à faire.',
  notYou: (forgot) =>
    `Si cela a été fait en votre nom mais pas par vous, réinitialisez tout de suite votre mot de passe, ce qui ferme toutes les autres sessions de votre compte : ${forgot}`,
  notYouByCampus:
    'Si cela a été fait en votre nom mais pas par vous, prévenez maintenant le service informatique de votre campus.',
  other: (people, trail) =>
    `Si c’est quelqu’un d’autre, appelez cette personne et demandez-lui pourquoi. Vous pouvez désactiver son compte sur ${people} et voir le journal d’activité sur ${trail}`,
} satisfies Translated<typeof english>;
