import type { TranslationsOf } from '../base/seed-translation.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SECURITY } from './contacts.ts';
import { CREW_IN, watch } from './phrases.es.ts';
import type { RLA_EVENTS as english } from './rla-events.ts';

export const RLA_EVENTS = {
  'Event out of hand': {
    of: 'a151de5e106e42cd',
    title: 'Evento descontrolado',
    alsoCalled: [
      'fiesta descontrolada',
      'se salió de control',
      'se nos fue de las manos',
      'demasiada gente',
      'aglomeración',
      'multitud',
      'avalancha',
      'se coló gente',
      'gente sin invitación',
      'botellón',
    ],
    firstAct: `Pelea, gente aplastada, alguien herido: llama a ${EMERGENCY}, el operador dirige. No te metas en peleas. Llama cuanto antes a ${SECURITY}.`,
    steps: {
      danger: {
        question:
          'Desde donde veas las salidas, dos personas si es posible: ¿alguien pelea, está herido, desplomado, aplastado o amenazado, o no se tiene en pie por alcohol o drogas?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      drugs: {
        question:
          'No dejes entrar a más gente, despeja cada salida y que siga libre. Nunca te metas a solas entre la gente. ¿Ves o hueles drogas, o se vende algo?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      guests: {
        question:
          '¿Hay gente sin invitación, demasiada gente, o alcohol contra las normas del evento?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      organizer: {
        question:
          'Pide a quien organiza que lo arregle. Nunca toques a una persona, quites una bebida ni registres una bolsa.',
        confirmationText: 'Quien organiza se encarga',
      },
      calm: {
        question: 'Observa diez minutos. ¿El evento está en calma y dentro de las normas?',
        yes: 'Sí, bajo control',
        no: 'No, o no lo sé',
      },
      security: {
        question: `Llama a ${SECURITY} antes de ponerle fin: cuántas personas, el ambiente, si hay drogas. Espera junto a las salidas. ¿Pelea, gente aplastada, alguien herido o que no se tiene en pie por alcohol?`,
        yes: 'Sí, o no lo sé',
        no: 'No, y la ayuda está aquí',
      },
      end: {
        question:
          'Termínalo junto con quienes llamaste: música fuera, luces encendidas. Di que se acabó y por dónde salir. Abre todas las salidas.',
        confirmationText: 'El evento ha terminado',
      },
      leaving: {
        question:
          'Mira cómo salen. ¿Hay una pelea o gente aplastada, o alguien herido, desplomado o que no se tiene en pie por alcohol?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      emergency: {
        question: `Gente aplastada: otros abren todas las salidas, luces encendidas. Un arma o una pelea: primero aléjate. Llama a ${EMERGENCY} y haz lo que diga el operador: dónde, quién está herido.`,
        confirmationText: 'He llamado',
      },
      'crew-in': CREW_IN,
      watch: watch(),
      home: {
        question: '¿Se ha ido la gente con calma, y están todos en condiciones de llegar a casa?',
        yes: 'Sí, las dos cosas',
        no: 'No, o no lo sé',
      },
      escalate: {
        question: `Nadie que esté mal vuelve a casa sin compañía. Llama a ${DUTY_MANAGER}: quién está herido, quién está mal. Puedes hablar con ${ADVISOR_SUPPORT}. En la pantalla siguiente, elige “Incidente escalado”.`,
        confirmationText: 'Lo sabe el responsable de guardia',
      },
      resolved: {
        question: `Anota las horas y las drogas que se hayan visto. Informa a ${DUTY_MANAGER} antes de terminar tu guardia. En la pantalla siguiente, elige “Incidente resuelto”.`,
        confirmationText: 'La sala está en calma o vacía',
      },
    },
  },
} satisfies TranslationsOf<typeof english>;
