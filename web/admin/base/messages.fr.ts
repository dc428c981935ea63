import { LOCALE } from '#core/base/locale.ts';
import type { Translated } from '#core/base/translated.ts';
import type {
  adminMessages as english,
  BRANCH_WORDS as englishBranch,
  problemMessages as englishProblems,
} from './messages.ts';
import { formatMoment } from './moment.ts';

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const megabytes = (bytes: number): string => (bytes / 1_048_576).toLocaleString(LOCALE, TENTHS);

/** Every word that only administrators read, by screen, in French. */
export const adminMessages = {
  cancel: 'Annuler',
  unanswered: 'Le serveur n’a pas répondu.',

  adminLogin: {
    title: 'Connexion',
    text: 'Pour le personnel de la vie en résidence.',
    email: 'Courriel',
    password: 'Mot de passe',
    forgotPassword: 'Mot de passe oublié',
    login: 'Se connecter',
    advisorQuestion: 'De garde ce soir ?',
    advisorLink: 'Aller à l’application des conseillers',
    success: 'Connexion réussie',
    failure: 'Courriel ou mot de passe incorrect',
    setPassword: 'Choisissez un mot de passe',
    tooManyTries: 'Trop d’essais. Attendez une minute.',
    unanswered: 'Le serveur n’a pas répondu. Vérifiez votre connexion.',
    campus: 'Se connecter avec le compte du campus',
    or: 'ou',
    passwordsOff: 'Les mots de passe sont désactivés ici.',
    byLink: (email) => `Ce lien vous connecte une seule fois : ${email}.`,
    enterByLink: 'Se connecter avec ce lien',
    signingIn: 'Connexion…',
    secondStepTitle: 'Connexion en deux étapes',
    secondStepText: 'Saisissez le code à six chiffres de votre application d’authentification.',
    campusFailures: {
      stale: 'Cette connexion a expiré. Réessayez.',
      cancelled: 'La connexion par le campus a été annulée.',
      unknown: 'Votre compte du campus n’a pas d’accès. Demandez une invitation à un propriétaire.',
      unverified:
        'Votre campus n’a pas confirmé votre courriel. Adressez-vous à votre service informatique.',
      withheld:
        'Vous êtes dans trop de groupes du campus pour que votre rôle soit connu. Demandez à votre service informatique de n’envoyer que les groupes de cette application.',
      untrusted:
        'La connexion par le campus n’a pas pu être vérifiée. Signalez-le à votre service informatique.',
      unavailable: 'La connexion par le campus ne répond pas.',
      tooManyTries: 'Trop d’essais. Attendez une minute.',
    },
  },

  forgotPassword: {
    title: 'Mot de passe oublié',
    text: 'Nous vous enverrons un lien par courriel.',
    email: 'Courriel',
    confirm: 'Confirmer',
    backToLogin: 'Retour à la connexion',
    success: 'Courriel de vérification envoyé.',
    failure: 'Ce courriel n’existe pas',
    passwordToShort: 'Choisissez un mot de passe sûr',
    sentTitle: 'Lien envoyé par courriel !',
    sentText: 'Ouvrez le lien du courriel pour choisir un nouveau mot de passe.',
    resend: 'Renvoyer le lien',
    gotIt: 'Compris',
  },

  resetPassword: {
    title: 'Nouveau mot de passe',
    newPassword: 'Nouveau mot de passe',
    confirmPassword: 'Confirmer le mot de passe',
    hint: 'Plus de huit caractères',
    confirm: 'Confirmer',
    success: 'Mot de passe modifié',
    invalidPassCode: 'Code non valide',
    passwordToShort: 'Le mot de passe doit avoir plus de huit caractères',
    passwordCommon: 'Ce mot de passe est trop courant.',
    passwordGuessable: 'Il ressemble trop à votre courriel, à votre nom ou à un mot courant.',
    failure: 'Le mot de passe n’a pas été modifié.',
    newLink: 'Demander un autre lien',
  },

  adminShell: {
    issues: 'Procédures',
    logOut: 'Se déconnecter',
    signInAgainTitle: 'Connectez-vous de nouveau',
    signInAgainText: (email) =>
      `Votre session a pris fin. Rien de ce que vous avez écrit n’est perdu. Saisissez le mot de passe du compte ${email}.`,
    signInAgainByCampus: (email) =>
      `Votre session a pris fin. Rien de ce que vous avez écrit n’est perdu. Connectez-vous avec le compte ${email}.`,
    proveAgainText: (email) => `Pour continuer, saisissez le mot de passe du compte ${email}.`,
    proveAgainByCampus: (email) => `Pour continuer, connectez-vous avec le compte ${email}.`,
    proveAgainElsewhere: (email) =>
      `Pour continuer, enregistrez votre travail, déconnectez-vous, reconnectez-vous avec le compte ${email} et faites ceci dans les 15 minutes.`,
    signInAgainCampus: 'Cela s’ouvre dans un nouvel onglet. Revenez ici ensuite.',
  },

  issues: {
    create: 'Créer une procédure',
    search: 'Rechercher une procédure',
    showing: (count) =>
      count < 2 ? `${count} procédure affichée` : `${count} procédures affichées`,
    empty: 'Aucune procédure pour l’instant',
    emptyText: 'Les conseillers suivent une procédure question par question.',
    noResults: 'Aucune procédure ne correspond à votre recherche',
    showAll: 'Tout afficher',
    loadFailed: 'Les procédures ne se sont pas chargées.',
    draft: 'BROUILLON',
    published: 'PUBLIÉE',
    publish: 'Publier',
    stepCount: (count) => {
      if (count === 0) return 'Aucune étape pour l’instant';
      return count === 1 ? '1 étape' : `${count} étapes`;
    },
    problemCount: (count) => `${count} ${count < 2 ? 'problème' : 'problèmes'}`,
    reviewBy: (date) => `À relire avant le ${date}`,
    lastUpdate: (date) => `Dernière modification : ${date}`,
    notPublishable: 'Cette procédure ne peut pas encore être publiée',
    notPublishableText: (title, count) =>
      `Les conseillers ne pourraient pas terminer « ${title} ». Corrigez d’abord ${count === 1 ? 'ceci' : `ces ${count} problèmes`}.`,
    archived: 'Procédure archivée',
    notPublished: 'La procédure n’a pas été publiée.',
    notArchived: 'La procédure n’a pas été archivée.',
    notRestored: 'La procédure n’a pas été rétablie.',
    starter: 'Pas encore relue',
  },

  createIssue: {
    title: 'Créer une procédure',
    name: 'Nom',
    tooLong: (most) => `${most} caractères au maximum`,
    category: 'Catégorie',
    choose: 'Choisir une catégorie',
    reviewBy: 'Date de relecture',
    start: 'Commencer',
    cancel: 'Annuler',
    note: 'La procédure commence comme brouillon. Publiez-la plus tard avec le bouton Publier de la liste des procédures.',
    failure: 'La procédure n’a pas été créée.',
  },

  contact: 'un contact',

  editor: {
    back: 'Retour à l’éditeur',
    rating: 'Évaluation',
    newTitle: 'Nouvelle procédure',
    archive: 'ARCHIVER CETTE PROCÉDURE',
    steps: 'Étapes',
    details: 'Informations générales',
    firstAct: 'À faire d’abord',
    firstActHint: 'Facultatif : une ligne affichée à chaque étape.',
    alsoCalled: 'Autres noms',
    alsoCalledHint: (most) => `Facultatif : jusqu’à ${most} noms, séparés par des virgules.`,
    situations: 'Sujets de recherche',
    situationsHint: 'Les recherches sur ces sujets trouvent cette procédure.',
    situationsFailed: 'Les sujets proposés ne se sont pas chargés.',
    addSituation: 'Ajouter',
    taught: 'Recherches qui mènent ici',
    taughtHint: 'Choisies dans la boîte de réception.',
    removeTaught: (search) => `Retirer « ${search} »`,
    removeSituation: (name) => `Retirer ${name}`,
    place: 'Ordre dans sa catégorie',
    noPlace: 'Après celles qui ont un numéro, par nom',
    placeOf: (place) => (place === 1 ? '1 (en premier)' : String(place)),
    insertContact: 'Insérer un contact',
    insertContactInto: (text) => `Insérer un contact dans ${text}`,
    contactTexts: {
      firstAct: 'la première ligne',
      question: 'la question',
      confirmation: 'la confirmation',
    },
    readPaths: 'Vérification des parcours',
    detailsMissing: 'Ajoutez un nom et une catégorie.',
    step: (number) => `Étape ${number}`,
    emptyStep: 'Rien d’écrit pour l’instant',
    addStep: 'AJOUTER UNE ÉTAPE',
    addLockedUnsaved: (number) => `Enregistrez d’abord l’étape ${number}.`,
    addLockedFailed: 'Le dernier enregistrement a échoué. Enregistrez de nouveau.',
    addLockedNew: 'Enregistrez d’abord les informations générales.',
    feedback: 'Commentaires',
    feedbackExcerpt: 'Ce que les conseillers voient en dernier',
    feedbackText: 'Toute procédure se termine par cet écran.',
    saved: 'Enregistré',
    notSaved: 'Non enregistré',
    broken: 'Contient des problèmes',
    savedAt: (at) => `Enregistré : ${formatMoment(at, new Date(), undefined)}`,
    moveUp: 'Monter',
    moveDown: 'Descendre',
    question: 'Question ou consigne',
    image: 'Image',
    imageUpload: 'Ajouter une image',
    imageRemove: 'Retirer l’image',
    imageAlt: 'Image de cette étape',
    imageFailed: 'L’image n’a pas été ajoutée.',
    imageNotOne: 'Choisissez une image PNG, JPEG ou WebP.',
    imageOfIphone:
      'Les photos d’iPhone (HEIC) ne peuvent pas être ajoutées. Choisissez une capture d’écran de la photo.',
    imageUnreadable: 'Ce fichier n’est pas une image utilisable. Enregistrez-le en JPEG ou en PNG.',
    imageTooLarge: 'Cette image dépasse 15 Mo.',
    uploading: 'Envoi en cours',
    megabytes: (done, all) => `${megabytes(done)} sur ${megabytes(all)} Mo`,
    answerType: 'Type de réponse',
    customise: 'Personnaliser le texte de la réponse',
    ifYes: 'Si oui',
    ifNo: 'Si non',
    onceConfirmed: 'Une fois confirmé…',
    actionType: 'Type d’action',
    stepNumber: 'Numéro de l’étape',
    customText: 'Texte personnalisé',
    confirmationText: 'Texte de confirmation',
    choose: 'Choisir',
    finalScreen: 'Écran final',
    noOtherSteps: 'Aucune autre étape ! Ajoutez-en une.',
    removeStep: 'RETIRER L’ÉTAPE',
    save: 'Enregistrer les modifications',
    changesSaved: 'Modifications enregistrées',
    changesNotSaved: 'Modifications non enregistrées',
    liveHint: 'Les conseillers le voient immédiatement',
    stepRemoved: 'Étape retirée',
    stepNotRemoved: 'L’étape n’a pas pu être retirée',
    stepNotRestored: 'L’étape n’a pas été rétablie.',
    notMoved: 'L’étape n’a pas été déplacée.',
    loadFailed: 'Cette procédure ne s’est pas chargée.',
    notFound: 'Cette procédure n’existe pas.',
    backToList: 'Retour à la liste des procédures',
    leaveTitle: 'Quitter sans enregistrer ?',
    leaveText: 'Ce que vous avez écrit reste dans cet onglet.',
    leave: 'Quitter',
    stay: 'Rester',
    removeTitle: (number) => `Retirer l’étape ${number} ?`,
    removeText: (steps) =>
      `Sans étape à laquelle passer : ${steps}. Corrigez cela avant de publier.`,
    removeConfirm: 'Retirer',
    loadRemote: 'Charger ses modifications',
    remoteNotLoaded: 'Ses modifications ne se sont pas chargées. Les vôtres sont conservées.',
    archivedLabel: 'ARCHIVÉE',
    archivedText: 'Archivée. Les conseillers ne la voient pas.',
    archivedReason: 'Rétablissez cette procédure pour la modifier.',
    restore: 'Rétablir',
    archiveTitle: 'Archiver sans enregistrer ?',
    archiveConfirm: 'Archiver',
    blocked: 'Non enregistré : les conseillers ne pourraient pas terminer cette version.',
    unanswered: 'Le serveur n’a pas répondu. Enregistrez de nouveau ; rien n’est perdu.',
    problems: 'Problèmes',
    toFix: (count) => `${count} ${count < 2 ? 'problème' : 'problèmes'} à corriger`,
    warnings: (count) => `${count} ${count < 2 ? 'avertissement' : 'avertissements'}`,
    noStepSaved: 'Aucune étape enregistrée pour l’instant',
    notFinished: (number) => `L’étape ${number} n’est pas terminée`,
    nothingToFix: 'Rien à corriger',
    nothingButUnsaved: 'Rien à corriger, mais non enregistré',
    goToStep: (number) => `Aller à l’étape ${number}`,
    goToDetails: 'Aller aux informations générales',
  },
} satisfies Translated<typeof english>;

