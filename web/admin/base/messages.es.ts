import { unreachable } from '#core/base/assert.ts';
import { LIMITS } from '#core/base/limits.ts';
import { LOCALE } from '#core/base/locale.ts';
import type { Translated } from '#core/base/translated.ts';
import type { StepProblem } from '#core/step/step-problems.ts';
import type { Branch } from '#core/step/step.ts';
import type { TreeProblem } from '#core/tree/tree-check.ts';
import type { adminMessages as english, BRANCH_WORDS as englishBranch } from './messages.ts';
import { formatMoment } from './moment.ts';

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const megabytes = (bytes: number): string => (bytes / 1_048_576).toLocaleString(LOCALE, TENTHS);

/** Every word that only administrators read, by screen, in Spanish. */
export const adminMessages = {
  cancel: 'Cancelar',
  unanswered: 'El servidor no contestó.',

  adminLogin: {
    title: 'Iniciar sesión',
    text: 'Para el personal de vida residencial.',
    email: 'Correo',
    password: 'Contraseña',
    forgotPassword: 'Olvidé mi contraseña',
    login: 'Entrar',
    advisorQuestion: '¿De guardia esta noche?',
    advisorLink: 'Ir a la app de asesores',
    success: 'Sesión iniciada',
    failure: 'Correo o contraseña incorrectos',
    setPassword: 'Crea una contraseña',
    tooManyTries: 'Demasiados intentos. Espera un minuto.',
    unanswered: 'El servidor no contestó. Revisa tu conexión.',
    campus: 'Iniciar sesión con tu cuenta del campus',
    or: 'o',
    passwordsOff: 'Aquí las contraseñas están desactivadas.',
    byLink: (email) => `Con este enlace inicias sesión una sola vez como ${email}.`,
    enterByLink: 'Iniciar sesión con este enlace',
    signingIn: 'Iniciando sesión…',
    secondStepTitle: 'Verificación en dos pasos',
    secondStepText: 'Escribe el código de seis dígitos de tu app de autenticación.',
    campusFailures: {
      stale: 'Este inicio de sesión caducó. Inténtalo de nuevo.',
      cancelled: 'Se canceló el inicio de sesión del campus.',
      unknown: 'Tu cuenta del campus no tiene acceso. Pide a un propietario que te invite.',
      unverified: 'Tu campus no confirmó tu correo. Consulta a tu oficina de informática.',
      withheld:
        'Estás en demasiados grupos del campus para saber tu rol. Pide a tu oficina de informática que envíe solo los grupos de esta app.',
      untrusted:
        'No se pudo verificar el inicio de sesión del campus. Avisa a tu oficina de informática.',
      unavailable: 'El inicio de sesión del campus no responde.',
      tooManyTries: 'Demasiados intentos. Espera un minuto.',
    },
  },

  forgotPassword: {
    title: 'Olvidé mi contraseña',
    text: 'Te enviaremos un enlace por correo.',
    email: 'Correo',
    confirm: 'Confirmar',
    backToLogin: 'Volver al acceso',
    success: 'Correo de verificación enviado.',
    failure: 'Ese correo no existe',
    passwordToShort: 'Usa una contraseña segura',
    sentTitle: '¡Te enviamos el enlace por correo!',
    sentText: 'Abre el enlace del correo para crear una contraseña nueva.',
    resend: 'Reenviar enlace',
    gotIt: 'Entendido',
  },

  resetPassword: {
    title: 'Restablecer contraseña',
    newPassword: 'Contraseña nueva',
    confirmPassword: 'Confirmar contraseña',
    hint: 'Más de ocho caracteres',
    confirm: 'Confirmar',
    success: 'Contraseña actualizada',
    invalidPassCode: 'Código no válido',
    passwordToShort: 'La contraseña debe tener más de ocho caracteres',
    passwordCommon: 'Esta contraseña es demasiado común.',
    passwordGuessable: 'Se parece demasiado a tu correo, a tu nombre o a una palabra común.',
    failure: 'La contraseña no se actualizó.',
    newLink: 'Pedir otro enlace',
  },

  adminShell: {
    issues: 'Procedimientos',
    logOut: 'Cerrar sesión',
    signInAgainTitle: 'Inicia sesión de nuevo',
    signInAgainText: (email) =>
      `Tu sesión terminó. No se ha perdido nada de lo que escribiste. Escribe la contraseña de ${email}.`,
    signInAgainByCampus: (email) =>
      `Tu sesión terminó. No se ha perdido nada de lo que escribiste. Inicia sesión como ${email}.`,
    proveAgainText: (email) => `Para continuar, escribe la contraseña de ${email}.`,
    proveAgainByCampus: (email) => `Para continuar, inicia sesión como ${email}.`,
    proveAgainElsewhere: (email) =>
      `Para continuar, guarda tu trabajo, cierra sesión, vuelve a iniciarla como ${email} y haz esto antes de 15 minutos.`,
    signInAgainCampus: 'Se abre en otra pestaña. Después, vuelve aquí.',
  },

  issues: {
    create: 'Crear procedimiento',
    search: 'Busca un procedimiento',
    showing: (count) =>
      count === 1 ? 'Se muestra 1 procedimiento' : `Se muestran ${count} procedimientos`,
    empty: 'Aún no hay procedimientos',
    emptyText: 'Los asesores siguen un procedimiento pregunta por pregunta.',
    noResults: 'Ningún procedimiento coincide con tu búsqueda',
    showAll: 'Ver todos',
    loadFailed: 'Los procedimientos no se cargaron.',
    draft: 'BORRADOR',
    published: 'PUBLICADO',
    publish: 'Publicar',
    stepCount: (count) => {
      if (count === 0) return 'Sin pasos todavía';
      return count === 1 ? '1 paso' : `${count} pasos`;
    },
    problemCount: (count) => (count === 1 ? '1 problema' : `${count} problemas`),
    reviewBy: (date) => `Revisar antes del ${date}`,
    lastUpdate: (date) => `Última actualización: ${date}`,
    notPublishable: 'Este procedimiento aún no se puede publicar',
    notPublishableText: (title, count) =>
      `Los asesores no podrían terminar “${title}”. Corrige antes ${count === 1 ? 'esto' : `estos ${count} problemas`}.`,
    archived: 'Procedimiento archivado',
    notPublished: 'El procedimiento no se publicó.',
    notArchived: 'El procedimiento no se archivó.',
    notRestored: 'El procedimiento no se restauró.',
    starter: 'Sin revisar',
  },

  createIssue: {
    title: 'Crear procedimiento',
    name: 'Nombre',
    tooLong: (most) => `Máximo ${most} caracteres`,
    category: 'Asignar a una categoría',
    choose: 'Elige una categoría',
    reviewBy: 'Fecha de revisión',
    start: 'Empezar',
    cancel: 'Cancelar',
    note: 'El procedimiento empieza como borrador. Publícalo después con el botón Publicar de la lista de procedimientos.',
    failure: 'El procedimiento no se creó.',
  },

  contact: 'un contacto',

  editor: {
    rating: 'Valoración',
    newTitle: 'Procedimiento nuevo',
    archive: 'ARCHIVAR PROCEDIMIENTO',
    steps: 'Pasos',
    details: 'Datos generales',
    firstAct: 'Haz esto primero',
    firstActHint: 'Opcional: una línea que se ve en cada paso.',
    alsoCalled: 'También se llama',
    alsoCalledHint: (most) => `Opcional: hasta ${most} nombres, separados por comas.`,
    situations: 'Temas de búsqueda',
    situationsHint: 'Las búsquedas sobre estos temas encuentran este procedimiento.',
    situationsFailed: 'Los temas sugeridos no se cargaron.',
    addSituation: 'Añadir',
    taught: 'Búsquedas que llevan aquí',
    taughtHint: 'Elegidas en la bandeja.',
    removeTaught: (search) => `Quitar “${search}”`,
    removeSituation: (name) => `Quitar ${name}`,
    place: 'Orden en su categoría',
    noPlace: 'Tras los numerados, por nombre',
    placeOf: (place) => (place === 1 ? '1 (primero)' : String(place)),
    insertContact: 'Insertar un contacto',
    insertContactInto: (text) => `Insertar un contacto en ${text}`,
    contactTexts: {
      firstAct: 'la primera línea',
      question: 'la pregunta',
      confirmation: 'la confirmación',
    },
    readPaths: 'Revisión de recorridos',
    detailsMissing: 'Añade un nombre y una categoría.',
    step: (number) => `Paso ${number}`,
    emptyStep: 'Aún no hay nada escrito',
    addStep: 'AÑADIR UN PASO',
    addLockedUnsaved: (number) => `Guarda antes el paso ${number}.`,
    addLockedFailed: 'No se pudo guardar. Guarda de nuevo.',
    addLockedNew: 'Guarda antes los datos generales.',
    feedback: 'Comentarios',
    feedbackExcerpt: 'Lo último que ven los asesores',
    feedbackText: 'Todo procedimiento termina con esta pantalla.',
    saved: 'Guardado',
    notSaved: 'Sin guardar',
    broken: 'Tiene problemas',
    savedAt: (at) => `Guardado: ${formatMoment(at, new Date(), undefined)}`,
    moveUp: 'Subir',
    moveDown: 'Bajar',
    question: 'Pregunta o indicación',
    image: 'Imagen',
    imageUpload: 'Subir imagen',
    imageRemove: 'Quitar imagen',
    imageAlt: 'Imagen de este paso',
    imageFailed: 'La imagen no se subió.',
    imageNotOne: 'Sube una imagen PNG, JPEG o WebP.',
    imageOfIphone:
      'Las fotos de iPhone (HEIC) no se pueden subir. Sube una captura de pantalla de la foto.',
    imageUnreadable: 'Este archivo no sirve como imagen. Guárdalo como JPEG o PNG.',
    imageTooLarge: 'Esta imagen pasa de 15 MB.',
    uploading: 'Subiendo',
    megabytes: (done, all) => `${megabytes(done)} de ${megabytes(all)} MB`,
    answerType: 'Tipo de respuesta',
    customise: 'Personalizar el texto de la respuesta',
    ifYes: 'Si es sí',
    ifNo: 'Si es no',
    onceConfirmed: 'Al confirmar...',
    actionType: 'Tipo de acción',
    stepNumber: 'Número de paso',
    customText: 'Texto propio',
    confirmationText: 'Texto de confirmación',
    choose: 'Elegir',
    finalScreen: 'Pantalla final',
    noOtherSteps: '¡No hay otros pasos! Añade un paso.',
    removeStep: 'QUITAR PASO',
    save: 'Guardar cambios',
    changesSaved: 'Cambios guardados',
    changesNotSaved: 'Cambios sin guardar',
    liveHint: 'Los asesores lo ven enseguida',
    stepRemoved: 'Paso quitado',
    stepNotRemoved: 'No se pudo quitar el paso',
    stepNotRestored: 'El paso no se restauró.',
    notMoved: 'El paso no se movió.',
    loadFailed: 'Este procedimiento no se cargó.',
    notFound: 'Este procedimiento no existe.',
    backToList: 'Volver a la lista de procedimientos',
    leaveTitle: '¿Salir sin guardar?',
    leaveText: 'Lo que escribiste se queda en esta pestaña.',
    leave: 'Salir',
    stay: 'Quedarme',
    removeTitle: (number) => `¿Quitar el paso ${number}?`,
    removeText: (steps) => `${steps}: sin paso al que saltar. Corrígelo antes de publicar.`,
    removeConfirm: 'Quitar',
    loadRemote: 'Cargar sus cambios',
    remoteNotLoaded: 'Sus cambios no se cargaron. Los tuyos se conservan.',
    archivedLabel: 'ARCHIVADO',
    archivedText: 'Archivado. Los asesores no lo ven.',
    archivedReason: 'Restaura este procedimiento para cambiarlo.',
    restore: 'Restaurar',
    archiveTitle: '¿Archivar sin guardar?',
    archiveConfirm: 'Archivar',
    blocked: 'Sin guardar: los asesores no podrían terminar esta versión.',
    unanswered: 'El servidor no contestó. Guarda de nuevo; no se ha perdido nada.',
    problems: 'Problemas',
    toFix: (count) => (count === 1 ? '1 problema por corregir' : `${count} problemas por corregir`),
    warnings: (count) => (count === 1 ? '1 advertencia' : `${count} advertencias`),
    noStepSaved: 'Aún no hay pasos guardados',
    notFinished: (number) => `El paso ${number} está sin terminar`,
    nothingToFix: 'Nada por corregir',
    nothingButUnsaved: 'Nada por corregir, pero sin guardar',
    goToStep: (number) => `Ir al paso ${number}`,
    goToDetails: 'Ir a los datos generales',
  },
} satisfies Translated<typeof english>;

