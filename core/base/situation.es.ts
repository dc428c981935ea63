import type { SITUATION_NAMES as english } from './situation.ts';
import type { Translated } from './translated.ts';

/** The situations that the table of meanings knows, with the words that screens show in Spanish. */
export const SITUATION_NAMES = {
  'locked-out': 'fuera sin llave',
  'lost-key': 'llave perdida',
  stranger: 'persona desconocida',
  attacker: 'atacante',
  threat: 'amenaza o pelea',
  relationship: 'violencia de pareja',
  sexual: 'violencia sexual',
  images: 'cámara oculta o chantaje',
  hate: 'incidente de odio',
  hazing: 'novatadas',
  bomb: 'amenaza de bomba',
  death: 'muerte',
  hanging: 'ahorcamiento o a punto de saltar',
  'self-harm': 'suicidio o autolesión',
  overdose: 'sobredosis',
  drunk: 'borrachera',
  unresponsive: 'no responde',
  choking: 'atragantamiento',
  allergy: 'alergia o asma',
  ill: 'enfermedad repentina',
  injury: 'lesión o convulsión',
  'heat-illness': 'golpe de calor',
  infectious: 'enfermedad contagiosa',
  hospital: 'hospital',
  panic: 'pánico o conducta extraña',
  eating: 'trastorno alimentario',
  lonely: 'nostalgia o estrés',
  missing: 'no se le ve desde hace días',
  'under-18': 'menor de 18 o un niño',
  roommate: 'conflicto de cuarto',
  noise: 'ruido',
  event: 'evento descontrolado',
  cannabis: 'olor a marihuana',
  smoking: 'fumar o vapear',
  'found-items': 'drogas, arma o alcohol encontrados',
  prohibited: 'objeto prohibido en un cuarto',
  theft: 'robo o daños',
  police: 'policía o autoridades',
  press: 'pregunta la prensa o la familia',
  fire: 'humo o llamas',
  'fire-alarm': 'alarma de incendios',
  appliance: 'aparato que echa humo',
  'fire-equipment': 'equipo o puertas contra incendios dañados',
  gas: 'gas o monóxido de carbono',
  chemical: 'derrame químico',
  water: 'fuga de agua',
  blocked: 'tuberías',
  heating: 'sin calefacción',
  power: 'apagón o ascensor',
  repair: 'reparación',
  internet: 'internet',
  storm: 'tormenta o terremoto',
  pests: 'chinches o ratones',
  animal: 'animal o mascota',
  'body-fluids': 'fluidos corporales, aguja o vidrio',
  guest: 'visita',
  moving: 'mudanza o cambio de cuarto',
  post: 'correo o paquete',
  'laundry-food': 'lavandería o comida',
  parking: 'coche o estacionamiento',
  'access-needs': 'necesidades de accesibilidad',
  money: 'estafa o dinero',
  protest: 'protesta',
  'no-contact': 'orden de alejamiento',
  duty: 'nadie de guardia contesta',
  other: 'otra cosa',
} as const satisfies Translated<typeof english>;
export type Situation = keyof typeof SITUATION_NAMES;
export const SITUATIONS = Object.keys(SITUATION_NAMES) as readonly Situation[];

/** The mark before an id that an author takes away from an issue; without it, the author adds it (ISSUES-29). */
export const TAKEN_AWAY = '-';

/** Returns an author's change of an issue's situations in words, such as 'no: llave perdida'; undefined if it is none. */
export function situationInWords(change: string): string | undefined {
  const isAway = change.startsWith(TAKEN_AWAY);
  const id = isAway ? change.slice(TAKEN_AWAY.length) : change;
  const situation = SITUATIONS.find((one) => one === id);
  return situation && `${isAway ? 'no: ' : ''}${SITUATION_NAMES[situation]}`;
}
