import type { TranslationsOf } from '../base/seed-translation.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, FACILITIES } from './contacts.ts';
import type { KITCHEN_APPLIANCES as english } from './kitchen-appliances.ts';
import { CREW_IN, IF_WORSE, watch } from './phrases.es.ts';

export const KITCHEN_APPLIANCES = {
  'Appliance smoking': {
    of: '1fd88f740b81c20f',
    title: 'Aparato que echa humo',
    alsoCalled: [
      'microondas',
      'horno',
      'tostadora',
      'estufa',
      'sartén',
      'freidora de aire',
      'patinete eléctrico',
      'bicicleta eléctrica',
      'batería hinchada',
      'electrodoméstico',
    ],
    firstAct: `Todos fuera, horno o microondas cerrado. Nada de agua, nunca muevas una sartén caliente. Si hay fuego: llama a ${EMERGENCY}, el operador dirige.`,
    steps: {
      clear: {
        question:
          'Saca a todos de la cocina. Deja cerrado el horno o el microondas. Nunca le eches agua, nunca muevas una sartén caliente. Si arde la ropa o el pelo: detente, al suelo, rueda.',
        confirmationText: 'Todos están fuera, estoy en la puerta',
      },
      flames: {
        question:
          'Desde la puerta: ¿hay llamas, la habitación se llena de humo, suena una alarma, o una batería echa humo, silba o se hincha (teléfono, laptop, patinete, vapeador)?',
        yes: 'Sí, o no lo sé',
        no: 'No, un poco de humo',
      },
      switch: {
        question:
          '¿Puedes cortar la corriente, en un interruptor de pared o un enchufe que no eche humo, sin inclinarte sobre el aparato ni pasar por el humo?',
        yes: 'Sí',
        no: 'No, o no lo sé',
      },
      less: {
        question:
          'Corta la corriente ahí. No toques nada más. Vigila desde la puerta durante dos minutos. ¿Hay cada vez menos humo?',
        yes: 'Sí, se va',
        no: 'No, igual o más',
      },
      hurt: {
        question:
          '¿Hay alguien con falta de aire, voz ronca o mareo, con quemaduras en la cara o con una quemadura mayor que su mano?',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      small: {
        question: `Pon una quemadura pequeña bajo agua corriente fresca 20 minutos, en otro lavabo. Tos leve: aire fresco. ${IF_WORSE}`,
        confirmationText: 'Está atendido, o no hay nadie herido',
      },
      alarm: {
        question: `Cierra la puerta, activa la alarma, todos fuera, no vuelvas, nunca intentes apagar el fuego. Después llama a ${EMERGENCY} y haz lo que diga el operador: qué arde, quién está herido o falta.`,
        confirmationText: 'Estoy fuera y he llamado',
      },
      ambulance: {
        question: `Llama a ${EMERGENCY} y haz lo que diga el operador. Quemadura: 20 minutos de agua corriente fresca en otro lavabo. Falta de aire: aire fresco, la persona sentada.`,
        confirmationText: 'He llamado',
      },
      'crew-in': CREW_IN,
      watch: watch(),
      label: {
        question:
          'Solo cuando esté frío: abre una ventana, desenchúfalo, ponle una nota: “No usar”. Nadie vuelve a probarlo.',
        confirmationText: 'Tiene la nota, o la cocina está cerrada',
      },
      facilities: {
        question: `Llama a ${FACILITIES}: qué cocina, qué aparato, qué hizo. Lo revisan antes de que alguien lo use.`,
        confirmationText: 'He llamado',
      },
      more: {
        question: '¿Hubo alguien herido, o hay algo más dañado?',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      resolved: {
        question: `Di a los residentes qué cocina usar. Informa a ${DUTY_MANAGER} antes de terminar tu guardia. En la pantalla siguiente, elige “Incidente resuelto”.`,
        confirmationText: 'Los residentes lo saben',
      },
      escalate: {
        question: `Nadie lo usa, ni entra antes de que lo diga el equipo. Llama a ${DUTY_MANAGER}: qué ardió, quién está herido. Puedes hablar con ${ADVISOR_SUPPORT}. Elige “Incidente escalado”.`,
        confirmationText: 'Lo sabe el responsable de guardia',
      },
    },
  },
} satisfies TranslationsOf<typeof english>;
