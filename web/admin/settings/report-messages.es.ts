import { LIMITS } from '#core/base/limits.ts';
import type { Translated } from '#core/base/translated.ts';
import type { reportMessages as english } from './report-messages.ts';

/** The words of the setting of the campus's own form, in Spanish. The facts with which the form opens stay in English. */
export const reportMessages = {
  text: 'Los asesores abren tu formulario y pegan la cronología.',
  vendor: 'Sistema',
  address: 'Dirección del formulario',
  hint: 'Empieza por https://. Vacía si no hay formulario.',
  problems: {
    TOO_LONG: `Máximo ${LIMITS.reportForm} caracteres`,
    NOT_HTTPS: 'Escribe una dirección completa que empiece por https://.',
    PLACEHOLDER_TOO_EARLY: 'Los marcadores van después del ? o del # de la dirección.',
    UNKNOWN_PLACEHOLDER: 'Ese marcador no existe. Mira la lista de abajo.',
  },
  tried: { title: 'Prueba del formulario', advisor: 'Nadie' },
  placeholders: 'Marcadores',
  placeholdersText: 'Pon el nombre entre llaves donde el formulario espera el dato.',
  meaning: {
    title: 'Título del procedimiento',
    category: 'Categoría, en inglés',
    outcome: 'Resolved (resuelto) o Escalated (escalado)',
    start: 'Inicio, como 2026-11-21T02:14',
    end: 'Fin',
    area: 'Zona, si se eligió',
    advisor: 'Nombre de usuario',
    code: 'Código del registro',
  },
  told: {
    title: 'título del procedimiento',
    category: 'categoría',
    outcome: 'resultado',
    start: 'inicio',
    end: 'fin',
    area: 'zona',
    advisor: 'nombre de usuario',
    code: 'código del registro',
  },
  sent: 'Qué se envía',
  nothingSet: 'No hay ningún formulario.',
  sendsNothing: (host) => `${host} no recibe nada del registro.`,
  sends: (host, what) => `Al abrir el formulario, ${host} recibe solo esto: ${what}.`,
  onPhone: 'Los asesores pegan la cronología. Este servidor no envía nada.',
  tryIt: 'Probarlo',
  tryText: 'Abre el formulario con un registro inventado.',
  saved: 'Formulario guardado',
  removed: 'Formulario quitado',
  notSaved: 'El formulario no se guardó.',
  vendors: {
    own: {
      name: 'El nuestro u otro',
      example: 'https://forms.example.edu/incident?what={title}&when={start}',
      text: 'Algunos formularios se pueden rellenar desde su dirección.',
    },
    maxient: {
      name: 'Maxient',
      example: 'https://cm.maxient.com/reportingform.php?YourUniversity&layout_id=0',
      text: 'Copia la dirección de tu formulario público de informes.',
    },
    roompact: {
      name: 'Roompact',
      example: 'https://roompact.com/forms/#/form/…',
      text: 'Copia la dirección del formulario. Los asesores inician sesión en Roompact.',
    },
    starrez: {
      name: 'StarRez',
      example: 'https://yourcampus.starrezhousing.com/StarRezPortalX/…',
      text: 'Copia la dirección de la página de tu portal. Los asesores inician sesión en StarRez.',
    },
  },
} satisfies Translated<typeof english>;
