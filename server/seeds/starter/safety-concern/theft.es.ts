import type { TranslationsOf } from '../../base/seed-translation.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, FACILITIES, SECURITY } from '../contacts.ts';
import { CREW_IN, watch } from '../phrases.es.ts';
import type { theft as english } from './theft.ts';

export const theft = {
  'Theft or damage': {
    of: '0bfcf5295e403e48',
    title: 'Robo o daños',
    alsoCalled: [
      'me robaron',
      'hurto',
      'entraron a robar',
      'robaron el portátil',
      'robaron la laptop',
      'bici robada',
      'vandalismo',
      'destrozos',
      'forzaron la puerta',
      'ventana rota',
    ],
    firstAct: `Un ladrón cerca: no te acerques. Eso, o alguien herido: llama a ${EMERGENCY}, el operador dirige. No persigas a nadie, no toques nada.`,
    steps: {
      now: {
        question:
          'Quédate fuera, no vayas a solas a ningún lado. ¿Hay alguien herido o amenazado, lo quitaron a la fuerza, o hay señales de que quien lo hizo está aquí o va a volver?',
        yes: 'Sí, o no lo sé',
        no: 'No, ya terminó',
      },
      emergency: {
        question: `Si puede haber alguien cerca, primero ve a un lugar seguro. Llama a ${EMERGENCY}: dónde, qué viste u oíste, quién está herido. Haz lo que diga el operador. No sigas a nadie.`,
        confirmationText: 'Estoy a salvo y he llamado',
      },
      'crew-in': CREW_IN,
      watch: watch(),
      place: {
        question: `No toques ni limpies nada; nadie entra hasta que lo diga ${SECURITY}, tampoco por medicinas: pídeselas. Vidrio roto: no te acerques. Si es odio, abre ese procedimiento.`,
        confirmationText: 'Está como estaba, nadie entra',
      },
      owner: {
        question:
          'Pregunta a la persona afectada: ¿qué, desde cuándo, quién lo vio? Anótalo. No nombres a ningún sospechoso, no registres a nadie. Nadie va a buscarlo, aunque el teléfono muestre dónde está.',
        confirmationText: 'He anotado los hechos',
      },
      block: {
        question:
          'La persona afectada bloquea tarjetas de banco y teléfono, cambia contraseñas, busca números de serie y decide sobre la policía. El seguro suele pedir una denuncia a la policía.',
        confirmationText: 'Sabe qué bloquear y denunciar',
      },
      security: {
        question: `Llama a ${SECURITY}: qué falta o está roto, dónde, entre qué horas; que anule una tarjeta; que guarde las imágenes de cámaras. Solo Seguridad habla con quien sea sospechoso.`,
        confirmationText: 'He llamado',
      },
      lock: {
        question:
          '¿Falta una llave, o hay una puerta o ventana que ya no cierra o no queda segura?',
        yes: 'Sí, o no lo sé',
        no: 'No, todas cierran',
      },
      repair: {
        question: `Llama a ${FACILITIES} para asegurarlo esta noche: una cerradura, una tabla en la ventana. Nunca lo repares tú. Puerta de la calle: la vigilan dos personas desde donde estén a salvo.`,
        confirmationText: 'Vienen en camino',
      },
      afraid: {
        question:
          '¿Las tres? Las habitaciones cierran con llave esta noche. Nadie tiene miedo de dormir aquí. No se hizo mientras alguien dormía, ni una y otra vez a la misma persona.',
        yes: 'Sí, las tres',
        no: 'No, o no lo sé',
      },
      escalate: {
        question: `Llama ahora a ${DUTY_MANAGER}: qué pasó, quién tiene miedo, qué habitación no cierra, quién necesita una cama. Puedes hablar con ${ADVISOR_SUPPORT}. Elige “Incidente escalado”.`,
        confirmationText: 'Lo sabe el responsable de guardia',
      },
      resolved: {
        question: `No cuentes sospechas ni nombres. Informa a ${DUTY_MANAGER} antes de terminar tu guardia: qué, dónde, cuándo, a quién se avisó. En la pantalla siguiente, elige “Incidente resuelto”.`,
        confirmationText: 'Está anotado, y se sienten a salvo',
      },
    },
  },
} satisfies TranslationsOf<typeof english>;