export const BRANCH_WORDS = {
  yesAction: adminMessages.editor.ifYes,
  noAction: adminMessages.editor.ifNo,
  confirmationAction: 'Une fois confirmé',
} satisfies Translated<typeof englishBranch>;

export const problemMessages = {
  target: {
    REQUIRED: 'choisissez l’étape à laquelle passer.',
    MISSING_TARGET: 'l’étape à laquelle elle mène n’existe plus. Choisissez-en une autre.',
    SELF_SKIP: 'elle mène à elle-même. Choisissez une autre étape.',
    FIRST_STEP: 'une réponse ne peut pas ramener à l’étape 1. Choisissez-en une autre.',
  },
  required: {
    question: 'écrivez la question ou la consigne.',
    answerType: 'choisissez un type de réponse.',
    actionType: 'choisissez un type d’action.',
    customText: 'écrivez le texte personnalisé.',
    confirmationText: 'écrivez le texte de confirmation.',
  },
  noOtherSteps: 'ajoutez une étape à laquelle passer.',
  notAnImage: 'l’image manque. Ajoutez-la de nouveau.',
  tooLong: (most) => `${most} caractères au maximum.`,
  answerText: 'Le texte d’une réponse',
  endlessLoop: 'cette boucle n’a pas de sortie. Faites qu’une réponse en sorte.',
  unreachable: 'aucune réponse ne mène ici ; les conseillers ne la voient donc jamais.',
  longWalk: (steps) =>
    `à partir d’ici, il peut y avoir ${steps} étapes. Pensez à deux procédures plus courtes.`,
  unknownContact: 'elle nomme un contact qui n’existe pas. Choisissez-en un autre.',
  numberMissing: (name) => `le contact ${name} n’a pas encore de numéro.`,
} satisfies Translated<typeof englishProblems>;

/** Returns a sentence that says how to correct a text that is almost a reference to a contact (CONTACT-9). */
export function brokenReference(found = '[[', withoutContacts?: string): string {
  const mend = withoutContacts
    ? `${withoutContacts} ne peut pas contenir de contact.`
    : 'Supprimez-le, puis insérez le contact.';
  return `« ${found} » n’est pas un contact. ${mend}`;
}
