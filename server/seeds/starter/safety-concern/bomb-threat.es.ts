import type { TranslationsOf } from '../../base/seed-translation.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';
import { watch } from '../phrases.es.ts';
import type { bombThreat as english } from './bomb-threat.ts';

export const bombThreat = {
  'Bomb threat or package': {
    of: '0b75e5a5a18fe920',
    title: 'Bomba o paquete raro',
    alsoCalled: [
      'amenaza de bomba',
      'paquete sospechoso',
      'bolsa abandonada',
      'mochila sospechosa',
      'mochila abandonada',
      'polvo blanco',
      'artefacto',
      'explosivo',
      'explosión',
    ],
    firstAct: `No toques nada. Aléjate de ahí, llama a ${EMERGENCY}: el operador dirige. La policía dice si hay que salir o quedarse.`,
    steps: {
      powder: {
        question: '¿Salió polvo de una carta o de un paquete?',
        yes: 'Sí, o no lo sé',
        no: 'No hay polvo',
      },
      shut: {
        question: `No te sacudas nada. Fuera, ventiladores apagados, cierra la puerta, todos se lavan las manos. Juntos, lejos de los demás; anota nombres. Llama a ${EMERGENCY}, haz lo que diga el operador.`,
        confirmationText: 'Estamos fuera, y anoté quién estaba allí',
      },
      object: {
        question:
          '¿Hay un objeto, una bolsa o un paquete que pueda ser una bomba, o ha explotado algo?',
        yes: 'Sí, o no lo sé',
        no: 'No: una llamada o un mensaje',
      },
      away: {
        question: `Nunca lo toques ni lo muevas. Vete lejos, donde no lo veas, y usa un teléfono solo allí. Llama a ${EMERGENCY}: dónde está, cómo es. Haz lo que diga el operador.`,
        confirmationText: 'Estoy lejos y he llamado',
      },
      threat: {
        question: `Que quien llama siga hablando; anota palabras, voz, lugar, hora. Guarda el mensaje. Por otro teléfono, o justo después, llama a ${EMERGENCY}. Haz lo que diga el operador.`,
        confirmationText: 'He llamado',
      },
      others: {
        question: `Cuando el operador te deje colgar, pide a ${SECURITY} que deje entrar a la policía. Salir o quedarse, como diga la policía: ni alarma de incendio ni ascensor. Que nadie se acerque.`,
        confirmationText: 'Seguridad lo sabe, nadie se acerca',
      },
      hurt: {
        question: '¿Hay alguien herido o que se siente mal?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      aid: {
        question: `Díselo a ${EMERGENCY}, haz lo que diga el operador. Si hubo polvo: quédate donde estás, no toques a nadie. Si no, y es seguro, ayúdale a alejarse, aprieta fuerte una herida.`,
        confirmationText: 'He ayudado, o no es seguro',
      },
      watch: watch(),
      'all-out': {
        question:
          '¿Están todos donde quiere la policía, también quienes no pueden usar las escaleras?',
        yes: 'Sí, todos',
        no: 'No, o no lo sé',
      },
      inside: {
        question:
          'Nadie sale ni vuelve hasta que lo diga la policía. Di a la policía quién puede seguir dentro, dónde, y quién necesita ayuda para salir.',
        confirmationText: 'La policía sabe quién está dentro',
      },
      wait: {
        question:
          'Nadie sale ni vuelve, aunque todo esté tranquilo, hasta que lo diga la policía. Quien vio u oyó algo se queda para hablar con la policía.',
        confirmationText: 'La policía dice que ha terminado',
      },
      escalate: {
        question: `Llama a ${DUTY_MANAGER}: qué pasó, quién está alterado. Puedes hablar con ${ADVISOR_SUPPORT}. En la pantalla siguiente, elige “Incidente escalado”.`,
        confirmationText: 'Desde aquí dirige el responsable de guardia',
      },
    },
  },
} satisfies TranslationsOf<typeof english>;