export const BRANCH_WORDS = {
  yesAction: adminMessages.editor.ifYes,
  noAction: adminMessages.editor.ifNo,
  confirmationAction: 'Al confirmar',
} satisfies Translated<typeof englishBranch>;

function isBranch(text: string | undefined): text is Branch {
  return text !== undefined && Object.hasOwn(BRANCH_WORDS, text);
}

const TARGET_WORDS: Partial<Record<StepProblem['code'], string>> = {
  REQUIRED: 'elige el paso al que salta.',
  MISSING_TARGET: 'el paso al que salta ya no existe. Elige otro.',
  SELF_SKIP: 'salta a sí mismo. Elige otro paso.',
  FIRST_STEP: 'un salto no puede volver al paso 1. Elige otro.',
};

const REQUIRED_WORDS: Record<string, string> = {
  question: 'escribe la pregunta o la indicación.',
  answerType: 'elige un tipo de respuesta.',
  actionType: 'elige un tipo de acción.',
  customText: 'escribe el texto propio.',
  confirmationText: 'escribe el texto de confirmación.',
};

const MAX_LENGTHS: Record<string, number> = {
  question: LIMITS.question,
  customText: LIMITS.answerText,
  confirmationText: LIMITS.confirmationText,
};

/** Returns how to mend a text that is almost a reference to a contact (CONTACT-9). */
export function brokenReference(found = '[[', withoutContacts?: string): string {
  const mend = withoutContacts
    ? `${withoutContacts} no admite contactos.`
    : 'Bórralo e inserta el contacto.';
  return `“${found}” no es un contacto. ${mend}`;
}

