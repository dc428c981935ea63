import type { TranslationsOf } from '../base/seed-translation.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SECURITY } from './contacts.ts';
import type { foundThings as english } from './found-things.ts';
import { CREW_IN, TAKEN_OVER } from './phrases.es.ts';

export const foundThings = {
  'Drugs or weapon found': {
    of: '94f7c28617a22d67',
    title: 'Droga o arma hallada',
    alsoCalled: [
      'encontré drogas',
      'arma escondida',
      'encontré pistola',
      'encontré cuchillo',
      'navaja',
      'munición',
      'balas',
      'bolsita con polvo',
      'alcohol prohibido',
      'contrabando',
    ],
    firstAct: `No toques nada. Un arma de fuego, o alguien armado: aléjate. Eso, o alguien enfermo: llama a ${EMERGENCY}, el operador dirige.`,
    steps: {
      danger: {
        question:
          'Mira, no toques. ¿Alguna? Un arma de fuego, munición o explosivo. Alguien cerca, armado o que amenaza. Alguien desplomado, con mucho sueño, confuso o enfermo.',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      emergency: {
        question: `Arma de fuego, explosivo o amenaza: todos lejos de ahí. Llama a ${EMERGENCY}: qué, dónde, quién está cerca, enfermo o quizá quiera morir. Haz lo que diga el operador.`,
        confirmationText: 'He llamado',
      },
      'crew-in': CREW_IN,
      stay: {
        question:
          'Si es seguro, quédate y vigila a quien esté enfermo. No está alerta: de lado. No responde ni respira normal: boca arriba, RCP, que traigan un desfibrilador, naloxona.',
        confirmationText: TAKEN_OVER,
      },
      leave: {
        question:
          'Déjalo donde está. No huelas, pruebes, recojas, tires por el inodoro ni escondas nada. Nunca registres una habitación, una bolsa ni a una persona. Si alguien te lo da, que lo deje ahí.',
        confirmationText: 'Está donde estaba, nadie está cerca',
      },
      plan: {
        question:
          '¿Algo hace temer un daño: amenazas, una lista de nombres, una nota de despedida, varias armas? ¿Alguien teme que una persona quiera hacer daño a otras o suicidarse?',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      rules: {
        question:
          '¿Es solo alcohol, o algo como una vela, una mascota o una placa eléctrica, y seguro que ninguna otra droga, ningún cuchillo y nada más que pueda hacer daño?',
        yes: 'Sí',
        no: 'No, o no lo sé',
      },
      say: {
        question:
          'En el pasillo, siempre dos personas, di con calma lo que viste y que tienes que informar. Que lo guarden o lo vacíen; tú no te llevas nada. No discutas.',
        confirmationText: 'Dicho una vez, con calma, o no hay nadie',
      },
      drunk: {
        question:
          '¿Hay alguien que amenaza, tan borracho que no se tiene en pie, que cuesta despertar o que se siente mal?',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      security: {
        question: `Desde un lugar seguro, llama a ${SECURITY}: qué, dónde, quién lo ha visto. Avisa a la gente de que se aleje; no detengas a nadie que se lo lleve. Nunca lo recojas, ni lo guardes, ni te lo lleves.`,
        confirmationText: 'Lo tiene Seguridad, o viene en camino',
      },
      escalate: {
        question: `Llama ahora a ${DUTY_MANAGER}: qué viste, dónde, cuándo, quién estaba. No digas a nadie más de quién es. Puedes hablar con ${ADVISOR_SUPPORT}. Elige “Incidente escalado”.`,
        confirmationText: 'Lo sabe el responsable de guardia',
      },
      resolved: {
        question: `Informa a ${DUTY_MANAGER} antes de terminar tu guardia: qué viste, dónde, quién estaba, si hay menores de 18. En la pantalla siguiente, elige “Incidente resuelto”.`,
        confirmationText: 'He anotado solo los hechos',
      },
    },
  },
} satisfies TranslationsOf<typeof english>;
