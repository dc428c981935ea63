import type { TranslationsOf } from '../base/seed-translation.ts';
import type { ACCESS as english } from './access.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, FACILITIES, SECURITY } from './contacts.ts';
import { CREW_IN, watch } from './phrases.es.ts';

export const ACCESS = {
  'Resident locked out': {
    of: 'e99d85feb45fe3cf',
    title: 'Se quedó fuera',
    alsoCalled: [
      'me he quedado fuera',
      'me quedé afuera',
      'no puedo entrar',
      'dejé las llaves dentro',
      'las llaves adentro',
      'olvidé la llave',
      'sin llave',
      'la puerta no abre',
      'la tarjeta no funciona',
      'se cerró la puerta',
    ],
    firstAct: `Alguien herido, enfermo o en peligro: llama a ${EMERGENCY}, el operador dirige. No abras ninguna habitación a nadie sin comprobar quién es.`,
    steps: {
      meet: {
        question:
          'Reúnete con la persona en la entrada principal u otro lugar público con luz. Si hace frío, espera con ella en el vestíbulo. Todavía no dejes pasar a nadie.',
        confirmationText: 'Estoy con la persona',
      },
      trouble: {
        question:
          '¿Pasa algo más: está herida, enferma, borracha, o tiene miedo de alguien de dentro? ¿Hay una hornilla encendida, o un niño solo, tras la puerta?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      danger: {
        question:
          '¿Alguien está en peligro ahora, herido o enfermo de gravedad, amenazado, o tan borracho que no se tiene en pie? ¿O es la hornilla, o el niño?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      emergency: {
        question: `Si alguien amenaza, primero ve a un lugar seguro. Llama a ${EMERGENCY} y haz lo que diga el operador: dónde estás, quién está herido, cuál es la amenaza.`,
        confirmationText: 'La ayuda está en camino',
      },
      'crew-in': CREW_IN,
      watch: watch(),
      identity: {
        question:
          'Mira su identificación con foto y tu lista de habitaciones. ¿Coinciden la cara, el nombre y la habitación?',
        yes: 'Sí, todo coincide',
        no: 'No, o no tiene identificación',
      },
      records: {
        question: `Llama a ${SECURITY}. Allí comparan nombre, foto y habitación con sus registros. ¿Confirman quién es?`,
        yes: 'Sí, confirmado',
        no: 'No, no confirmado',
      },
      spare: {
        question:
          '¿Tienes una llave de repuesto o una tarjeta temporal que tengas permiso para entregar?',
      },
      log: {
        question:
          'Anota el repuesto en el registro de llaves: habitación, hora, tus iniciales. Nunca prestes una llave maestra ni tu propia tarjeta.',
        confirmationText: 'Está en el registro de llaves',
      },
      open: {
        question:
          'Ve allí con la persona. Toca a la puerta y espera, por si hay alguien dentro. El residente abre, tú te quedas fuera. ¿El residente está dentro, y sin miedo?',
        yes: 'Sí, en la habitación',
        no: 'No, puerta cerrada, o tiene miedo',
      },
      resolved: {
        question:
          '¿Un repuesto? Di cuándo hay que devolverlo. Comprueba que la entrada está cerrada. En la pantalla siguiente, elige “Incidente resuelto”.',
        confirmationText: 'Dicho, y la entrada está cerrada',
      },
      security: {
        question: `Llama a ${SECURITY} para que abra la puerta. Nunca fuerces una cerradura ni trepes a una ventana. ¿El residente está en la habitación, y sin miedo?`,
        yes: 'Sí, en la habitación',
        no: 'No, puerta cerrada, o tiene miedo',
      },
      refuse: {
        question:
          'No abras la puerta. Di con amabilidad que no puedes sin comprobar quién es. Ofrece esperar en un lugar público donde no haga frío.',
        confirmationText: 'Lo he explicado',
      },
      escalate: {
        question: `No dejes que nadie se vaya sin compañía. Si alguien empeora, primero una ambulancia. Llama a ${DUTY_MANAGER}. Puedes hablar con ${ADVISOR_SUPPORT}. Elige “Incidente escalado”.`,
        confirmationText: 'Lo sabe el responsable de guardia',
      },
    },
  },
  'Lost or stolen key': {
    of: '8ec855534873ade5',
    title: 'Llave perdida o robada',
    alsoCalled: [
      'perdí la llave',
      'perdí las llaves',
      'perdí la tarjeta',
      'no encuentro las llaves',
      'me robaron las llaves',
      'tarjeta extraviada',
      'llavero',
      'llave maestra',
      'credencial perdida',
      'copia de la llave',
    ],
    firstAct: `Si la quitaron a la fuerza o hay alguien herido: llama a ${EMERGENCY}, el operador dirige. Nunca persigas a un ladrón.`,
    steps: {
      force: {
        question:
          '¿Quitaron la llave o la tarjeta a la fuerza o con amenazas, o hay alguien herido?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      look: {
        question:
          'Pide a la persona que busque una vez más: bolsillos, bolsa, la propia cerradura, el último sitio donde se sentó, sus amigos.',
        confirmationText: 'Ha buscado otra vez',
      },
      found: {
        question:
          '¿Apareció la llave o la tarjeta? Una llave maestra o del personal que estuvo perdida: elige No. Si no, elige “Incidente resuelto” en la pantalla siguiente.',
        yes: 'Sí, apareció',
        no: 'No, perdida, o llave maestra',
      },
      master: {
        question:
          '¿Es una llave maestra, una del personal, o una que abre más que la habitación y la entrada de esa persona?',
        yes: 'Sí, o no lo sé',
        no: 'No, solo su habitación',
      },
      stolen: {
        question: '¿La robaron, o se perdió con algo que muestra la habitación o la dirección?',
        yes: 'Sí, o no lo sé',
        no: 'No, solo la llave',
      },
      cancel: {
        question: `Una tarjeta: llama a ${SECURITY} para que la anule ya. Una llave de metal: llama a ${FACILITIES} para una cerradura nueva.`,
        confirmationText: 'Anulada, o pedida la cerradura nueva',
      },
      neighbours: {
        question:
          'Di a quien comparta esa puerta que falta una llave. Pide que la cierre con llave, también cuando esté dentro.',
        confirmationText: 'Lo sabe quien comparte la puerta',
      },
      tonight: {
        question:
          '¿Las tres? La puerta cierra con llave. Has comprobado quién es la persona. Tiene un repuesto para esta noche, anotado en el registro de llaves.',
        yes: 'Sí, las tres',
        no: 'No, o no lo sé',
      },
      resolved: {
        question:
          'Di a la persona dónde pedir una llave nueva mañana. En la pantalla siguiente, elige “Incidente resuelto”.',
        confirmationText: 'La habitación es segura esta noche',
      },
      emergency: {
        question: `Si alguien amenaza, primero ve a un lugar seguro. Llama a ${EMERGENCY} y haz lo que diga el operador: qué pasó, dónde, quién está herido.`,
        confirmationText: 'He llamado',
      },
      'crew-in': CREW_IN,
      watch: watch(),
      security: {
        question: `Llama a ${SECURITY}: qué llave, dónde puede estar, que anule ya una tarjeta. Robada: la persona puede avisar a la policía. Nunca persigas a un ladrón.`,
        confirmationText: 'He llamado',
      },
      escalate: {
        question: `Llama a ${DUTY_MANAGER}, que decide sobre cerraduras nuevas u otra cama. Si ha sido duro, puedes hablar con ${ADVISOR_SUPPORT}. En la pantalla siguiente, elige “Incidente escalado”.`,
        confirmationText: 'Lo sabe el responsable de guardia',
      },
    },
  },
} satisfies TranslationsOf<typeof english>;
