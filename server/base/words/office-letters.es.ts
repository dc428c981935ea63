import { BRAND } from '#core/base/brand.ts';
import type { Translated } from '#core/base/translated.ts';
import type { officeLetters as english } from './office-letters.ts';

const { name } = BRAND;

const lastOn = (day: string | undefined): string =>
  day === undefined ? 'Todavía no hay ninguna.' : `La última fue el ${day}.`;

const LOG = 'El registro del servidor tiene los detalles.';

export const officeLetters = {
  somebody: 'Alguien',
  reviewBy: (day) => `Revisar antes del ${day}`,
  reviewOf: (day, title) => `Revisar antes del ${day}: ${title}`,
  reviewOfMany: (count) => `${count} procedimientos por revisar`,
  reviewOwned: `Revisa estos procedimientos de los que eres responsable en ${name}:`,
  reviewOwnerless: 'Estos no tienen un responsable activo. Revísalos o elige un responsable:',
  reviewStill:
    'Si alguno sigue siendo correcto, pon otra fecha de revisión en sus datos generales.',
  reviewOff: (profile) => `Desactiva estos correos: ${profile}`,
  deletedAuthor: 'Alguien cuya cuenta se eliminó',
  unreadCorrection: ({ who, title, when }, sentence, link) => ({
    subject: `Corrección urgente sin leer: ${title}`,
    paragraphs: [
      `${who} corrigió “${title}” en ${name} (${when}). Los asesores ya la ven, pero nadie más la ha leído. Les dice:`,
      `“${sentence}”`,
      `Léela y pulsa “La he leído”: ${link}`,
      'Todos los propietarios reciben este correo cada día hasta que la lea alguien que no sea su autor. La corrección sigue en su sitio.',
    ],
  }),
  gap: (contact, from, to) => `${contact}: nadie, desde ${from} hasta ${to}`,
  gaps: (contacts, lines, { timeZone, link }) => ({
    subject: `Nadie de guardia: ${contacts}`,
    paragraphs: [
      `En los calendarios de guardias de ${name} no hay nadie a quien llamar en estos momentos (${timeZone}). Los teléfonos llaman entonces al número propio del contacto.`,
      lines,
      `Añade a alguien al calendario o a las personas de los turnos, o define las horas del contacto si entonces no debe haber nadie de guardia: ${link}`,
      'Recibes este correo una vez por cada hueco. Lo reciben todos los propietarios.',
    ],
  }),
  dutyStart: (contact, { from, day, until, timeZone }) => ({
    subject: `Estás de guardia: ${contact}`,
    paragraphs: [
      `Tu guardia como ${contact} empezó (${from}) y termina el ${day}, ${until} (${timeZone}).`,
      `Quienes usan ${name} te llaman hasta entonces por este contacto. Si no es correcto, díselo a quien lleva el calendario de guardias.`,
    ],
  }),
  troubles: {
    waits:
      'falta la mitad o más de sus próximos turnos. Los anteriores valen una semana, o hasta que lo uses de todos modos.',
    fails: 'no se pudo leer durante un día. Lo último que se leyó vale una semana.',
  },
  calendarTrouble: (contacts, lines, link) => ({
    subject: `Calendario de guardias sin seguir: ${contacts}`,
    paragraphs: [
      `Los cambios de estos calendarios de guardias no llegan a los teléfonos (${name}).`,
      lines,
      `Míralos: ${link}`,
      'Todos los propietarios reciben este correo, una vez.',
    ],
  }),
  phoneWoken: (person, make, profile) => ({
    subject: `Un teléfono suena con los avisos: ${person}`,
    paragraphs: [
      `Un teléfono de ${person} (${make || 'de marca desconocida'}) suena ahora con los avisos de ${name}: se usó un enlace para él.`,
      `Si no es suyo, ponle fin: quien tiene cuenta, en su perfil (${profile}); un propietario, en las personas de los turnos de guardia.`,
    ],
  }),
  phoneGone: (person, browser) => ({
    subject: `Un teléfono ya no suena: ${person}`,
    paragraphs: [
      `Un teléfono de ${person} (${browser || 'de marca desconocida'}) ya no suena con los avisos de ${name}: su navegador retiró el permiso o se quitó.`,
      'Si debe sonar, actívalo de nuevo con “Activar avisos aquí” en el perfil o con otro enlace de un propietario. Si se perdió o se cambió por otro, no hay nada que hacer.',
    ],
  }),
  dangerousStarters: (count, about, link) => ({
    subject:
      count === 1
        ? 'Un procedimiento de la biblioteca inicial debería cambiarse ahora'
        : `${count} procedimientos de la biblioteca inicial deberían cambiarse ahora`,
    paragraphs: [
      count === 1
        ? `Un procedimiento que siguen tus asesores en ${name} vino de la biblioteca inicial con un texto que podría causar daño. El tuyo sigue igual hasta que lo actualices:`
        : `${count} procedimientos que siguen tus asesores en ${name} vinieron de la biblioteca inicial con textos que podrían causar daño. Los tuyos siguen igual hasta que los actualices:`,
      ...about,
      `Compara y actualiza: ${link}`,
    ],
  }),
  damage: (found) => ({
    subject: 'La base de datos está dañada',
    paragraphs: [
      `${name} encontró daños en su base de datos: ${found}`,
      'Detén el servidor y restaura la copia de seguridad buena más reciente (mira docs/operations.md). Los teléfonos volverán a enviar los registros que aún conserven.',
      'Este es el único correo sobre estos daños.',
    ],
  }),
  backup: {
    failed: (reason, last) => ({
      subject: 'Falló la copia de seguridad',
      paragraphs: [
        `${name} no pudo hacer su copia de seguridad: ${reason}.`,
        `${lastOn(last)} Lo vuelve a intentar cada media hora.`,
        LOG,
      ],
    }),
    late: (_reason, last) => ({
      subject: 'La copia de seguridad se retrasa',
      paragraphs: [
        `${name} lleva más de 26 horas sin hacer una copia de seguridad. ${lastOn(last)}`,
        LOG,
      ],
    }),
    drillFailed: (reason) => ({
      subject: 'Falló una prueba de restauración',
      paragraphs: [
        `Falló una prueba de restauración de la copia de seguridad más reciente de ${name}: ${reason}.`,
        'No confíes en ella hasta que se arregle.',
        LOG,
      ],
    }),
    unproven: (_reason, last) => ({
      subject: 'Sin prueba de restauración reciente',
      paragraphs: [
        `Ninguna copia de seguridad de ${name} ha pasado una prueba de restauración en 35 días. ${lastOn(last)}`,
        'En el servidor, ejecuta: npm run drill',
        LOG,
      ],
    }),
  },
} satisfies Translated<typeof english>;
