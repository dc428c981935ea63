import type { TranslationsOf } from '../../base/seed-translation.ts';
import {
  ADVISOR_SUPPORT,
  CRISIS_LINE,
  DUTY_MANAGER,
  EMERGENCY,
  SECURITY,
  SEXUAL_VIOLENCE,
} from '../contacts.ts';
import { CREW_TAKES_OVER, NO_BREATH, NO_SECRET, watch } from '../phrases.es.ts';
import { askAboutSuicide, DOCTOR, stayAlive, STRANGLED, WAIT_QUIETLY } from './asked.es.ts';
import { attacker } from './attacker.es.ts';
import { bombThreat } from './bomb-threat.es.ts';
import { hateIncident } from './hate-incident.es.ts';
import { hazing } from './hazing.es.ts';
import { relationshipViolence } from './relationship-violence.es.ts';
import type { SAFETY_CONCERN as english } from './safety-concern.ts';
import { theft } from './theft.es.ts';

const own = {
  'Stranger in building': {
    of: 'b1689b70b7a7b84e',
    title: 'Extraño en el edificio',
    alsoCalled: [
      'intruso',
      'desconocido',
      'alguien que no vive aquí',
      'se coló alguien',
      'se metió alguien',
      'tipo raro',
      'merodea',
      'ronda el edificio',
      'indigente',
      'no es residente',
    ],
    firstAct: `Mantén la distancia. Si hay violencia o un arma, o si prueba puertas: ve a un lugar seguro, llama a ${EMERGENCY}, el operador dirige.`,
    steps: {
      threat: {
        question:
          'Mantén la distancia y una salida libre. Nunca sigas, bloquees ni toques a esa persona. ¿Es violenta, va armada, amenaza, prueba puertas, o no te sientes a salvo?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      asleep: {
        question:
          'Si alguien duerme o está tendido ahí, pregunta desde lejos: “¿Se encuentra bien?”. ¿Qué ves?',
        yes: 'No responde, enferma o herida',
        no: 'Despierta y bien, o ya se fue',
      },
      greet: {
        question:
          'Busca a una segunda persona. Di: “¿Puedo ayudarle? ¿A quién viene a ver?”. Nunca digas quién vive aquí. ¿Nombra a un residente?',
        yes: 'Sí, a un residente',
        no: 'No, o nadie conmigo, o ya se fue',
      },
      host: {
        question:
          'Pídele que espere en la entrada y que llame por su cuenta a quien visita. ¿Viene ese residente, y quiere recibir la visita?',
        yes: 'Sí, la quiere recibir',
        no: 'No, o no lo sé',
      },
      guest: {
        question:
          'Pide al residente que registre la visita y que no se separe de ella. Comprueba que la puerta de la calle cierra y queda con llave. En la pantalla siguiente, elige “Incidente resuelto”.',
        confirmationText: 'Visita registrada, la puerta de la calle queda con llave',
      },
      emergency: {
        question: `Ve a un lugar seguro y cierra la puerta con llave. Llama a ${EMERGENCY}: dónde estás, qué hace la persona, si lleva un arma. Haz lo que diga el operador.`,
        confirmationText: 'Estoy a salvo y he llamado',
      },
      hurt: {
        question:
          'Quédate donde estás a salvo. Por mensaje, pide a la gente cercana que cierre sus puertas con llave. ¿Hay alguien herido?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      aid: {
        question: `Llama a ${EMERGENCY} (otra vez). Haz lo que diga el operador. Cuando sea seguro, quédate y vigila. Alguien más, o tú después, pide a ${SECURITY} que deje entrar al equipo.`,
        confirmationText: 'Estoy con la persona, o no es seguro',
      },
      watch: {
        question: `Aprieta fuerte sobre una herida, solo cuando sea seguro. ${NO_BREATH}`,
        confirmationText: CREW_TAKES_OVER,
      },
      police: {
        question: `Sigue dentro, con llave. Cuando el operador te deje colgar, di a ${SECURITY} cómo es la persona, adónde fue, y que deje entrar a la policía.`,
        confirmationText: 'Lo sabe Seguridad, me quedo donde estoy',
      },
      stay: {
        question: `Quédate hasta que la policía o ${SECURITY} digan que es seguro. ¿Esa persona preguntó por un residente? Di por teléfono a ese residente, y a nadie más, que alguien preguntó.`,
        confirmationText: 'Es seguro, o dirige la policía',
      },
      security: {
        question: `No digas nada más, no te acerques. Di a ${SECURITY} cómo es la persona, adónde fue, por quién preguntó y dónde estás.`,
        confirmationText: 'He llamado',
      },
      warn: {
        question:
          '¿Esa persona preguntó por un residente? Di por teléfono a ese residente, y a nadie más, que alguien preguntó, y cómo pedir ayuda.',
        confirmationText: 'Avisado, o no preguntó por nadie',
      },
      clear: {
        question: `Quédate donde estás a salvo. ¿Las tres? ${SECURITY} dice que el edificio es seguro. Nadie fue seguido ni amenazado. No falta nada.`,
        yes: 'Sí, las tres',
        no: 'No, o todavía no',
      },
      told: {
        question: `Llama ahora a ${DUTY_MANAGER}: qué hizo la persona. Si ha sido duro, puedes hablar con ${ADVISOR_SUPPORT}. En la pantalla siguiente, elige “Incidente resuelto”.`,
        confirmationText: 'He contado lo que pasó',
      },
      escalate: {
        question: `Llama a ${DUTY_MANAGER}: qué pasó, quién está alterado o herido. Puedes hablar con ${ADVISOR_SUPPORT}. En la pantalla siguiente, elige “Incidente escalado”.`,
        confirmationText: 'He contado lo que pasó',
      },
    },
  },
  'Threat or violence': {
    of: '6b5fc0530daba105',
    title: 'Amenaza o violencia',
    alsoCalled: [
      'pelea',
      'se están pegando',
      'agresión',
      'asalto',
      'atraco',
      'paliza',
      'golpiza',
      'me pegó',
      'me amenazó',
      'a puñetazos',
    ],
    firstAct: `Ahora o hace horas: aléjate, llama a ${EMERGENCY}, el operador dirige. Un arma: corre, escóndete. Nunca te pongas en medio.`,
    steps: {
      now: {
        question: '¿Está pasando ahora, pasó en las últimas horas, o alguien sigue en peligro?',
        yes: 'Sí, o no lo sé',
        no: 'No, fue hace días',
      },
      emergency: {
        question: `Ve a un lugar seguro. Llama a ${EMERGENCY} ahora: dónde, cuántas personas, si hay un arma, quién está herido. Haz lo que diga el operador.`,
        confirmationText: 'Estoy a salvo y he llamado',
      },
      hurt: {
        question:
          'Quédate donde estás a salvo. ¿Hay alguien herido, o a alguien le apretaron el cuello o le golpearon la cabeza, aunque diga que está bien?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      aid: {
        question: `Di a ${EMERGENCY} quién está herido. Cuando sea seguro, acércate y aprieta fuerte sobre una herida. Cuello apretado o golpe en la cabeza: reposo; voz ronca, mucho sueño: díselo al operador.`,
        confirmationText: 'El operador lo sabe, o todavía no es seguro',
      },
      security: {
        question: `Alguien más, o tú cuando el operador te deje colgar, llama a ${SECURITY}: que venga y deje entrar a la policía y al equipo. Por mensaje, que la gente cercana cierre con llave.`,
        confirmationText: 'Dejarán entrar a la policía y al equipo',
      },
      watch: watch(),
      wait: {
        question: `Cuando el operador te deje colgar, pide a ${SECURITY} que deje entrar a la policía. Por mensaje, que la gente cercana cierre con llave. Sigue a salvo hasta que la policía diga que terminó.`,
        confirmationText: 'La policía dice que terminó',
      },
      listen: {
        question: `Di primero a quien sufrió el daño: ${NO_SECRET} Cree lo que te cuenta. No preguntes “por qué”, no tomes declaración.`,
        confirmationText: 'He escuchado',
      },
      evidence: {
        question:
          'Si es sexual, abre ese procedimiento. Cuello apretado o golpe en la cabeza: un médico ya, aunque hayan pasado días. ¿Desde entonces voz ronca, mucho sueño, confusión, vómitos o falta de aire?',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      dying: askAboutSuicide(),
      ...stayAlive(),
      over: {
        question: `Ofrece un amigo, la policía, ${CRISIS_LINE}, otra cama. ¿Las tres? Nadie tiene heridas, ni golpe en la cabeza ni cuello apretado. Nadie quiere policía. Todos se sienten a salvo esta noche.`,
        yes: 'Sí, las tres',
        no: 'No, o no lo sé',
      },
      manager: {
        question: `Llama a ${DUTY_MANAGER}: quién sufrió el daño, dónde está cada cual, a quién separar, si hay menores de 18. No limpies nada. Puedes hablar con ${ADVISOR_SUPPORT}. Elige “Incidente escalado”.`,
        confirmationText: 'Dirige el responsable de guardia',
      },
      resolved: {
        question: `Llama ahora a ${DUTY_MANAGER}, también si ya terminó; di si hay menores de 18. Si ha sido duro, puedes hablar con ${ADVISOR_SUPPORT}. Elige “Incidente resuelto”.`,
        confirmationText: 'He contado lo que pasó',
      },
    },
  },
  'Sexual violence': {
    of: 'cdcea8f9838df570',
    title: 'Violencia sexual',
    alsoCalled: [
      'violación',
      'me violaron',
      'agresión sexual',
      'abuso sexual',
      'abusaron de',
      'acoso sexual',
      'manoseo',
      'tocamientos',
      'me tocó sin permiso',
      'sin consentimiento',
    ],
    firstAct: `¿A salvo ahora? Si no, o si hay heridas graves, llama a ${EMERGENCY}: el operador dirige. Cree a la persona. Lo demás lo decide ella.`,
    steps: {
      safe: {
        question:
          'Ve a un lugar seguro y tranquilo. Pregunta: “¿Tienes heridas? ¿Estás en peligro?”. ¿Alguna? Herida grave, mucho sueño o drogas ahora, voz ronca, casi desmayo, falta de aire, todavía en peligro.',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      emergency: {
        question: `Avisa a la persona y después llama a ${EMERGENCY}: dónde, heridas, cuello apretado o drogas, agresor cerca. Haz lo que diga el operador; cuenta solo lo que te pregunten.`,
        confirmationText: 'He llamado',
      },
      ...WAIT_QUIETLY,
      listen: {
        question: `Di primero: ${NO_SECRET} Después escucha: “Te creo. No es culpa tuya”. Ningún “por qué”, ningún detalle.`,
        confirmationText: 'He escuchado',
      },
      strangled: STRANGLED,
      doctor: DOCTOR,
      dying: askAboutSuicide(),
      ...stayAlive(),
      choice: {
        question:
          'Di: “Tú decides qué pasa ahora”. Ofrece un médico, la policía, una línea de apoyo, un amigo a su lado, o nada de eso por ahora. Toca a la persona solo si lo pide.',
        confirmationText: 'Lo he ofrecido, la persona decide',
      },
      keep: {
        question:
          'Si fue en los últimos días, di: “Por si quieres pruebas, ayuda no lavarte, cambiarte, comer, beber ni ir al baño todavía. Tú eliges, y puedes denunciar más adelante”.',
        confirmationText: 'Dicho, o fue hace más tiempo',
      },
      support: {
        question: `Ofrece ${SEXUAL_VIOLENCE}. En los últimos días: un médico pronto, con o sin policía; algunas medicinas deben empezar antes de 3 días. La persona mete la ropa en una bolsa de papel.`,
        confirmationText: 'Lo he ofrecido',
      },
      escalate: {
        question: `Avisa a la persona si está; después llama solo a ${DUTY_MANAGER}, sin detalles: habitación segura, si habló de suicidio, menor de 18. Puedes hablar con ${ADVISOR_SUPPORT}. Elige “Incidente escalado”.`,
        confirmationText: 'El responsable de guardia organiza lo que pida la persona',
      },
    },
  },
} as const;

export const SAFETY_CONCERN = {
  ...own,
  ...attacker,
  ...bombThreat,
  ...relationshipViolence,
  ...hateIncident,
  ...hazing,
  ...theft,
} satisfies TranslationsOf<typeof english>;
