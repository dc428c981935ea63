import { BRAND } from '#core/base/brand.ts';
import { LOCALE } from '#core/base/locale.ts';
import type { Translated } from '#core/base/translated.ts';
import type { ReportPlaceholder } from '#core/campus/report-placeholders.ts';
import type { PrivacyNotice } from '#core/privacy/privacy-schema.ts';
import type { privacyPolicy as english } from './privacy-messages.ts';

/** The privacy policy in eight sections (ADVISOR-8), in Spanish. */
export const privacyPolicy = {
  title: 'Política de privacidad',
  sections: {
    introduction: {
      title: 'Introducción',
      paragraphs: [
        `${BRAND.name} guía a los asesores de guardia por los procedimientos de su universidad.`,
      ],
    },
    summary: {
      title: 'Resumen',
      paragraphs: [
        'La app guarda lo que necesita para guiar a los asesores y para ver cómo usaron los procedimientos.',
        'No se trata información personal sensible. Los registros son sobre procedimientos, no sobre residentes: se pide a los asesores que no escriban nombres, habitaciones ni datos de salud.',
      ],
    },
    collected: {
      title: 'Información que se recoge',
      paragraphs: [
        'De los asesores: tu nombre de usuario; de cada procedimiento que sigues, tus respuestas, el resultado, las horas y la valoración o el comentario que dejes; comentarios sobre la app, notas sobre pasos y mensajes sobre procedimientos que faltan.',
        'Las búsquedas sin resultado se guardan sin dígitos y sin nada que te identifique. Los administradores ven las que enviaron dos o más teléfonos.',
        'De los administradores: nombre, correo, contraseña y, durante un año, qué hicieron, cuándo y desde qué red.',
        'Tu dispositivo guarda tu nombre de usuario o tu perfil, los procedimientos sin terminar, lo que está sin enviar, las búsquedas sin resultado y tu elección de colores claros u oscuros. Las cookies solo mantienen abierta la sesión de los administradores, guardan tu idioma, bloquean solicitudes falsificadas y reconocen navegadores y teléfonos ya usados, para que nadie ajeno les impida entrar.',
      ],
    },
    use: {
      title: 'Uso',
      paragraphs: [
        'Los registros, comentarios y mensajes muestran al equipo de vida residencial qué pasa durante las guardias, para planificar y mejorar los procedimientos. Los nombres y correos de los administradores sirven para iniciar sesión y para los enlaces que piden.',
        'Cuando escalas, se puede avisar enseguida, con tu nombre de usuario, a las personas que la universidad eligió. Para frenar los falsos, la app guarda qué avisos (durante un día) y qué registros (durante 14 días) llegaron de la misma red, pero no de qué red.',
        'Nada se usa para publicidad, seguimiento, perfiles ni decisiones automatizadas.',
      ],
    },
    sharing: {
      title: 'Con quién se comparte',
      paragraphs: [
        'La información se queda en la universidad, cuyos administradores de vida residencial pueden leerla y descargarla. Nunca se vende. Los avisos van a los destinatarios que eligieron los administradores. El correo pasa por el servicio de correo de la universidad.',
      ],
    },
    security: {
      title: 'Seguridad',
      paragraphs: [
        'Los administradores inician sesión, que termina si no se usa. Las contraseñas, las sesiones y los enlaces se guardan solo como valores hash, que nadie puede volver a leer. Las imágenes que se suben pierden lo que añade la cámara, como el lugar. La información viaja protegida si la universidad usa https, como debería.',
      ],
    },
    rights: {
      title: 'Derechos',
      paragraphs: [
        'Puedes pedir ver, corregir o eliminar lo que se guarda a tu nombre, salvo que la universidad deba conservarlo. Al cerrar sesión, tu nombre se quita del dispositivo, pero no de los registros ya enviados.',
      ],
    },
    contact: {
      title: 'Contacto',
      paragraphs: [
        'Pregunta a la oficina de vida residencial o a la de privacidad de tu universidad.',
      ],
    },
  },
} satisfies Translated<typeof english>;

const days = (count: number) => `${count.toLocaleString(LOCALE)} ${count === 1 ? 'día' : 'días'}`;

/** Returns sentences on how long the campus keeps each kind of data; none if it set nothing (PRIVACY-13). */
export function termSentences({ records, messages, searches }: PrivacyNotice): string[] {
  if (records === null && messages === null && searches === null) return [];
  return [
    records === null
      ? 'Los registros se conservan hasta que la universidad los elimine.'
      : `${days(records)} después de empezar, un registro pierde tu nombre, tu comentario y tus respuestas, pero sigue contando, con su hora y su resultado.`,
    messages === null
      ? 'Los comentarios, las notas y los mensajes se conservan hasta que la universidad los elimine.'
      : `Los comentarios, las notas y los mensajes se eliminan después de ${days(messages)}.`,
    searches === null
      ? 'Las búsquedas sin resultado se conservan hasta que la universidad las elimine.'
      : `Las búsquedas sin resultado se eliminan después de ${days(searches)}.`,
  ];
}

const BY_LINK =
  'Durante 24 horas, un enlace del mensaje muestra, sin iniciar sesión, tu nombre, tus pasos y el número que hayas dejado. Ese número se elimina a los 7 días, y de tu dispositivo cuando cierras sesión.';

const NOT_REAL =
  'Si alguien dice que no es real, se guarda durante 12 horas una marca de tu red: los avisos desde ella con un nombre sin verificar llegan entonces a menos gente.';

/** Returns sentences on the receivers of escalations; none if nobody receives them (PRIVACY-13). */
export function tellingSentences({ mail, webhook }: PrivacyNotice): string[] {
  if (!mail && !webhook) return [];
  const ways = [mail ? 'por correo' : [], webhook ? 'a otro programa' : []].flat();
  return [`Esta universidad envía los avisos ${ways.join(' y ')}.`, BY_LINK, NOT_REAL];
}

const ON_DEVICE =
  'Tu dispositivo guarda una declaración firmada de tu nombre hasta que cierras sesión y la envía con cada registro, que dice entonces si tu nombre está verificado.';

/** Returns sentences on the data collected if names are proven (PRIVACY-13). */
export function proofSentences({ proof }: PrivacyNotice): string[] {
  if (proof === undefined) return [];
  const how =
    proof === 'campus'
      ? 'Aquí los asesores pueden iniciar sesión con su cuenta del campus, que se entera de ello y da su nombre.'
      : 'Aquí los administradores pueden registrar tu teléfono a tu nombre, que se guarda hasta un mes después de que el teléfono deje de estar registrado.';
  return [`${how} ${ON_DEVICE}`];
}

const TOLD: Record<ReportPlaceholder, string> = {
  title: 'el título del procedimiento',
  category: 'su categoría',
  outcome: 'cómo terminó',
  start: 'cuándo empezó',
  end: 'cuándo terminó',
  area: 'la zona',
  advisor: 'tu nombre de usuario',
  code: 'el código del registro',
};

/** Returns sentences on the incident report form offered to advisors, and the data in its address (REPORT-10). */
export function reportSentences({ report }: PrivacyNotice): string[] {
  if (report === undefined) return [];
  const { host, told } = report;
  const what =
    told.length === 0
      ? 'Su dirección no contiene nada del registro'
      : `Su dirección contiene ${told.map((name) => TOLD[name]).join(', ')}, y nada de lo que escribiste`;
  return [
    `El formulario del informe del incidente en ${host} solo se abre cuando pulsas su enlace. ${what}. La cronología solo llega a donde tú la pegas. El registro muestra si abriste el formulario o marcaste el informe como escrito.`,
  ];
}