/** Returns the words for a step's problem: the answer it is about, if any, and a sentence that follows a colon. */
export function wordsOfStepProblem({ field, code, found }: StepProblem) {
  const [first, second] = field.split('.');
  const where = isBranch(first) ? BRANCH_WORDS[first] : undefined;
  const member = second ?? field;
  if (code === 'NO_OTHER_STEPS') return { where, what: 'añade un paso al que saltar.' };
  if (code === 'NOT_AN_IMAGE') return { where, what: 'falta la imagen. Súbela de nuevo.' };
  if (code === 'TOO_LONG') return { where, what: `máximo ${MAX_LENGTHS[member]} caracteres.` };
  if (code === 'BROKEN_REFERENCE') {
    const answer = member === 'customText' ? 'El texto de una respuesta' : undefined;
    return { where, what: brokenReference(found, answer) };
  }
  const what = member === 'goToStep' ? TARGET_WORDS[code] : REQUIRED_WORDS[member];
  return { where, what: what ?? '' };
}

export function sentenceOf(problem: StepProblem): string {
  const { what } = wordsOfStepProblem(problem);
  return what.charAt(0).toUpperCase() + what.slice(1);
}

/** Returns the words for a tree's problem: the step and answer, and a sentence that follows a colon (PUBLISH-4). */
export function wordsOfTreeProblem(problem: TreeProblem): { where: string; what: string } {
  const { firstAct, step: stepOf } = adminMessages.editor;
  const step = problem.step === null ? firstAct : stepOf(problem.number);
  switch (problem.code) {
    case 'BROKEN_STEP': {
      const { where, what } = wordsOfStepProblem(problem.problem);
      return { where: where === undefined ? step : `${step}, ${where}`, what };
    }
    case 'MISSING_TARGET':
    case 'SELF_SKIP':
      return {
        where: `${step}, ${BRANCH_WORDS[problem.branch]}`,
        what: TARGET_WORDS[problem.code] ?? '',
      };
    case 'ENDLESS_LOOP':
      return {
        where: step,
        what: 'este ciclo no tiene salida. Haz que una respuesta salga de él.',
      };
    case 'UNREACHABLE':
      return {
        where: step,
        what: 'ninguna respuesta lleva aquí, así que los asesores nunca lo ven.',
      };
    case 'LONG_WALK':
      return {
        where: step,
        what: `desde aquí puede llevar ${problem.length} pasos. Quizá sean mejor dos procedimientos más cortos.`,
      };
    case 'BROKEN_REFERENCE':
      return { where: step, what: brokenReference(problem.found) };
    case 'UNKNOWN_CONTACT':
      return { where: step, what: 'nombra un contacto que no existe. Elige otro.' };
    case 'NUMBER_MISSING':
      return { where: step, what: `${problem.name} no tiene número todavía.` };
    default:
      return unreachable(problem);
  }
}
