import { displayName } from '#core/base/display-name.fr.ts';
import type { Translated } from '#core/base/translated.ts';
import type { errorDetails as english } from './error-details.ts';

const OWN = 'Vous avez fait la dernière modification. Quelqu’un d’autre doit la publier.';

export const errorDetails = {
  restoreFirst: 'Rétablissez d’abord cette procédure archivée.',
  addStepFirst: 'Ajoutez d’abord une étape.',
  notTranslated: 'Aucun texte n’est encore traduit.',
  textsLeft: (missing, stale) => `Pas encore traduits : ${missing}. Changés depuis : ${stale}.`,
  pathsLeft: (count) => `Vérifiez d’abord tous les parcours : il en reste ${count}.`,
  noChangesWait: 'Aucune modification n’est en attente.',
  correctedMeanwhile:
    'Les conseillers voient maintenant une correction du même texte. Réglez-la d’abord.',
  pathChanged: 'Ce parcours a changé.',
  notYourCategory: (category) =>
    `Vous ne pouvez pas modifier les procédures de « ${displayName(category)} ».`,
  saveWithoutNote: 'Une deuxième personne doit l’approuver : enregistrez sans note.',
  ownChange: {
    published: `${OWN} Si cela ne peut pas attendre, envoyez une correction urgente.`,
    never: `${OWN} Demandez à un propriétaire ou à un auteur de sa catégorie.`,
    before: (revision) =>
      `${OWN} Ou rétablissez la version ${revision}, que vous pouvez publier parce que les conseillers l’avaient déjà.`,
    review:
      'Vous avez fait la dernière modification. Modifiez de nouveau ou demandez une relecture.',
  },
  messageUnread: 'Personne d’autre n’a lu son message. Publiez sans message.',
  changesWait:
    'Cette procédure a des modifications en attente. Envoyez seulement le message, ou publiez ou abandonnez d’abord les modifications.',
  removedUrgently: (sentence) => `Une correction urgente a retiré ce texte : « ${sentence} »`,
  discardAndSend: 'Abandonnez les modifications en attente et envoyez-le comme correction urgente.',
  restoreAndSend: (revision) =>
    `Modifiez-la, ou rétablissez et publiez la version ${revision}, et envoyez-la comme correction urgente.`,
  tellWhy: 'Pour l’utiliser de nouveau, dites pourquoi aux conseillers dans l’éditeur.',
  numbersInMessage:
    'Personne d’autre ne lit d’abord ce message. Retirez les numéros et les adresses ; insérez des contacts.',
  newInCorrection: (added) =>
    `Personne d’autre ne lit d’abord cette correction, et « ${added} » est nouveau. Insérez plutôt un contact.`,
  imageInCorrection:
    'Personne d’autre ne lit d’abord cette correction : elle ne peut donc pas ajouter d’image.',
  ownCorrection:
    'Vous avez fait cette correction urgente. Quelqu’un d’autre doit d’abord appuyer sur « Je l’ai lue ».',
  readCorrection: 'Lisez la correction urgente et appuyez sur « Je l’ai lue ».',
  yourCorrection: 'Vous avez écrit cette correction. Quelqu’un d’autre doit la lire.',
  nothingToReview:
    'Seuls un brouillon avec une étape ou des modifications en attente peuvent être relus.',
  inviteOther: 'Invitez d’abord un autre propriétaire ou auteur.',
  settingsSaved: 'Quelqu’un d’autre a enregistré les paramètres avant vous.',
  namedOnPhones: {
    name: (added) =>
      `Le nom du campus va à tous les téléphones à la fois. Laissez de côté « ${added} ».`,
  },
  nothingWaits: 'Rien n’attend d’approbation.',
  yourRequest: 'Vous avez demandé cette modification. Un autre propriétaire doit l’approuver.',
  tooManySteps: (most) => `Une procédure peut avoir ${most} étapes au maximum.`,
  stepsLeadHere: (steps) => `Ces étapes y mènent : ${steps}.`,
  ownerInactive: 'Le responsable doit être un administrateur actif.',
  fileTooNew: (version, most) =>
    `Le fichier est à la version ${version} ; ce serveur lit jusqu’à la ${most}. Mettez le serveur à jour ou exportez depuis un plus ancien.`,
  tooManyContacts: (added, most) =>
    `Cette procédure ajoute ${added < 2 ? 'un contact' : `${added} contacts`}, mais les paramètres ne peuvent en avoir que ${most}, y compris ceux qui attendent une approbation. Retirez-en d’abord.`,
  termsSaved: 'Quelqu’un d’autre a enregistré les durées avant vous.',
  isVoid: 'Cette fiche est déjà invalidée.',
  setUpSecondStep:
    'Configurez la connexion en deux étapes dans votre profil dans les 15 minutes qui suivent votre connexion.',
  errorNumber: (id) => `Numéro d’erreur : ${id}.`,
  imagePixels: (millions) => `Une image peut avoir ${millions} millions de pixels au maximum.`,
  imagesWait: 'Trop d’images sont en cours d’envoi. Réessayez dans un moment.',
  documents: {
    NOT_KNOWN:
      'Ce type de fichier ne peut pas être importé. Utilisez Word (.docx), ODT, RTF, PDF, HTML, texte, Markdown, CSV, XLSX, XLSForm ou un fichier fait par Exporter.',
    OLD_WORD:
      'C’est un ancien fichier Word, ou il a un mot de passe. Enregistrez-le en .docx sans mot de passe, puis importez-le.',
    LOCKED_PDF:
      'Ce PDF est verrouillé. Enregistrez-le sans mot de passe ou choisissez le document original.',
    SCANNED_PDF:
      'Ce PDF est une numérisation sans texte. Choisissez le document original ou collez son texte.',
    OLD_SHEET: 'C’est un ancien fichier Excel. Enregistrez-le en .xlsx, puis importez-le.',
    OTHER_OFFICE:
      'Ce type de fichier ne peut pas être importé. Enregistrez-le en .docx, puis importez-le.',
    OTHER_SHEET:
      'Les feuilles OpenDocument ne peuvent pas être importées. Enregistrez-la en .xlsx, puis importez-la.',
    PAGES:
      'Les fichiers Pages ne peuvent pas être importés. Exportez-le vers Word, puis importez-le.',
    DAMAGED: 'Ce document est endommagé. Ouvrez-le, enregistrez-le de nouveau, puis importez-le.',
    TOO_MUCH:
      'Ce document dépasse 1 000 000 de caractères ou 10 000 paragraphes. Choisissez-en une partie ou collez son texte.',
    TOO_MANY_PAGES: 'Ce PDF dépasse 2 000 pages. Choisissez-en une partie.',
    TOO_LARGE:
      'Décompressé, ce document dépasse 32 Mo. Retirez-en les images ou choisissez-en une partie.',
    TOO_DEEP: 'Ce document a trop de niveaux imbriqués. Collez son texte.',
    TOO_SLOW:
      'La lecture de ce document dépasse 10 secondes. Choisissez-en une partie ou collez son texte.',
    NO_ROOM:
      'La lecture de ce document demande trop de mémoire. Choisissez-en une partie ou collez son texte.',
    EMPTY: 'Ce document n’a pas de texte.',
  },
} satisfies Translated<typeof english>;
