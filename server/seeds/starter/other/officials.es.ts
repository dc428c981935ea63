import type { TranslationsOf } from '../../base/seed-translation.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';
import { CREW_IN, watch } from '../phrases.es.ts';
import type { officials as english } from './officials.ts';

export const officials = {
  'Police or officials': {
    of: 'ff45626d3ac476b8',
    title: 'Policía o autoridades',
    alsoCalled: [
      'la policía en la puerta',
      'inmigración',
      'la migra',
      'orden judicial',
      'orden de registro',
      'orden de cateo',
      'citación',
      'embargo',
      'juzgado',
      'agentes',
    ],
    firstAct: `Una vida en peligro: llama a ${EMERGENCY}, el operador dirige. Si no, no abras ninguna puerta, no nombres a nadie. Nunca estorbes.`,
    steps: {
      life: {
        question:
          '¿Ves una vida en peligro, hablan de una (alguien herido, muy enfermo, desaparecido, atacado, un incendio), o los llamaron desde aquí por una emergencia?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      emergency: {
        question: `Fuego o violencia: aléjate. Llama a ${EMERGENCY}: qué ves, quién está en la puerta. Haz lo que diga el operador. Cuando el operador sepa quiénes son, déjalos entrar.`,
        confirmationText: 'He llamado',
      },
      'crew-in': CREW_IN,
      watch: watch(),
      called: {
        question: '¿Alguien de aquí llamó a la policía, y preguntan solo por esa persona?',
        yes: 'Sí',
        no: 'No, o no lo sé',
      },
      caller: {
        question:
          'Pide que esperen. Llama por teléfono a quien los llamó, que decide: viene a la entrada, o los deja entrar en su propia habitación. ¿Es eso todo lo que quieren?',
        yes: 'Sí',
        no: 'No, o nadie los llamó',
      },
      say: {
        question:
          'En la entrada, con calma: “No me corresponde decidirlo. Llamaré a quien sí puede”. Pide nombre, número, oficina y qué quieren. Una credencial sola no demuestra nada.',
        confirmationText: 'He anotado lo que me dijeron',
      },
      manager: {
        question: `Llama a ${DUTY_MANAGER}, después a ${SECURITY}: quién está aquí, para qué, si traen algún papel. Tú no leas, tomes ni firmes ninguno. Seguridad averigua si son de verdad.`,
        confirmationText: 'Lo saben los dos, o sigo intentando',
      },
      quiet: {
        question:
          'Hasta que llegue alguien con autoridad: ningún nombre, habitación ni lista, ni sí ni no. Nunca mientas, escondas ni avises a nadie, nunca abras. Si un residente pregunta: “No puedo aconsejarte”.',
        confirmationText: 'No he dicho nada de nadie',
      },
      force: {
        question: '¿Entran de todos modos, o abren una habitación?',
        yes: 'Sí',
        no: 'No, esperan o se han ido',
      },
      real: {
        question: `¿Te ha dicho ${SECURITY}, o ${DUTY_MANAGER}, que son policías o autoridades de verdad?`,
        yes: 'Sí, lo son',
        no: 'No, o no lo sé',
      },
      apart: {
        question:
          'Di una vez: “No me corresponde autorizarlo”. Después apártate, no toques a nadie, no abras nada. Pide a los residentes que no estorben. Anota horas, habitaciones, nombres, números.',
        confirmationText: 'No estorbo a nadie y lo he anotado',
      },
      over: {
        question: `¿Las tres? ${DUTY_MANAGER} o ${SECURITY} se encarga ahora. No se llevaron a nadie. Ningún residente tiene miedo ni está alterado.`,
        yes: 'Sí, las tres',
        no: 'No, o no lo sé',
      },
      resolved: {
        question: `No digas a nadie por quién preguntaron. Informa a ${DUTY_MANAGER} antes de terminar tu guardia: quién vino, cuándo, qué se dijo. Elige “Incidente resuelto”.`,
        confirmationText: 'Lo he anotado, y no lo he dicho a nadie más',
      },
      escalate: {
        question: `Llama ahora a ${DUTY_MANAGER}: quién vino, qué se hizo, a quién se llevaron, quién tiene miedo. No publiques nada. Puedes hablar con ${ADVISOR_SUPPORT}. Elige “Incidente escalado”.`,
        confirmationText: 'Lo sabe el responsable de guardia',
      },
    },
  },
} satisfies TranslationsOf<typeof english>;
