import type { TranslationsOf } from '../../base/seed-translation.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';
import { TAKEN_OVER } from '../phrases.es.ts';
import type { attacker as english } from './attacker.ts';

export const attacker = {
  'Attacker or weapon': {
    of: '7827cd4ce71ce904',
    title: 'Atacante o arma',
    alsoCalled: [
      'tirador',
      'tiroteo',
      'balacera',
      'disparos',
      'pistola',
      'cuchillo',
      'ataque con cuchillo',
      'apuñalamiento',
      'hombre armado',
      'cierre de emergencia',
    ],
    firstAct: `Aléjate o escóndete, después llama a ${EMERGENCY}: el operador dirige. Teléfono en silencio, no actives la alarma de incendio. Nunca te acerques.`,
    steps: {
      'way-out': {
        question:
          'Un arma de fuego, un cuchillo, disparos, alguien que ataca: ¿hay una salida segura, lejos de eso? Si hay cierre de emergencia y nada está cerca de ti: quédate dentro, escóndete.',
        yes: 'Sí: corre',
        no: 'No, o no lo sé, o cierre: escóndete',
      },
      run: {
        question: `Corre. Deja tus cosas, no esperes a nadie que no quiera venir. Cuando estés fuera de su alcance, llama a ${EMERGENCY}: dónde, quién, qué arma, quién está herido.`,
        confirmationText: 'Estoy lejos y he llamado',
      },
      hide: {
        question: `Cierra con llave o bloquea la puerta, luces apagadas, teléfono en silencio, sin que te vean. Llama a ${EMERGENCY}. Si no puedes hablar: da golpecitos, tose, pulsa teclas como te digan, o escribe.`,
        confirmationText: 'Estoy en un escondite, y he llamado si podía',
      },
      others: {
        question: `Haz lo que diga el operador. Avisa a otros por mensaje, sin alarma de incendio. Cuando el operador te deje colgar, pide a ${SECURITY} que deje entrar a la policía, por mensaje si te escondes.`,
        confirmationText: 'He avisado, o no es seguro',
      },
      near: {
        question:
          'Si corriste: sigue lejos. Si te escondes: en silencio, no abras a nadie, corre únicamente si entra el atacante. Fuego o humo: fuera, nunca por una alarma sola; lucha únicamente como último recurso.',
        confirmationText: 'Sigo fuera de su alcance',
      },
      hurt: {
        question: '¿Tienes heridas tú, o alguien que está contigo?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      aid: {
        question: `Di a ${EMERGENCY} quién está herido, o escríbelo. Aprieta fuerte una herida, alrededor de lo que esté clavado. Haz lo que diga el operador. Nunca salgas a ayudar a otros.`,
        confirmationText: 'Lo he dicho, o no es seguro',
      },
      watch: {
        question:
          'Quédate, vigila; muestra a la policía las manos vacías. No está alerta: de lado. No responde ni respira normal: boca arriba, RCP; que traigan un desfibrilador si el camino es seguro.',
        confirmationText: TAKEN_OVER,
      },
      police: {
        question:
          'Si te escondes: deja que abra la policía, o pregunta al operador si es la policía. Después, manos vacías a la vista, ningún movimiento rápido, haz lo que diga la policía.',
        confirmationText: 'La policía dice que es seguro',
      },
      escalate: {
        question: `Llama a ${DUTY_MANAGER}. No publiques nada, ni una palabra a la prensa. Ha sido duro: puedes hablar con ${ADVISOR_SUPPORT}. En la pantalla siguiente, elige “Incidente escalado”.`,
        confirmationText: 'Desde aquí dirige el responsable de guardia',
      },
    },
  },
} satisfies TranslationsOf<typeof english>;
