import type { TranslationsOf } from '../base/seed-translation.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, FACILITIES, SECURITY } from './contacts.ts';
import type { fireEquipment as english } from './fire-equipment.ts';
import { CREW_IN, watch } from './phrases.es.ts';

export const fireEquipment = {
  'Fire equipment, exits': {
    of: '9ca561ebe0df4698',
    title: 'Extintores y salidas',
    alsoCalled: [
      'extinguidor',
      'extintor',
      'rociador',
      'el detector pita',
      'detector tapado',
      'salida bloqueada',
      'salida de emergencia',
      'puerta cortafuegos',
      'la puerta no cierra con llave',
      'panel de alarma',
    ],
    firstAct: `Humo, una alarma, un rociador que echa agua: sal, llama a ${EMERGENCY}, el operador dirige. No repares ni reinicies nada.`,
    steps: {
      fire: {
        question:
          '¿Alguna de estas? Humo, calor, olor a quemado, gas. Alarma de incendio o de monóxido de carbono, no un pitido suelto. Un rociador echa agua. Alguien herido, o sin aire por el polvo de un extintor.',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      emergency: {
        question: `Todos fuera por las escaleras, nadie vuelve; activa la alarma, salvo si huele a gas. Fuera, llama a ${EMERGENCY}: quién está herido o dentro. Haz lo que diga el operador.`,
        confirmationText: 'He llamado',
      },
      'crew-in': CREW_IN,
      watch: watch(),
      way: {
        question:
          'Recorre el camino de salida. ¿Hay alguna salida cerrada con llave, atascada, bloqueada o a oscuras?',
        yes: 'Sí, o no lo sé',
        no: 'No, libre y con luz',
      },
      free: {
        question: `Despeja el camino. Si una salida sigue cerrada: llama a ${SECURITY}, di a ese piso cuál es la otra salida; si no hay ninguna, nadie se queda allí. Nunca encadenes ni bloquees una puerta.`,
        confirmationText: 'Todos tienen una salida libre, o nadie se queda allí',
      },
      warn: {
        question:
          '¿Un detector, la alarma, su panel o un rociador está apagado, tapado o dañado, pita o indica una avería?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      watched: {
        question: `Tapado: que lo destapen. No silencies ni reinicies nada. Llama a ${FACILITIES}, después a ${SECURITY}: qué pisos, ¿quién los recorre esta noche? Avisa a quien duerma allí.`,
        confirmationText: 'Ambos lo saben, y también quien duerme allí',
      },
      door: {
        question:
          '¿Hay una puerta cortafuegos, exterior o de una habitación que no cierra, o que no cierra con llave?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      shut: {
        question: `Puerta cortafuegos: cerrada, sin cuña. Puerta exterior: llama a ${SECURITY}, vigílala desde un lugar seguro. Habitación que no cierra con llave: nadie está obligado a dormir en ella.`,
        confirmationText: 'Cerrada, o alguien se queda al lado',
      },
      facilities: {
        question: `Llama a ${FACILITIES}: qué, en qué piso, desde cuándo; también si un extintor falta, está usado o vacío. Nunca lo rellenes, ni lo devuelvas a su sitio, ni lo repares tú.`,
        confirmationText: 'He llamado',
      },
      sound: {
        question:
          '¿Se cumplen las tres? Cada salida está libre y con luz. Alarma, detectores y rociadores funcionan, sin tapar. Las cortafuegos cierran; las exteriores y las habitaciones cierran con llave.',
        yes: 'Sí, las tres',
        no: 'No, o no lo sé',
      },
      resolved: {
        question: `No acuses a nadie. Informa a ${DUTY_MANAGER} antes de terminar tu guardia: qué, dónde, cuándo, quién lo vio. En la pantalla siguiente, elige “Incidente resuelto”.`,
        confirmationText: 'Funciona, y está anotado',
      },
      escalate: {
        question: `Llama ahora a ${DUTY_MANAGER}, que decide si hace falta vigilancia contra incendios u otras camas: qué no funciona, qué pisos. Para ti: ${ADVISOR_SUPPORT}. Elige “Incidente escalado”.`,
        confirmationText: 'Lo sabe el responsable de guardia',
      },
    },
  },
} satisfies TranslationsOf<typeof english>;
