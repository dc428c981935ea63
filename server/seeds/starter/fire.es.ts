import type { TranslationsOf } from '../base/seed-translation.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, FACILITIES, SECURITY } from './contacts.ts';
import type { FIRE as english } from './fire.ts';
import { fireEquipment } from './fire-equipment.es.ts';
import { watch } from './phrases.es.ts';

const TELL_WHO = {
  question: `Di a ${EMERGENCY} o al equipo quién y dónde, si lo sabes. Haz lo que diga el operador. Nunca vuelvas a entrar. Quemaduras: agua corriente fresca en otro lugar, 20 minutos.`,
  confirmationText: 'Lo sabe el operador o el equipo',
};

const TRAPPED = {
  question: `Ve a un refugio o a una habitación con ventana, cierra la puerta, tapa las rendijas. Llama a ${EMERGENCY}: dónde estás, quién está contigo. No cuelgues, haz lo que diga el operador.`,
  confirmationText: 'El operador sabe exactamente dónde estoy',
};

const SIGNAL = {
  question: `Si falta aire: abre la ventana; si entra humo, ciérrala. Cuelga fuera una sábana, quédate a ras de suelo, nunca saltes. Cuando el operador te deje colgar, llama a ${SECURITY}: que guíe al equipo.`,
  confirmationText: 'Estoy fuera y a salvo',
};

const BACK_IN = {
  question: `Deja que la gente vuelva a entrar. Anota las horas. Informa a ${DUTY_MANAGER} antes de terminar tu guardia. En la pantalla siguiente, elige “Incidente resuelto”.`,
  confirmationText: 'La gente está dentro, las horas anotadas',
};

