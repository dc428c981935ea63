import type { TranslationsOf } from '../base/seed-translation.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, FACILITIES } from './contacts.ts';
import type { PESTS as english } from './pests.ts';
import { CREW_IN, watch } from './phrases.es.ts';

export const PESTS = {
  'Bed bugs or mice': {
    of: '5f6fc56e1cb1eece',
    title: 'Chinches o ratones',
    alsoCalled: [
      'chinches de cama',
      'ratas',
      'cucarachas',
      'bichos',
      'insectos',
      'hormigas',
      'avispas',
      'murciélago',
      'plaga',
      'me pica todo el cuerpo',
    ],
    firstAct: `Cara hinchada, le cuesta respirar, siente que se desmaya: su inyector, llama a ${EMERGENCY}, el operador dirige.`,
    steps: {
      reaction: {
        question:
          '¿Alguien tiene la cara o la garganta hinchada, la voz ronca, silbidos u otra dificultad al respirar, o siente que se desmaya?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      door: {
        question:
          'Habla con el residente en la puerta. No te sientes ni pongas una bolsa en el suelo. Pregunta qué vio, y pide una foto.',
        confirmationText: 'Sé qué vio',
      },
      animal: {
        question:
          '¿Es un murciélago, una serpiente, o avispas o abejas dentro, o un animal mordió o arañó a alguien?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      away: {
        question:
          'Todos fuera, puerta cerrada, nadie lo atrapa. ¿Una serpiente mordió a alguien, o hay muchas picaduras, o una en la boca o la garganta?',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      wash: {
        question:
          'Mordedura o arañazo: lavar con jabón y agua corriente, 15 minutos, y un médico hoy. Quien durmió donde había un murciélago va también, haya notado mordedura o no.',
        confirmationText: 'Lavado, o no mordió a nadie',
      },
      bitten: {
        question: `Llama a ${EMERGENCY} y haz lo que diga el operador: qué mordió o picó, cuándo. Reposo, anillos fuera, brazo o pierna sin mover. Nunca cortes, chupes, ates ni enfríes una mordedura de serpiente.`,
        confirmationText: 'He llamado',
      },
      which: {
        question: '¿Qué es?',
        yes: 'Picaduras, o bichos en una cama',
        no: 'Ratones, ratas u otros',
      },
      keep: {
        question:
          'Pide que deje la ropa de cama, la ropa y los muebles en la habitación: moverlos reparte los bichos. Nada de aerosoles, nada de polvos.',
        confirmationText: 'No moverá nada',
      },
      food: {
        question:
          'Pide que guarde la comida en cajas cerradas y saque la basura. Nada de veneno ni trampas por su cuenta. Nadie toca excrementos ni animales muertos.',
        confirmationText: 'La comida está guardada',
      },
      report: {
        question: `Anota la habitación, qué se vio, cuándo, y otras habitaciones con las mismas señales. Informa a ${FACILITIES} por la mañana, no esta noche.`,
        confirmationText: 'Anotado para la mañana',
      },
      sleep: {
        question:
          '¿Puede y quiere el residente dormir en la habitación esta noche? Con chinches, nunca mandes tú a nadie a otra habitación.',
        yes: 'Sí, puede quedarse',
        no: 'No',
      },
      resolved: {
        question:
          'Di cuándo se informará y cómo tendrá noticias. No digas a ningún vecino de quién es la habitación. En la pantalla siguiente, elige “Incidente resuelto”.',
        confirmationText: 'El residente sabe qué va a pasar ahora',
      },
      emergency: {
        question: `Su inyector enseguida, otro más si no mejora en 5 minutos. Llama a ${EMERGENCY}, di “anafilaxia”, haz lo que diga el operador. La persona, acostada o sentada, nunca de pie.`,
        confirmationText: 'He llamado',
      },
      'crew-in': CREW_IN,
      watch: watch(),
      escalate: {
        question: `Llama a ${DUTY_MANAGER}: qué animal, quién necesita una cama o un médico hoy. Puedes hablar con ${ADVISOR_SUPPORT}. En la pantalla siguiente, elige “Incidente escalado”.`,
        confirmationText: 'Lo sabe el responsable de guardia',
      },
    },
  },
} satisfies TranslationsOf<typeof english>;
