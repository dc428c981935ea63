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
        `${BRAND.name} guía a los asesores de guardia de vida residencial por los procedimientos de su universidad. Esta página dice qué guarda sobre ti y por qué.`,
      ],
    },
    summary: {
      title: 'Resumen',
      paragraphs: [
        'Los asesores usan un nombre y ninguna contraseña; los administradores, un correo y una contraseña. La app guarda lo que necesita para guiar a los asesores y para ver cómo usaron los procedimientos.',
        'No se trata información personal sensible. Los registros son sobre procedimientos, no sobre residentes: se pide a los asesores que no escriban nombres, habitaciones ni datos de salud.',
      ],
    },
    collected: {
      title: 'Información que se recoge',
      paragraphs: [
        'De los asesores: el nombre de usuario que escribes; de cada procedimiento que sigues, tus respuestas, el resultado, las horas y la valoración o el comentario que dejes; tus comentarios sobre la app, las notas sobre pasos y los mensajes sobre procedimientos que faltan.',
        'Las búsquedas sin resultado se guardan sin dígitos, sin tu nombre y sin nada más que te identifique. Los administradores ven las que enviaron dos o más teléfonos.',
        'De los administradores: nombre, correo, una contraseña que nadie puede volver a leer y, durante un año, qué hicieron en la app, cuándo y desde qué red.',
        'En tu dispositivo, el navegador guarda tu nombre de usuario o el perfil con el que iniciaste sesión, los procedimientos sin terminar, lo que está sin enviar, las búsquedas sin resultado y tu elección de colores claros u oscuros. No hay cookies de publicidad ni de seguimiento. Las cookies solo mantienen abierta la sesión de los administradores, reconocen navegadores y teléfonos ya usados para que nadie ajeno les impida entrar y bloquean solicitudes falsificadas.',
      ],
    },
    use: {
      title: 'Uso',
      paragraphs: [
        'El equipo de vida residencial usa los registros para ver qué pasa durante las guardias, para planificar y para mejorar los procedimientos, y los comentarios y mensajes para mejorar la app y sus procedimientos. Los nombres y correos de los administradores se usan para iniciar sesión y para enviar los enlaces que piden.',
        'Cuando escalas, se puede avisar enseguida, con tu nombre de usuario, a las personas que la universidad ha elegido. Para frenar oleadas de avisos falsos, la app guarda durante un día cuáles llegaron de la misma red, pero no de qué red. Con los registros hace lo mismo durante 14 días, para poder quitar juntos los falsos.',
        'Nada se usa para publicidad, para elaborar perfiles ni para decisiones automatizadas.',
      ],
    },
    sharing: {
      title: 'Con quién se comparte',
      paragraphs: [
        'La información se queda en la universidad que gestiona esta app, donde los administradores de vida residencial pueden leerla y descargarla. Nunca se vende. Los avisos van por correo o a otro programa, a los destinatarios que eligieron los administradores. El formulario del informe del incidente solo se abre cuando pulsas su enlace. Todo el correo pasa por el servicio de correo de la universidad.',
      ],
    },
    security: {
      title: 'Seguridad',
      paragraphs: [
        'Las páginas de administración exigen iniciar sesión, y la sesión termina si no se usa. Las contraseñas, las sesiones y los enlaces se guardan solo como valores hash. Las imágenes que se suben pierden lo que añade la cámara, como el lugar. La información viaja protegida si la universidad usa https, como debería.',
      ],
    },
    rights: {
      title: 'Derechos',
      paragraphs: [
        'Puedes pedir ver o corregir lo que se guarda a tu nombre, o que se elimine, salvo que la universidad deba conservarlo. Al cerrar sesión como asesor, tu nombre se quita del dispositivo; los registros ya enviados se quedan en la universidad.',
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
      : `${days(records)} después de empezar, un registro pierde tu nombre, tu comentario y tus respuestas. Sigue contando, con su hora y su resultado.`,
    messages === null
      ? 'Los comentarios, las notas y los mensajes se conservan hasta que la universidad los elimine.'
      : `Los comentarios, las notas y los mensajes se eliminan después de ${days(messages)}.`,
    searches === null
      ? 'Las búsquedas sin resultado se conservan hasta que la universidad las elimine.'
      : `Las búsquedas sin resultado se eliminan después de ${days(searches)}.`,
  ];
}

const BY_LINK =
  'Durante 24 horas, un enlace del mensaje muestra, sin iniciar sesión, tu nombre, tus pasos y el número que hayas dejado para que te llamen. Ese número se elimina a los 7 días, y de tu dispositivo cuando cierras sesión.';

const NOT_REAL =
  'Si quien recibe un aviso dice que no es real, se guarda durante 12 horas una marca de tu red: mientras tanto, los avisos desde esa red de personas con el nombre sin verificar llegan a menos gente.';

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
    `Después de un procedimiento puedes abrir el formulario del informe del incidente de esta universidad en ${host}, que entonces sabe que lo abriste. ${what}. La cronología solo llega a donde tú la pegas. El registro muestra si abriste el formulario o marcaste el informe como escrito.`,
  ];
}