export const FIRE = {
  'Fire alarm sounding': {
    of: 'a5fdc1252c54091d',
    title: 'Alarma de incendio',
    alsoCalled: [
      'evacuación',
      'evacuar',
      'alarma de humo',
      'suena la alarma',
      'alarma contra incendios',
      'simulacro',
      'sirena',
      'timbre de incendio',
      'la alarma no para',
    ],
    firstAct: `Sal por la escalera segura más cercana. Si allí hay humo: a una habitación, cierra la puerta, llama a ${EMERGENCY}, el operador dirige.`,
    steps: {
      out: {
        question:
          'Una puerta caliente no se abre. Sal ya por la escalera segura más cercana, no por el ascensor. Grita “Fuego, todos fuera”. Quien no puede usar escaleras espera en el refugio. ¿Estás fuera?',
        yes: 'Sí, fuera y lejos',
        no: 'No, no puedo salir',
      },
      emergency: {
        question: `Llama a ${EMERGENCY} aunque no veas fuego: edificio, piso, qué vio u olió alguien, quién sigue dentro. Haz lo que diga el operador, no cuelgues.`,
        confirmationText: 'He llamado',
      },
      security: {
        question: `Cuando el operador te deje colgar, llama a ${SECURITY} para que deje entrar al equipo. Nunca silencies la alarma, nunca busques la causa.`,
        confirmationText: 'He llamado',
      },
      assembly: {
        question:
          'Envía a todos al punto de reunión. Deja libres las puertas y la calle. Nadie vuelve a entrar, por ningún motivo.',
        confirmationText: 'La gente está en el punto de reunión',
      },
      missing: {
        question:
          'Pregunta a la gente. ¿Hay alguien herido, con tos, que falta o que sigue dentro, quizá porque no puede usar las escaleras?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      tell: TELL_WHO,
      watch: watch(),
      'all-clear': {
        question: `¿El equipo de bomberos o ${SECURITY} ha dicho que la gente puede volver a entrar? Que deje de sonar la alarma no es un permiso para entrar.`,
        yes: 'Sí, hay permiso para entrar',
        no: 'No, todavía no',
      },
      harm: {
        question:
          '¿Hubo fuego de verdad, hubo alguien herido o que faltaba, o hay alguna habitación dañada o todavía cerrada?',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      resolved: BACK_IN,
      wait: {
        question:
          'Mantén a la gente junta, abrigada y fuera de la calle. Espera 15 minutos, o menos si hace mal tiempo. ¿Ya hay permiso para entrar?',
        yes: 'Sí, hay permiso para entrar',
        no: 'No, seguimos esperando',
      },
      trapped: TRAPPED,
      signal: SIGNAL,
      escalate: {
        question: `Di al equipo quién está dentro. Nadie entra hasta que el equipo lo diga. Llama a ${DUTY_MANAGER}: quién necesita una cama. Puedes hablar con ${ADVISOR_SUPPORT}. Elige “Incidente escalado”.`,
        confirmationText: 'Lo sabe el responsable de guardia',
      },
    },
  },
  'Smoke or flames seen': {
    of: 'c700a58dd90d9e76',
    title: 'Humo o llamas',
    alsoCalled: [
      'fuego',
      'incendio',
      'se quema',
      'se está quemando',
      'huele a quemado',
      'prendió fuego',
      'lumbre',
      'humareda',
      'ducto de basura',
      'olor a quemado',
    ],
    firstAct: `Aléjate, cierra la puerta de donde arde, sal o entra en una habitación con ventana. Llama a ${EMERGENCY}: el operador dirige.`,
    steps: {
      'way-out': {
        question:
          'Si arde la ropa: detente, tírate al suelo, rueda. Aléjate, activa la alarma al pasar, llévate a los demás, cierra la puerta si es seguro. ¿Hay una salida sin humo?',
        yes: 'Sí, puedo salir',
        no: 'No, o no lo sé',
      },
      emergency: {
        question: `Sal por las escaleras, no por el ascensor. Nunca intentes apagar el fuego. Fuera, llama a ${EMERGENCY} y haz lo que diga el operador: edificio, piso, qué arde, quién está dentro.`,
        confirmationText: 'Estoy fuera y he llamado',
      },
      security: {
        question: `Cuando el operador te deje colgar, llama a ${SECURITY} para que deje entrar al equipo. Envía a la gente al punto de reunión. Nadie vuelve a entrar.`,
        confirmationText: 'He llamado',
      },
      inside: {
        question:
          'Pregunta a la gente. ¿Hay alguien con quemaduras, con tos, que falta o que sigue dentro, quizá porque no puede usar las escaleras?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      tell: TELL_WHO,
      watch: watch(),
      crew: {
        question:
          '¿El equipo de bomberos ha dicho las tres cosas: no hubo fuego, no hay nadie herido y la gente puede volver a entrar?',
        yes: 'Sí, las tres',
        no: 'No, o todavía no',
      },
      resolved: BACK_IN,
      trapped: TRAPPED,
      signal: SIGNAL,
      manager: {
        question: `Llama a ${DUTY_MANAGER}: qué ardió, quién está herido o falta, quién necesita una cama. Quédate donde el equipo pueda encontrarte.`,
        confirmationText: 'Lo sabe el responsable de guardia',
      },
      escalate: {
        question: `¿Respiraste humo tú, o alguien contigo? Díselo al equipo. Puedes hablar con ${ADVISOR_SUPPORT}. En la pantalla siguiente, elige “Incidente escalado”.`,
        confirmationText: 'A mí también me atienden',
      },
    },
  },
  'Gas or carbon monoxide': {
    of: '40d8191528f73cfe',
    title: 'Gas o monóxido (CO)',
    alsoCalled: [
      'fuga de gas',
      'huele a gas',
      'escape de gas',
      'olor a gas',
      'monóxido de carbono',
      'alarma de CO',
      'alarma de monóxido',
      'detector de monóxido',
      'huevo podrido',
      'vapores',
    ],
    firstAct: `Todos fuera ya. Dentro, ni interruptores, ni fuego, ni teléfono. Deja las puertas abiertas. Fuera, llama a ${EMERGENCY}: el operador dirige.`,
    steps: {
      out: {
        question:
          'Todos fuera ya. Guarda este teléfono hasta que estés fuera. Ni interruptores, ni timbres, ni botón de alarma, ni fuego, ni ascensor. Golpea las puertas y grita al pasar.',
        confirmationText: 'Estoy fuera, bien lejos',
      },
      emergency: {
        question: `Llama a ${EMERGENCY} y haz lo que diga el operador: edificio, piso, qué oliste o qué alarma suena, quién se siente mal, duerme o no puede salir.`,
        confirmationText: 'He llamado',
      },
      security: {
        question: `Cuando el operador te deje colgar, llama a ${SECURITY} para que deje entrar al equipo y mantenga fuera a todos los demás. Nadie vuelve a entrar, por ningún motivo.`,
        confirmationText: 'He llamado',
      },
      missing: {
        question: '¿Falta alguien, o hay alguien todavía dentro?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      tell: {
        question: `Di a ${EMERGENCY}, o al equipo cuando esté aquí, quién está dentro y dónde. Nunca vuelvas a entrar a mirar.`,
        confirmationText: 'Lo sabe el operador o el equipo',
      },
      unwell: {
        question:
          'Pregunta a todos: ¿alguien tiene dolor de cabeza, vómitos, mareo, confusión, falta de aire o sensación de desmayo?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      aid: {
        question: `Di a ${EMERGENCY} quién se siente mal: quizá monóxido de carbono. Haz lo que diga el operador. Que sigan al aire libre, aunque se sientan mejor.`,
        confirmationText: 'Están al aire libre',
      },
      watch: watch(),
      facilities: {
        question: `Llama a ${FACILITIES}: qué edificio, qué oliste o qué alarma suena. Nunca busques tú la fuga.`,
        confirmationText: 'He llamado',
      },
      'all-clear': {
        question:
          '¿El equipo ha dicho las tres cosas: es seguro, no falta nadie ni nadie se siente mal, y la gente puede volver a entrar? Que se vaya el olor no es un permiso para entrar.',
        yes: 'Sí, las tres',
        no: 'No, o todavía no',
      },
      resolved: {
        question: `Deja que la gente vuelva a entrar. Di: “Si te sientes mal, sal y llama a una ambulancia”. Informa a ${DUTY_MANAGER} antes de terminar tu guardia. Elige “Incidente resuelto”.`,
        confirmationText: 'La gente está dentro',
      },
      escalate: {
        question: `Mantén a la gente fuera. Di al equipo quién puede estar dentro. Llama a ${DUTY_MANAGER}. Puedes hablar con ${ADVISOR_SUPPORT}. En la pantalla siguiente, elige “Incidente escalado”.`,
        confirmationText: 'Lo sabe el responsable de guardia',
      },
    },
  },
  ...fireEquipment,
} satisfies TranslationsOf<typeof english>;
