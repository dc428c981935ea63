import type { TranslationsOf } from '../../base/seed-translation.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, FACILITIES, SECURITY } from '../contacts.ts';
import { CREW_IN, watch } from '../phrases.es.ts';
import type { bodyFluids as english } from './body-fluids.ts';

export const bodyFluids = {
  'Vomit, needle or glass': {
    of: '0121ad090ea40ea2',
    title: 'Vómito, aguja o vidrio',
    alsoCalled: [
      'jeringa',
      'jeringuilla',
      'me pinché',
      'sangre en el suelo',
      'sangre en el baño',
      'vidrios rotos',
      'cristales rotos',
      'vomitaron en el pasillo',
      'heces',
      'limpiar',
    ],
    firstAct: `Nunca con las manos desnudas. Pinchazo, o sangre en un ojo: lávalo ya. Alguien muy herido o enfermo: llama a ${EMERGENCY}, el operador dirige.`,
    steps: {
      person: {
        question:
          'Averigua de quién es. ¿Hay alguien con un corte grave, mucho dolor, mucho sueño, confusión, que cuesta despertar o vomita sangre, o tanta sangre que alguien tiene que estar herido?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      emergency: {
        question: `Si quien lo hizo está cerca, aléjate. Llama a ${EMERGENCY}: dónde, quién está herido. Haz lo que diga el operador. Con guantes o una bolsa, aprieta fuerte la herida, alrededor del vidrio clavado.`,
        confirmationText: 'He llamado',
      },
      'crew-in': CREW_IN,
      watch: watch(),
      pricked: {
        question:
          '¿Alguien se pinchó o se cortó con una aguja usada o un vidrio con sangre, o le entró sangre en un ojo, en la boca o en una herida de la piel?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      wash: {
        question:
          'Enseguida: jabón y agua corriente, varios minutos. No chupes, frotes ni uses lejía o cloro. Ojo o boca: enjuaga con agua limpia, escúpela. Seca y cubre.',
        confirmationText: 'Lavado y cubierto',
      },
      doctor: {
        question: `A un hospital ya, también de noche: la medicina contra la infección debe empezar en pocas horas, como mucho en 3 días. Alguien acompaña. Informa a ${DUTY_MANAGER}. Deja la aguja donde está.`,
        confirmationText: 'Va en camino, no a solas',
      },
      close: {
        question:
          'Que nadie se acerque: cierra la puerta, o pon sillas alrededor, nunca en una salida. Indica otro baño o camino. Nadie lo limpia con las manos desnudas, y nada de aspiradora.',
        confirmationText: 'Nadie puede pisarlo ni meter la mano',
      },
      sharp: {
        question: '¿Hay ahí una aguja, una cuchilla o un vidrio roto, o en una bolsa de basura?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      guard: {
        question: `Aguja, cuchilla, vidrio con sangre: no recojas, tapes ni aprietes nada. Llama a ${SECURITY} para que lo lleve en una caja dura; quédate al lado. Vidrio sin sangre: escoba y recogedor.`,
        confirmationText: 'Ya no está, o alguien se queda al lado',
      },
      facilities: {
        question: `Llama a ${FACILITIES}: qué, cuánto, qué piso, si hay vidrio o no. Lo limpia quien tiene formación, con guantes. Queda cerrado hasta entonces, aunque sea hasta la mañana.`,
        confirmationText: 'He llamado, queda cerrado',
      },
      more: {
        question:
          '¿Alguna? Alguien se pinchó o le salpicó. Nadie sabe de quién es la sangre. Varias personas vomitan. El único baño o camino está cerrado.',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      escalate: {
        question: `Lávate las manos. Llama ahora a ${DUTY_MANAGER}: quién se pinchó, de quién es la sangre, cuántos enfermos, qué está cerrado. Puedes hablar con ${ADVISOR_SUPPORT}. Elige “Incidente escalado”.`,
        confirmationText: 'Lo sabe el responsable de guardia',
      },
      resolved: {
        question: `Lávate las manos con jabón: el gel por sí solo no detiene un virus de estómago. Informa a ${DUTY_MANAGER} antes de terminar tu guardia. En la pantalla siguiente, elige “Incidente resuelto”.`,
        confirmationText: 'Manos lavadas, y está anotado',
      },
    },
  },
} satisfies TranslationsOf<typeof english>;
