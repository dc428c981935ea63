import { BRAND } from '#core/base/brand.ts';
import type { Translated } from '#core/base/translated.ts';
import type { actLetters as english } from './act-letters.ts';

export const actLetters = {
  acts: {
    'settings.edit': 'cambió los contactos',
    'settings.askCalls': 'pidió un cambio de contactos',
    'settings.approveCalls': 'aprobó un cambio de contactos',
    'settings.discardCalls': 'descartó un cambio de contactos',
    'settings.secondPerson': 'cambió si publicar necesita a una segunda persona',
    'settings.report': 'cambió el formulario del informe del incidente',
    'admin.invite': 'invitó a alguien',
    'admin.setRole': 'cambió un rol',
    'admin.setCategories': 'cambió lo que un autor puede editar',
    'admin.disable': 'desactivó una cuenta',
    'admin.enable': 'activó una cuenta',
    'issue.correct': 'hizo una corrección urgente',
    'told.add': 'añadió un destinatario',
    'told.edit': 'cambió un destinatario',
    'told.remove': 'quitó un destinatario',
    'told.renewSecret': 'hizo otro secreto para un webhook',
    'told.ladders': 'cambió a quién se avisa si nadie contesta',
    'told.liftHold': 'quitó un límite de los avisos',
    'wake.link':
      'hizo un enlace para activar avisos en un teléfono de alguien con turnos de guardia',
    'wake.ownLink': 'hizo un enlace para activar avisos en un teléfono propio',
    'rota.connect': 'conectó un calendario de guardias',
    'rota.disconnect': 'desconectó un calendario de guardias',
    'rota.accept': 'usó un calendario de guardias que perdió turnos',
    'rota.people': 'cambió las personas de los turnos de guardia',
    'privacy.edit': 'cambió cuánto tiempo se guardan los datos',
    'record.void': 'anuló registros',
    'record.unvoid': 'volvió a contar registros anulados',
    'record.download': 'descargó registros',
    'record.evidence': 'descargó un registro como prueba documental',
    'person.download': 'descargó los datos de una persona',
    'person.forget': 'eliminó un nombre',
    'phone.add': 'hizo un código para el teléfono de un asesor',
    'phone.revoke': 'retiró el teléfono de un asesor',
    'issue.export': 'exportó procedimientos',
    'trail.download': 'descargó el historial de actividad',
  },
  subject: (what) => `Alguien ${what} en ${BRAND.name}`,
  done: `Esto se hizo en ${BRAND.name}. Todos los propietarios reciben este correo.`,
  line: (when, by, what, times, network) =>
    `${when}: ${by} ${what}${times}${network === null ? '' : `, desde ${network}`}`,
  more: 'El resto está en el historial de actividad.',
  known: 'Si sabes por qué, no hay nada que hacer.',
  notYou: (forgot) =>
    `Si se hizo en tu nombre pero no fuiste tú, restablece tu contraseña ahora mismo, lo que cierra la sesión de todos los demás en tu cuenta: ${forgot}`,
  notYouByCampus:
    'Si se hizo en tu nombre pero no fuiste tú, díselo ahora al servicio de informática del campus.',
  other: (people, trail) =>
    `Si lo hizo otra persona, llámala y pregúntale por qué. Puedes desactivar su cuenta en ${people} y ver el historial de actividad en ${trail}`,
} satisfies Translated<typeof english>;
