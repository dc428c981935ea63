import type { TranslationsOf } from '../../base/seed-translation.ts';
import { ADVISOR_SUPPORT, CRISIS_LINE, DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';
import { CREW_IN, NO_BREATH, watch } from '../phrases.es.ts';
import { death } from './death.es.ts';
import { hangingOrJumping } from './hanging-or-jumping.es.ts';
import { hospital } from './hospital.es.ts';
import { panic } from './panic.es.ts';
import { roommate } from './roommate.es.ts';
import { under18 } from './under-18.es.ts';
import type { WELFARE as english } from './welfare.ts';

const own = {
  'Distress or self-harm': {
    of: 'ebeae98b1947e1e9',
    title: 'Angustia o autolesión',
    alsoCalled: [
      'suicidio',
      'quiere morir',
      'quiere matarse',
      'se corta',
      'se hace daño',
      'no quiere vivir',
      'no para de llorar',
      'depresión',
      'salud mental',
      'duelo',
    ],
    firstAct: `Quédate con la persona, o al teléfono; un arma de fuego: aléjate. Si está herida o a punto de estarlo: llama a ${EMERGENCY}, el operador dirige.`,
    steps: {
      'with-them': {
        question:
          'Al teléfono, pregunta dónde está. Un arma de fuego: aléjate. Cerca de una cuchilla, un borde o una calle, mantén la distancia y sigue hablando. Si es seguro, siéntate a su lado, con alguien más cerca.',
        confirmationText: 'Con la persona, al teléfono, o lejos de un arma de fuego',
      },
      danger: {
        question:
          '¿Alguna? Mucho sueño, confusión, no responde, o se cortó la línea. Tomó algo. Dolor de pecho, herida profunda, mucha sangre. Borde, cuchilla en mano, arma de fuego. A punto de hacer daño a alguien.',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      emergency: {
        question: `Llama a ${EMERGENCY}; díselo a la persona si es seguro. Si hablas con ella por tu único teléfono: escribe a alguien para que llame. Si nadie puede, cuelga, llama, y después vuelve a llamarla.`,
        confirmationText: 'He llamado, o alguien más',
      },
      'crew-in': {
        question: `Haz lo que diga el operador, di si la persona se va. Alguien más pide a ${SECURITY} que deje entrar al equipo. Aprieta fuerte sobre una herida. Nunca agarres lo que la persona tiene en la mano.`,
        confirmationText: 'Lo hace alguien más, o el operador sabe que no hay nadie más',
      },
      watch: {
        question: `Si es seguro, quédate y vigila. Nunca hagas vomitar a la persona. ${NO_BREATH}`,
        confirmationText: 'El equipo o la policía ya están a cargo, y tienen los envases que haya',
      },
      wound: {
        question:
          '¿Una herida menor? Pide permiso primero. Ponte guantes, aprieta con un paño limpio, cúbrela. Una quemadura: 20 minutos bajo agua corriente fresca. No culpes a la persona.',
        confirmationText: 'Atendida, o no hay herida',
      },
      calm: {
        question:
          'Pánico: di que se le va a pasar, y suelta el aire despacio junto con la persona. Oye voces o ve cosas: mantén la calma, habla una sola persona, no discutas sobre qué es real.',
        confirmationText: 'Con más calma, o no hace falta',
      },
      honest: {
        question:
          'Nunca prometas guardar un secreto. Di: “Se lo contaré solo a las personas que pueden ayudar a mantenerte a salvo”.',
        confirmationText: 'Lo he dicho',
      },
      suicide: {
        question:
          'Pregunta con calma: “¿Estás pensando en el suicidio?”. Preguntarlo no le mete la idea en la cabeza. ¿Qué dice?',
        yes: 'Sí, o no queda claro',
        no: 'Un no claro',
      },
      plan: {
        question:
          'Pregunta: “¿Sabes cómo o cuándo?” y “¿Tienes lo que necesitas para hacerlo?”. ¿Qué dice?',
        yes: 'Sí, o no queda claro',
        no: 'Un no claro a las dos',
      },
      manager: {
        question: `Díselo al residente, llama a ${DUTY_MANAGER}; di si el residente es menor de 18. Quédate, ofrece ${CRISIS_LINE}. Hasta que alguien se haga cargo, ¿empeora el residente?`,
        yes: 'Sí, o se va en peligro',
        no: 'No, alguien se hizo cargo',
      },
      escalate: {
        question: `Llama ahora a ${DUTY_MANAGER}: qué pasó, si el residente es menor de 18. Ha sido duro: puedes hablar con ${ADVISOR_SUPPORT}. Elige “Incidente escalado”.`,
        confirmationText: 'Dirige el responsable de guardia',
      },
      handed: {
        question: `Ha sido duro: puedes hablar con ${ADVISOR_SUPPORT}. En la pantalla siguiente, elige “Incidente escalado”.`,
        confirmationText: 'Sé con quién puedo hablar',
      },
      support: {
        question:
          'Pregunta qué ayudaría esta noche. ¿Las tres? Está con más calma y no oye voces. Alguien en quien confía está con la persona. Acepta apoyo.',
        yes: 'Sí, las tres',
        no: 'No, o no lo sé',
      },
      contacts: {
        question: `Dale el contacto de ${CRISIS_LINE} y los de apoyo psicológico. Di: “Si empeora, llama a una ambulancia o a esa línea, a cualquier hora”. Acuerda quién pasa a verla mañana.`,
        confirmationText: 'Tiene los contactos y un plan',
      },
      resolved: {
        question: `Informa a ${DUTY_MANAGER}: ahora si el residente se autolesionó o es menor de 18; si no, en esta guardia. Puedes hablar con ${ADVISOR_SUPPORT}. Elige “Incidente resuelto”.`,
        confirmationText: 'Alguien hará seguimiento',
      },
    },
  },
  'Resident not seen': {
    of: '8a205f13ac526a74',
    title: 'Residente no aparece',
    alsoCalled: [
      'desaparecido',
      'desaparecida',
      'no contesta',
      'no da señales',
      'no llegó a dormir',
      'no ha vuelto',
      'nadie lo ha visto',
      'nadie la ha visto',
      'no sale de su cuarto',
      'no sé nada de mi hija',
    ],
    firstAct: `Si el residente habló de suicidio, o hay una amenaza o un grito dentro: llama a ${EMERGENCY}, el operador dirige. Nunca abras tú la habitación.`,
    steps: {
      facts: {
        question:
          'Escucha a quien está preocupado. Pregunta cuándo y dónde se vio al residente por última vez, y qué hay de raro. Anota las horas.',
        confirmationText: 'Sé cuándo se le vio por última vez',
      },
      danger: {
        question:
          '¿Hay alguna señal de peligro ahora: un mensaje de despedida, comentarios sobre el suicidio, una amenaza, una enfermedad grave, un grito o una caída que se oyó dentro?',
        yes: 'Sí, o no lo sé',
        no: 'Ninguna señal de peligro',
      },
      call: {
        question:
          'Llama al residente y envía un mensaje: quién eres, que hay gente preocupada, y cómo localizarte. ¿Contesta el residente al teléfono?',
        yes: 'Sí, podemos hablar',
        no: 'No, o solo por mensaje',
      },
      knock: {
        question:
          'Lleva a una segunda persona. Toca a la puerta, di quién eres, espera, toca otra vez. Nunca entres. ¿Responde el residente?',
        yes: 'Sí, el residente responde',
        no: 'No responde',
      },
      friends: {
        question:
          'Pregunta a vecinos y amigos: ¿quién vio hoy al residente? No des motivos. ¿Alguno puede localizar al residente, para que tú puedas hablarle?',
        yes: 'Sí, alguno puede',
        no: 'No, nadie puede',
      },
      voice: {
        question:
          'Habla tú con el residente, sin gente alrededor. ¿Dice que está a salvo, y lo crees?',
        yes: 'Sí, ambas cosas',
        no: 'No, o no lo sé',
      },
      unsafe: {
        question:
          'Pregunta donde nadie oiga: “¿Tienes una herida o enfermedad grave? ¿Estás pensando en el suicidio? ¿Tienes miedo de alguien?”. Nunca dejes a la persona; alguien más llama por ti. ¿Qué dice?',
        yes: 'Herida, mal, suicidio, o no es claro',
        no: 'No a todo, o solo tiene miedo',
      },
      manager: {
        question: `Llama a ${DUTY_MANAGER}: nadie más decide sobre la familia y la entrada. Entra ${SECURITY}, no tú. Si alguien ha desaparecido, se denuncia enseguida, sin esperar 24 horas.`,
        confirmationText: 'Ya se entró, o no se ordenó entrar',
      },
      hurt: {
        question:
          'Si el residente está colgado: sostenlo en alto, bájalo. ¿Se encontró al residente herido, enfermo o sin responder, o habla de suicidio?',
        yes: 'Sí, o no lo sé',
        no: 'No, o nadie entró',
      },
      emergency: {
        question: `Llama a ${EMERGENCY}: dónde, qué temes. Haz lo que diga el operador. Si es seguro, habla fuerte a través de la puerta. Alguien más pide a ${SECURITY} que abra para el equipo.`,
        confirmationText: 'La habitación está abierta, o buscan otros',
      },
      life: {
        question: `Llama a ${EMERGENCY} (otra vez), haz lo que diga el operador. Si le hablas por tu único teléfono: escribe a alguien, o cuelga, llama, vuelve a llamarle. Habitación abierta y segura: entra.`,
        confirmationText: 'He llamado, o alguien más',
      },
      'crew-in': CREW_IN,
      watch: watch(),
      met: {
        question: `Quédate. Llama ahora a ${DUTY_MANAGER}: qué se temía. Si tiene miedo de su pareja, abre el procedimiento para eso. Puedes hablar con ${ADVISOR_SUPPORT}. Elige “Incidente escalado”.`,
        confirmationText: 'Alguien se queda con el residente',
      },
      escalate: {
        question: `Llama ahora a ${DUTY_MANAGER}: qué se temía, cómo está el residente. Tú no digas nada a la familia. Puedes hablar con ${ADVISOR_SUPPORT}. Elige “Incidente escalado”.`,
        confirmationText: 'Dirige el responsable de guardia',
      },
      resolved: {
        question: `Comunica lo que el residente permita; si no, solo que el personal se ocupó. Informa a ${DUTY_MANAGER} en esta guardia. Puedes hablar con ${ADVISOR_SUPPORT}. Elige “Incidente resuelto”.`,
        confirmationText: 'No he contado nada más',
      },
    },
  },
} as const;

export const WELFARE = {
  ...own,
  ...hangingOrJumping,
  ...death,
  ...panic,
  ...hospital,
  ...roommate,
  ...under18,
} satisfies TranslationsOf<typeof english>;
