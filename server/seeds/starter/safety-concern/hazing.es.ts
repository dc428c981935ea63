import type { TranslationsOf } from '../../base/seed-translation.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SEXUAL_VIOLENCE } from '../contacts.ts';
import { CREW_IN, NO_BREATH, NO_SECRET, TAKEN_OVER } from '../phrases.es.ts';
import { askAboutSuicide, stayAlive } from './asked.es.ts';
import type { hazing as english } from './hazing.ts';

export const hazing = {
  Hazing: {
    of: '797e3a89703d7e33',
    title: 'Novatada',
    alsoCalled: [
      'hazing',
      'iniciación',
      'rito de bienvenida',
      'bautizo de novatos',
      'fraternidad',
      'veteranos',
      'me obligan a beber',
      'me obligan a tomar',
      'pruebas para entrar al grupo',
      'humillan a novatos',
    ],
    firstAct: `Alguien herido, muy borracho o encerrado: llama a ${EMERGENCY}, el operador dirige. Ninguna promesa te obliga. Nunca intervengas a solas.`,
    steps: {
      now: {
        question:
          '¿Sigue pasando, o hay alguien herido, muy borracho o drogado, que cuesta despertar, con frío, agotado, atado, encerrado o desaparecido?',
        yes: 'Sí, o no lo sé',
        no: 'No, ya terminó',
      },
      emergency: {
        question: `Lejos del grupo, en un lugar seguro, llama a ${EMERGENCY}: dónde, cuántas personas, qué bebieron o tomaron, quién está herido o encerrado. Haz lo que diga el operador.`,
        confirmationText: 'He llamado',
      },
      'crew-in': CREW_IN,
      watch: {
        question: `Si es seguro, quédate y vigila: que nadie duerma la borrachera. ${NO_BREATH}`,
        confirmationText: TAKEN_OVER,
      },
      secret: {
        question: `A solas con la persona, di: ${NO_SECRET} Cree lo que te cuenta. Haber aceptado, o la tradición, no lo hace menos malo.`,
        confirmationText: 'He escuchado',
      },
      unwell: {
        question:
          '¿Alguna? Hoy: un golpe en la cabeza o el cuerpo, mucho alcohol, droga o agua, días sin dormir. Ahora: dolor de pecho, confusión, mucho sueño, orina oscura, vómitos, mucho dolor de cabeza.',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      dying: askAboutSuicide(
        'Pregunta: “¿Cuánto te está afectando? ¿Estás pensando en el suicidio?”.',
      ),
      ...stayAlive(),
      choice: {
        question: `Di: “Tú decides qué pasa ahora”. Ofrece un médico, la policía, un amigo, otra cama esta noche, o ${SEXUAL_VIOLENCE} si fue sexual.`,
        confirmationText: 'Lo he ofrecido, la persona decide',
      },
      keep: {
        question:
          'La persona guarda mensajes, fotos y ropa tal como están. Tú anotas los nombres, lugares y horas que te dé. No preguntes ni avises a nadie del grupo.',
        confirmationText: 'Queda como está',
      },
      safe: {
        question:
          '¿Las tres? El grupo no puede llegar a la persona esta noche. No se prepara nada más. Nadie más está metido en esto.',
        yes: 'Sí, las tres',
        no: 'No, o no lo sé',
      },
      manager: {
        question: `Llama ahora a ${DUTY_MANAGER}: quién sufrió el daño, quién sigue con el grupo, si hay menores de 18, qué se prepara. Nunca te enfrentes al grupo, no digas a nadie quién te lo contó.`,
        confirmationText: 'Dirige el responsable de guardia',
      },
      escalate: {
        question: `Ha sido duro: puedes hablar con ${ADVISOR_SUPPORT}. En la pantalla siguiente, elige “Incidente escalado”.`,
        confirmationText: 'Sé con quién puedo hablar',
      },
      resolved: {
        question: `Llama ahora a ${DUTY_MANAGER}, también si ya terminó; di si hay menores de 18. Si ha sido duro, puedes hablar con ${ADVISOR_SUPPORT}. Elige “Incidente resuelto”.`,
        confirmationText: 'He contado lo que pasó',
      },
    },
  },
} satisfies TranslationsOf<typeof english>;
