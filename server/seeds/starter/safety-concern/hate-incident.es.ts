import type { TranslationsOf } from '../../base/seed-translation.ts';
import { ADVISOR_SUPPORT, CRISIS_LINE, DUTY_MANAGER, EMERGENCY } from '../contacts.ts';
import { CREW_IN, NO_BREATH, NO_SECRET, TAKEN_OVER } from '../phrases.es.ts';
import { askAboutSuicide, stayAlive } from './asked.es.ts';
import type { hateIncident as english } from './hate-incident.ts';

export const hateIncident = {
  'Hate incident': {
    of: '45bf09b2437e5ead',
    title: 'Incidente de odio',
    alsoCalled: [
      'racismo',
      'insultos racistas',
      'delito de odio',
      'crimen de odio',
      'homofobia',
      'transfobia',
      'xenofobia',
      'antisemitismo',
      'pintada nazi',
      'discriminación',
    ],
    firstAct: `Violencia o amenaza: aléjate, llama a ${EMERGENCY}, el operador dirige. Cree a la persona. No limpies ni compartas nada.`,
    steps: {
      now: {
        question:
          '¿Hay alguien herido, atacado o amenazado, está cerca quien lo hizo y es un peligro, o hay fuego o un arma?',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      emergency: {
        question: `Fuego: activa la alarma y sal. Ponte a salvo, con la persona si puedes. Llama a ${EMERGENCY}: dónde, quién está herido, si hay un arma, que puede ser por odio. Haz lo que diga el operador.`,
        confirmationText: 'Estoy a salvo y he llamado',
      },
      'crew-in': CREW_IN,
      watch: {
        question: `Si es seguro, quédate con quien sufrió el daño y vigila. ${NO_BREATH}`,
        confirmationText: TAKEN_OVER,
      },
      harmed: {
        question: `Di a la persona contra quien iba: “Te creo. Tú decides qué pasa ahora”. Ofrece un amigo, ${CRISIS_LINE}, otra cama. Fotografía palabras y signos; no limpies nada.`,
        confirmationText: 'Ofrecido, o está con el equipo',
      },
      believe: {
        question: `Di a la persona contra quien iba: ${NO_SECRET} Cree lo que te cuenta. Nunca preguntes “por qué”, nunca digas que fue una broma.`,
        confirmationText: 'He escuchado, o aún no he visto a nadie',
      },
      keep: {
        question:
          'Palabras, un símbolo, una nota, una publicación: haz una foto, guarda capturas con nombre y hora. No limpies, toques ni borres nada; cuelga una sábana delante. No publiques nada.',
        confirmationText: 'Queda como está, o no hay nada que ver',
      },
      note: {
        question:
          'Anota lo que te cuenten: cuándo, dónde, qué palabras, quién lo vio. No interrogues a nadie, no supongas ningún nombre, no te enfrentes a nadie. No digas a nadie más contra quién iba.',
        confirmationText: 'He anotado los hechos',
      },
      dying: askAboutSuicide(
        'Si a alguien le afecta mucho, pregunta: “¿Estás pensando en el suicidio?”.',
        'Un no claro, o no he visto a nadie',
      ),
      ...stayAlive(),
      choice: {
        question: `Di: “Tú decides qué pasa ahora”. Ofrece la policía, un informe, un amigo, ${CRISIS_LINE}, otra cama esta noche, o nada de eso por ahora.`,
        confirmationText: 'Ofrecido, o aún no he visto a nadie',
      },
      safe: {
        question:
          '¿Las tres? La persona se siente a salvo esta noche. Quien lo hizo no está cerca de ella. No iba contra nadie más, y nadie más tiene miedo.',
        yes: 'Sí, las tres',
        no: 'No, o no lo sé',
      },
      manager: {
        question: `Llama ahora a ${DUTY_MANAGER}: qué hay a la vista, qué quiere la persona, a quién hay que alejar. Puedes hablar con ${ADVISOR_SUPPORT}. Elige “Incidente escalado”.`,
        confirmationText: 'Dirige el responsable de guardia',
      },
      resolved: {
        question: `Llama ahora a ${DUTY_MANAGER}, que decide cuándo se limpia. Si ha sido duro, puedes hablar con ${ADVISOR_SUPPORT}. En la pantalla siguiente, elige “Incidente resuelto”.`,
        confirmationText: 'He contado lo que pasó',
      },
    },
  },
} satisfies TranslationsOf<typeof english>;
