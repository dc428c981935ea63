import type { TranslationsOf } from '../../base/seed-translation.ts';
import { ADVISOR_SUPPORT, CRISIS_LINE, DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';
import { NO_SECRET } from '../phrases.es.ts';
import { askAboutSuicide, DOCTOR, stayAlive, STRANGLED, WAIT_QUIETLY } from './asked.es.ts';
import type { relationshipViolence as english } from './relationship-violence.ts';

export const relationshipViolence = {
  'Relationship violence': {
    of: 'c68bc00c1c817c82',
    title: 'Violencia de pareja',
    alsoCalled: [
      'violencia doméstica',
      'violencia de género',
      'violencia machista',
      'maltrato',
      'mi novio me pega',
      'mi novia me pega',
      'mi ex me sigue',
      'acecho',
      'no me deja en paz',
      'celos',
    ],
    firstAct: `Si hay peligro ahora: llama a ${EMERGENCY}, el operador dirige. Habla a solas con la persona. A la otra persona no le digas nada.`,
    steps: {
      now: {
        question:
          'Nunca entres donde hay una pelea. Si no la hay, pide a la persona que salga, con otro motivo. ¿Alguna? Una pelea, peligro ahora, herida grave, voz ronca, casi desmayo, mucho sueño, falta de aire.',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      emergency: {
        question: `Si la otra persona está cerca, aléjate. Si no, avisa primero a la persona. Llama a ${EMERGENCY}: dónde, a quién hirieron o le apretaron el cuello, si hay un arma. Haz lo que diga el operador.`,
        confirmationText: 'He llamado',
      },
      ...WAIT_QUIETLY,
      listen: {
        question: `Di primero: ${NO_SECRET} Cree a la persona. No es culpa suya. Nunca digas “solo tienes que irte”.`,
        confirmationText: 'He escuchado',
      },
      strangled: STRANGLED,
      doctor: DOCTOR,
      dying: askAboutSuicide(),
      ...stayAlive(),
      choice: {
        question: `Di: “Tú decides qué pasa ahora”. Ofrece la policía, un médico, ${CRISIS_LINE}, un amigo, otra cama esta noche. Pregunta qué necesita, y qué necesitan niños o mascotas.`,
        confirmationText: 'Sé lo que quiere la persona',
      },
      lock: {
        question: `¿Puede entrar la otra persona? Si la persona lo quiere, pide a ${SECURITY} otra cerradura o tarjeta, o a ${DUTY_MANAGER} otra habitación. Nadie vuelve sin compañía.`,
        confirmationText: 'Arreglado, no lo quiere, o no hace falta',
      },
      quiet: {
        question:
          'Si la siguen o le escriben: que guarde cada mensaje, lo anote en papel, esconda el papel, nunca conteste. No digas a nadie dónde está. No le escribas: la otra persona puede leerlo.',
        confirmationText: 'Dicho, y nadie lo sabrá por mí',
      },
      escalate: {
        question: `Avisa a la persona si está; después llama a ${DUTY_MANAGER}: qué quiere la persona, si habló de suicidio, si es menor de 18. Puedes hablar con ${ADVISOR_SUPPORT}. Elige “Incidente escalado”.`,
        confirmationText: 'Dirige el responsable de guardia',
      },
    },
  },
} satisfies TranslationsOf<typeof english>;
