import type { TranslationsOf } from '../../base/seed-translation.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, FACILITIES } from '../contacts.ts';
import { CREW_IN, watch } from '../phrases.es.ts';
import type { storm as english } from './storm.ts';

export const storm = {
  'Storm or earthquake': {
    of: 'a0ddc13c7d2cf25c',
    title: 'Tormenta o terremoto',
    alsoCalled: [
      'temblor',
      'está temblando',
      'sismo',
      'réplica',
      'tsunami',
      'huracán',
      'tornado',
      'vendaval',
      'alerta por mal tiempo',
      'ciclón',
    ],
    firstAct: `Si tiembla: agáchate, cúbrete, agárrate. Tormenta: a la sala interior más baja, sin ventanas. Alguien herido: llama a ${EMERGENCY}, el operador dirige.`,
    steps: {
      which: {
        question:
          '¿Tiembla el suelo, o es una tormenta o un aviso de tormenta (tornado, huracán, vendaval)?',
        yes: 'Tiembla',
        no: 'Tormenta o aviso',
      },
      drop: {
        question:
          'Agáchate, bajo una mesa o junto a una pared interior, cúbrete cabeza y cuello, agárrate. En la cama: boca abajo, almohada en la cabeza. Silla de ruedas: freno, inclínate. Fuera: lejos de muros.',
        confirmationText: 'Ha dejado de temblar',
      },
      sea: {
        question:
          '¿Cerca del mar, y tembló mucho rato o fuerte? Entonces todos tierra adentro y cuesta arriba ya, a pie, con o sin aviso. Si ya no da tiempo: arriba, en un edificio fuerte de hormigón (concreto).',
        yes: 'Sí, o no lo sé: nos vamos',
        no: 'No',
      },
      uphill: {
        question:
          'Quédate arriba hasta que acabe oficialmente: las olas llegan durante horas, la primera rara vez es la mayor. Cuenta a la gente por el camino. ¿Hay alguien herido o enfermo, o falta alguien?',
        yes: 'Sí, o no lo sé',
        no: 'No, todos están aquí arriba',
      },
      inside: {
        question:
          'Todos dentro, abajo por las escaleras, sin ascensor, a la sala interior o pasillo más bajo, sin ventanas; inundación: arriba. Quien no puede usar escaleras: una sala interior de ese piso.',
        confirmationText: 'Estamos allí, o lo más cerca que podemos',
      },
      wait: {
        question:
          'Siéntate en el suelo, cúbrete cabeza y cuello. Nadie sale a mirar. Espera hasta que el aviso acabe oficialmente: un rato de calma no es el final.',
        confirmationText: 'Acabó, o alguien necesita ayuda',
      },
      hurt: {
        question:
          'Cuenta a la gente. ¿Hay alguien herido, enfermo o atrapado, o falta alguien? ¿Fuego, olor a gas, algún cable caído, o una pared o un techo que cede?',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      emergency: {
        question: `Fuego, gas, una pared que cede: primero fuera, sin tocar interruptores, sin fuego, lejos de cables. Llama a ${EMERGENCY} y haz lo que diga el operador: dónde, quién está herido o falta.`,
        confirmationText: 'He llamado',
      },
      'crew-in': CREW_IN,
      watch: watch(),
      damage: {
        question:
          'Desde donde estás: ¿grietas nuevas en las paredes, una pared inclinada, un techo caído o el tejado abierto?',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      out: {
        question:
          'Cuando fuera sea seguro: zapatos puestos, fuera por las escaleras, lejos de paredes, árboles y cables. ¿Pueden salir todos, y están todos fuera y bien?',
        yes: 'Sí, todos están fuera',
        no: 'No, o no lo sé',
      },
      after: {
        question:
          'Si vuelve a temblar: agáchate, cúbrete, agárrate. Zapatos puestos, por los vidrios. Nada de fuego, nada de ascensor, nadie sale a mirar. Residentes: mensajes, no llamadas; hacen falta las líneas.',
        confirmationText: 'Los residentes lo saben',
      },
      fit: {
        question: `Llama a ${DUTY_MANAGER}: recuento, daños. ¿Las tres? Nadie falta ni se siente mal. Todo aviso terminó. Ningún daño, o ${FACILITIES} o el equipo dejan entrar a la gente.`,
        yes: 'Sí, las tres',
        no: 'No, o no lo sé',
      },
      resolved: {
        question: `Anota lo que está roto para ${FACILITIES}. Di: “Si hueles gas o ves una grieta, sal. Si te sientes mal, llama a una ambulancia”. Elige “Incidente resuelto”.`,
        confirmationText: 'Se sabe dónde está cada persona',
      },
      escalate: {
        question: `Nadie vuelve a entrar. Primero una ambulancia para quien esté enfermo. Llama a ${DUTY_MANAGER}: quién está herido o falta. Puedes hablar con ${ADVISOR_SUPPORT}. Elige “Incidente escalado”.`,
        confirmationText: 'Lo sabe el responsable de guardia',
      },
    },
  },
} satisfies TranslationsOf<typeof english>;
