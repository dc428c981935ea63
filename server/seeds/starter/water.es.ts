import type { TranslationsOf } from '../base/seed-translation.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, FACILITIES, SECURITY } from './contacts.ts';
import { CREW_TAKES_OVER, NO_BREATH } from './phrases.es.ts';
import type { WATER as english } from './water.ts';

export const WATER = {
  'Water through ceiling': {
    of: 'a4dfcf7a5df8a117',
    title: 'Agua por el techo',
    alsoCalled: [
      'gotera',
      'fuga de agua',
      'inundación',
      'se sale el agua',
      'tubería rota',
      'se reventó un caño',
      'inodoro desbordado',
      'baño inundado',
      'filtración',
      'desagüe tapado',
    ],
    firstAct: `Que nadie quede bajo la fuga. No toques interruptores, ni enchufes, ni aparatos mojados. Alguien herido: llama a ${EMERGENCY}, el operador dirige.`,
    steps: {
      hurt: {
        question:
          '¿Hay alguien herido, alguien recibió una descarga eléctrica, se ha caído un techo, hay chispas o humo, o echa agua un rociador de incendios?',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      clear: {
        question:
          'Saca a todos de debajo de la fuga. Nunca te pongas bajo un techo abombado o con grietas. Nunca toques agua sucia de un inodoro o desagüe; lávate las manos.',
        confirmationText: 'Nadie está bajo la fuga',
      },
      electric: {
        question:
          'Desde la puerta: ¿hay agua cerca de luces, enchufes, clavijas o una caja de fusibles, o se abomba el techo?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      shut: {
        question:
          'Saca a todos de la habitación y cierra la puerta. No toques ningún interruptor, clavija ni suelo mojado. No dejes que nadie vuelva a entrar.',
        confirmationText: 'La habitación está vacía y cerrada',
      },
      above: {
        question:
          'Toca a la puerta de la habitación de arriba y habla fuerte. Nunca entres tú. ¿Responde alguien?',
        yes: 'Sí',
        no: 'No',
      },
      silent: {
        question:
          'Escucha en la puerta. ¿Corre agua en la ducha o la bañera, oyes un gemido, o alguien teme por quien vive ahí? Puede haber alguien herido en la ducha.',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      source: {
        question: '¿Es un grifo, una ducha o un inodoro que puedan cerrar ahora?',
        yes: 'Sí, está cerrado',
        no: 'No, o no lo sé',
      },
      urgent: {
        question: `Llama ahora a ${FACILITIES}: las dos habitaciones, cuánta agua, qué está mojado. Habitación con llave: llama a ${SECURITY}, que entra con ellos. Nunca trabajes en tuberías ni electricidad.`,
        confirmationText: 'Vienen en camino',
      },
      report: {
        question: `Llama de todos modos a ${FACILITIES}: las dos habitaciones, y qué luces, enchufes o aparatos están mojados. Nadie los usa hasta que los revisen.`,
        confirmationText: 'He llamado',
      },
      less: {
        question:
          'Mira otra vez después de diez minutos, desde la puerta. ¿Ha parado el agua, o casi?',
        yes: 'Sí, paró o casi',
        no: 'No, sigue',
      },
      sleep: {
        question:
          'Desde la puerta: ¿se puede dormir en las habitaciones, con camas secas, techo firme, sin luces ni enchufes mojados? En una que cerraste, no.',
        yes: 'Sí, en todas',
        no: 'No, o no lo sé',
      },
      resolved: {
        question:
          'Pon cubos y toallas. Pide a los residentes que te llamen si empieza otra vez. En la pantalla siguiente, elige “Incidente resuelto”.',
        confirmationText: 'Los residentes lo saben',
      },
      emergency: {
        question: `Humo o un rociador: todos fuera, activa la alarma. Llama a ${EMERGENCY} y haz lo que diga el operador: quién está herido, o tras una puerta. No toques a nadie en contacto con la corriente.`,
        confirmationText: 'He llamado',
      },
      'crew-in': {
        question: `Alguien más, o tú cuando el operador te deje colgar, llama a ${SECURITY} para que deje entrar al equipo y abra la puerta, después a ${FACILITIES}. Entra si es seguro, nunca si hay humo.`,
        confirmationText: 'Dejarán entrar al equipo',
      },
      watch: {
        question: `Si es seguro y la persona no toca la corriente, quédate y vigila. ${NO_BREATH}`,
        confirmationText: CREW_TAKES_OVER,
      },
      escalate: {
        question: `Llama a ${DUTY_MANAGER}, y a ${FACILITIES} por el agua y la luz. Puedes hablar con ${ADVISOR_SUPPORT}. En la pantalla siguiente, elige “Incidente escalado”.`,
        confirmationText: 'Lo sabe el responsable de guardia',
      },
    },
  },
} satisfies TranslationsOf<typeof english>;
