import type { TranslationsOf } from '../base/seed-translation.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SECURITY } from './contacts.ts';
import { foundThings } from './found-things.es.ts';
import type { ILLICIT_SUBSTANCES as english } from './illicit-substances.ts';
import { TAKEN_OVER } from './phrases.es.ts';

export const ILLICIT_SUBSTANCES = {
  'Smell of cannabis': {
    of: '4f6cd12225f9dc7e',
    title: 'Olor a marihuana',
    alsoCalled: [
      'huele a porro',
      'porros',
      'mota',
      'hierba',
      'maría',
      'cannabis',
      'canuto',
      'fuman en la habitación',
      'vapeo',
      'hachís',
    ],
    firstAct: `Alguien desplomado o que cuesta despertar: llama a ${EMERGENCY}, el operador dirige. Una vida va antes que cualquier norma.`,
    steps: {
      medical: {
        question:
          '¿Ves, o te dicen, que alguien se ha desplomado, está muy confuso o le cuesta respirar, también detrás de una puerta cerrada?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      emergency: {
        question: `Violencia o un arma: primero aléjate a un lugar seguro. Llama a ${EMERGENCY} y haz lo que diga el operador. Una vida va antes que cualquier norma.`,
        confirmationText: 'He llamado',
      },
      open: {
        question: `Alguien más, o tú cuando el operador te deje colgar, dice lo mismo a ${SECURITY}, también si hay un arma: “Dejen entrar al equipo. Abran la puerta si nadie va armado ni es violento”.`,
        confirmationText: 'Seguridad viene en camino',
      },
      stay: {
        question:
          'Si es seguro, quédate, vigila, entra cuando esté abierto. No está alerta: de lado. No responde ni respira normal: boca arriba, RCP, que traigan un desfibrilador, naloxona.',
        confirmationText: TAKEN_OVER,
      },
      together: {
        question: `Pide a otro asesor o a ${SECURITY} que te acompañe. Nunca vayas a la puerta a solas. Anota la hora y dónde lo hueles.`,
        confirmationText: 'Alguien me acompaña',
      },
      source: {
        question: 'Quédate en el pasillo. ¿Puedes saber de qué puerta viene el olor?',
        yes: 'Sí, de una puerta',
        no: 'No, o ya no huele',
      },
      knock: {
        question:
          'Toca a la puerta, da un paso atrás, di tu nombre y tu función, y espera. Nunca entres y nunca abras tú la puerta. ¿Abre alguien?',
        yes: 'Sí, abren',
        no: 'No',
      },
      silent: {
        question:
          'Pregunta a través de la puerta: “¿Estás bien?”. ¿Oyes un gemido, una caída o una respiración rara, o alguien teme por la persona de dentro?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      talk: {
        question:
          'En el pasillo, di con calma lo que hueles, pide que lo apaguen y di que tienes que informar. No acuses ni discutas.',
        confirmationText: 'Lo he dicho una vez, con calma',
      },
      threat: {
        question: '¿Hay un arma, o alguien es violento, amenaza o se siente muy mal?',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      stopped: {
        question:
          'Espera diez minutos donde no te vean y vuelve a pasar. ¿Ha parado, sin señales de venta ni de otras drogas?',
        yes: 'Sí, paró y sin señales',
        no: 'No, o no lo sé',
      },
      security: {
        question: `Desde un lugar seguro, llama a ${SECURITY}. Allí se ocupan de lo que se encuentre. Nunca lo toques ni te lo lleves. Nunca registres una habitación, una bolsa ni a una persona.`,
        confirmationText: 'Vienen en camino',
      },
      escalate: {
        question: `Espera donde estés a salvo. Llama a ${DUTY_MANAGER}: qué oliste, viste y oíste. Puedes hablar con ${ADVISOR_SUPPORT}. En la pantalla siguiente, elige “Incidente escalado”.`,
        confirmationText: 'Lo sabe el responsable de guardia',
      },
      resolved: {
        question: `Informa a ${DUTY_MANAGER} antes de terminar tu guardia: cuándo, dónde, solo lo que oliste, viste y oíste. En la pantalla siguiente, elige “Incidente resuelto”.`,
        confirmationText: 'He anotado los hechos',
      },
    },
  },
  ...foundThings,
} satisfies TranslationsOf<typeof english>;
