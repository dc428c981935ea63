import type { TranslationsOf } from '../../base/seed-translation.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';
import { watch } from '../phrases.es.ts';
import type { press as english } from './press.ts';

export const press = {
  'Press or a parent asks': {
    of: '8f973a3116c21575',
    title: 'Prensa o familiares',
    alsoCalled: [
      'periodista',
      'reportero',
      'medios',
      'cámaras de televisión',
      'llama la madre',
      'llama la mamá',
      'llama el padre',
      'padres preocupados',
      'preguntan por residentes',
      'periódico',
    ],
    firstAct: `No digas nada de ningún residente, ni siquiera que vive aquí. Una vida en peligro: llama a ${EMERGENCY}, el operador dirige.`,
    steps: {
      danger: {
        question:
          '¿Cuentan que hay una vida en peligro: un residente herido, muy enfermo, amenazado, que habla de suicidio o que se despidió?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      emergency: {
        question: `Violencia o un arma: primero aléjate. Si no, anota un número y cuelga. Llama a ${EMERGENCY}: quién, dónde, qué te contaron. Haz lo que diga el operador.`,
        confirmationText: 'He llamado',
      },
      door: {
        question: `Alguien más, o tú cuando el operador te deje colgar, llama a ${SECURITY} para que deje entrar al equipo. Violencia o un arma: no te acerques. Si no, dos personas tocan a la puerta, sin entrar.`,
        confirmationText: 'Dejarán entrar al equipo',
      },
      watch: watch(),
      official: {
        question:
          '¿Es la policía, inmigración, un agente judicial o alguien de un juzgado, sin nadie en peligro?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      wait: {
        question:
          'Di: “No me corresponde decidirlo. Llamaré a quien sí puede”. Nunca abras una puerta, mientas, escondas ni estorbes a nadie. Anota nombre y placa. El responsable de guardia lee los papeles.',
        confirmationText: 'Esperan a alguien con autoridad',
      },
      who: {
        question: '¿Quién pregunta? Una voz, un nombre o una credencial no demuestran nada.',
        yes: 'Prensa, o alguien desconocido',
        no: 'Familia, o una amistad',
      },
      family: {
        question:
          'Di: “Entiendo su preocupación. No puedo decir quién vive aquí ni cómo está nadie. Deje su nombre y su número, y pasaré el mensaje”. No dejes entrar a nadie.',
        confirmationText: 'No he dicho ni que sí ni que no',
      },
      press: {
        question:
          'Di solo: “No puedo decir nada. La universidad le responderá”. Una y otra vez. Ninguna suposición, nada en confianza, ninguna foto, ningún nombre.',
        confirmationText: 'He dicho eso y nada más',
      },
      inside: {
        question: '¿Están en el edificio, graban, preguntan a residentes o se niegan a irse?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      force: {
        question: '¿Alguien amenaza, empuja o fuerza una puerta?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      security: {
        question: `Llama a ${SECURITY} para que haga salir a las visitas. Nunca discutas, nunca toques a nadie ni una cámara. Los residentes no tienen que responder a nadie.`,
        confirmationText: 'Se han ido, o Seguridad está aquí',
      },
      note: {
        question:
          'Anota nombre, número, hora, por quién preguntaron y sus palabras. No des ningún número, ninguna habitación ni los planes de nadie.',
        confirmationText: 'Lo he anotado',
      },
      resident: {
        question:
          '¿Nombraron a un residente que vive aquí? Habla con esa persona a solas, en persona: quién preguntó. Ella decide si responde. ¿Está bien y sin miedo?',
        yes: 'Sí, o no nombraron a nadie',
        no: 'No, o no logro localizarla',
      },
      resolved: {
        question: `Llama ahora a ${DUTY_MANAGER} si es la prensa; si no, antes de terminar tu guardia: quién preguntó, su número. En la pantalla siguiente, elige “Incidente resuelto”.`,
        confirmationText: 'Lo he comunicado',
      },
      escalate: {
        question: `Si alguien se siente mal, primero una ambulancia. Llama ahora a ${DUTY_MANAGER}: quién preguntó, por quién, un número. Puedes hablar con ${ADVISOR_SUPPORT}. Elige “Incidente escalado”.`,
        confirmationText: 'Desde ahora responde el responsable de guardia',
      },
    },
  },
} satisfies TranslationsOf<typeof english>;
