import type { TranslationsOf } from '../../base/seed-translation.ts';
import {
  ADVISOR_SUPPORT,
  DUTY_MANAGER,
  EMERGENCY,
  SECURITY,
  SEXUAL_VIOLENCE,
} from '../contacts.ts';
import { CREW_IN, NO_BREATH, TAKEN_OVER } from '../phrases.es.ts';
import { askAboutSuicide, stayAlive } from '../safety-concern/asked.es.ts';
import type { under18 as english } from './under-18.ts';

export const under18 = {
  'Under 18 or a child': {
    of: '68c31b83d289a732',
    title: 'Menor de 18 o un niño',
    alsoCalled: [
      'menor de edad',
      'menores',
      'niña',
      'niños',
      'bebé',
      'niño perdido',
      'niño solo',
      'adolescente',
      'abuso infantil',
      'maltrato infantil',
    ],
    firstAct: `Un niño en peligro o herido: llama a ${EMERGENCY}, el operador dirige. Que otros te vean. No prometas guardar ningún secreto.`,
    steps: {
      danger: {
        question:
          '¿Alguna? Un niño malherido, muy enfermo, con mucho sueño, golpeado o amenazado. Un niño pequeño o un bebé sin nadie. Un niño que no se encuentra, o que está con alguien a quien teme.',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      emergency: {
        question: `Violencia: aléjate, con el niño si puedes. Llama a ${EMERGENCY}: dónde, qué edad más o menos, qué viste. Haz lo que diga el operador.`,
        confirmationText: 'He llamado',
      },
      'crew-in': CREW_IN,
      watch: {
        question: `Si es seguro, quédate y vigila al niño, a la vista de otros. ${NO_BREATH}`,
        confirmationText: TAKEN_OVER,
      },
      told: {
        question:
          '¿Un menor de 18 te cuenta, o temes tú, que sufre daño, tiene miedo, está desatendido, o que alguien lo toca, lo graba o lo usa sexualmente?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      listen: {
        question:
          'Deja que hable, no pidas detalles ni preguntes “por qué”. “Te creo. Tengo que contarlo a personas que pueden ayudar”. Anota sus propias palabras. No digas nada a la persona acusada.',
        confirmationText: 'He escuchado, o solo lo temo',
      },
      dying: askAboutSuicide(
        'Si habla contigo, pregunta: “¿Estás pensando en el suicidio?”.',
        'Un no claro, o no he visto a nadie',
      ),
      ...stayAlive(),
      care: {
        question: `Si alguien sufrió daño o una agresión sexual: ofrece un médico esta noche y ${SEXUAL_VIOLENCE}, no obligues a nada. No envíes a nadie de vuelta con quien le da miedo.`,
        confirmationText: 'Ofrecido, o aún no he visto a nadie',
      },
      alone: {
        question:
          '¿Hay un niño que no vive aquí y está sin su padre, su madre o el adulto responsable?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      adult: {
        question: `Dos personas, a la vista de otras. Pregunta el nombre y quién cuida al niño. Llama a ${SECURITY}, que decide con quién se va el niño. Nunca lleves a un niño a una habitación.`,
        confirmationText: 'Decide Seguridad, el niño no está a solas',
      },
      matter: {
        question:
          '¿Pasa aquí la noche un niño o una visita menor de 18? ¿O un residente de 16 o 17 necesita más que la ayuda de siempre: un médico, alcohol, drogas, policía, una noche fuera?',
        yes: 'Sí, o no lo sé',
        no: 'No, un asunto cotidiano',
      },
      resolved: {
        question: `Informa a ${DUTY_MANAGER} antes de terminar tu guardia de que hubo un menor de 18. Tú no llames a ningún padre ni madre. En la pantalla siguiente, elige “Incidente resuelto”.`,
        confirmationText: 'He comunicado la edad y el asunto',
      },
      escalate: {
        question: `Llama a ${DUTY_MANAGER}: edad, qué se dijo; si es seguro, quédate hasta que venga alguien. No digas nada a los padres ni a nadie más. Puedes hablar con ${ADVISOR_SUPPORT}. Elige “Incidente escalado”.`,
        confirmationText: 'Dirige el responsable de guardia; informo también si la ley lo exige',
      },
    },
  },
} satisfies TranslationsOf<typeof english>;
