import type { TranslationsOf } from '../base/seed-translation.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SECURITY } from './contacts.ts';
import type { NOISE_COMPLAINT as english } from './noise-complaint.ts';
import { NO_BREATH, TAKEN_OVER } from './phrases.es.ts';

export const NOISE_COMPLAINT = {
  'Noise in quiet hours': {
    of: '734f0f46e82e3d9d',
    title: 'Ruido a deshoras',
    alsoCalled: [
      'música alta',
      'fiesta en la habitación',
      'vecinos ruidosos',
      'no me dejan dormir',
      'escándalo',
      'bulla',
      'gritos',
      'horas de silencio',
      'hacen mucho ruido',
      'bocina',
    ],
    firstAct: `Nunca vayas a la puerta a solas. Una pelea: no te acerques. Una pelea o un grito de auxilio: llama a ${EMERGENCY}, el operador dirige.`,
    steps: {
      listen: {
        question:
          'Escucha en el pasillo, teléfono en mano. ¿Oyes una pelea, una amenaza, cosas que se rompen, un grito de auxilio o un gemido?',
        yes: 'Sí, o no lo sé',
        no: 'No, solo ruido',
      },
      together: {
        question: `Pide a otro asesor o a ${SECURITY} que te acompañe. Nunca vayas a la puerta a solas. Anota la hora y la puerta.`,
        confirmationText: 'Alguien me acompaña',
      },
      knock: {
        question:
          'Con tu acompañante, toca a la puerta, da un paso atrás, di tu nombre y tu función. Nunca entres y nunca abras tú la puerta. ¿Abre alguien?',
        yes: 'Sí, abren',
        no: 'No',
      },
      ask: {
        question:
          'Pide con calma silencio ahora, y que las visitas se vayan si son muchas. Nunca digas quién se quejó.',
        confirmationText: 'He pedido silencio',
      },
      tone: {
        question:
          '¿Alguien amenaza, es violento o va armado, o no te sientes a salvo? ¿Alguien está herido, muy mal o tan borracho que no se tiene en pie?',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      through: {
        question:
          'Di una vez a través de la puerta: hay demasiado ruido, silencio por favor, volveremos. ¿Oyes un gemido o una caída, o alguien teme por quien está dentro?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      again: {
        question:
          'Aléjate. Vuelve con tu acompañante después de diez minutos y escucha. ¿Hay silencio?',
        yes: 'Sí, ahora hay silencio',
        no: 'No, sigue el ruido',
      },
      visits: {
        question: '¿Cuántas veces has pedido silencio en esta puerta esta noche?',
        yes: 'Una vez: tocamos de nuevo',
        no: 'Dos veces o más',
      },
      emergency: {
        question: `Pelea, amenaza o duda: aléjate, nunca vuelvas. Si no, habla a través de la puerta. Llama a ${EMERGENCY}: qué puerta, qué oyes. Haz lo que diga el operador.`,
        confirmationText: 'He llamado',
      },
      'crew-in': {
        question: `Alguien más, o tú cuando el operador te deje colgar, llama a ${SECURITY} para que deje entrar a la policía o al equipo: qué puerta, qué oyes, si hay un arma.`,
        confirmationText: 'Lo sabe Seguridad',
      },
      watch: {
        question: `Si es seguro, quédate y vigila, entra cuando esté abierto. ${NO_BREATH}`,
        confirmationText: TAKEN_OVER,
      },
      security: {
        question: `Desde un lugar seguro, llama a ${SECURITY}: qué puerta, qué oyes, cuántas veces lo pediste. Nunca la abras tú.`,
        confirmationText: 'Vienen en camino',
      },
      escalate: {
        question: `Espera donde estés a salvo. Llama a ${DUTY_MANAGER}. Si ha sido duro, puedes hablar con ${ADVISOR_SUPPORT}. En la pantalla siguiente, elige “Incidente escalado”.`,
        confirmationText: 'Lo sabe el responsable de guardia',
      },
      resolved: {
        question:
          'Di a quien se quejó que ya está atendido, nada más. En la pantalla siguiente, elige “Incidente resuelto”.',
        confirmationText: 'Dicho, y las horas están anotadas',
      },
    },
  },
} satisfies TranslationsOf<typeof english>;
