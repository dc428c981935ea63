/** The English words for the Spanish words of days and times. A word that adds no meaning becomes ''. */
const SPANISH: Readonly<Record<string, string>> = {
  lunes: 'mon',
  lun: 'mon',
  martes: 'tue',
  mar: 'tue',
  miércoles: 'wed',
  mié: 'wed',
  jueves: 'thu',
  jue: 'thu',
  viernes: 'fri',
  vie: 'fri',
  sábados: 'sat',
  sábado: 'sat',
  sáb: 'sat',
  domingos: 'sun',
  domingo: 'sun',
  dom: 'sun',
  'todos los días': 'every day',
  'cada día': 'every day',
  diario: 'daily',
  'todas las noches': 'every night',
  'cada noche': 'every night',
  'entre semana': 'weekdays',
  'días laborables': 'weekdays',
  'días hábiles': 'weekdays',
  'fines de semana': 'weekends',
  'fin de semana': 'weekends',
  'todo el día': 'all day',
  'las 24 horas': 'all day',
  '24 horas': 'all day',
  siempre: 'always',
  mediodía: 'noon',
  medianoche: 'midnight',
  hasta: 'to',
  al: 'to',
  a: 'to',
  y: 'and',
  e: 'and',
  desde: '',
  del: '',
  de: '',
  las: '',
  los: '',
  la: '',
  el: '',
};

const FRENCH: Readonly<Record<string, string>> = {
  lundis: 'mon',
  lundi: 'mon',
  lun: 'mon',
  mardis: 'tue',
  mardi: 'tue',
  mar: 'tue',
  mercredis: 'wed',
  mercredi: 'wed',
  mer: 'wed',
  jeudis: 'thu',
  jeudi: 'thu',
  jeu: 'thu',
  vendredis: 'fri',
  vendredi: 'fri',
  ven: 'fri',
  samedis: 'sat',
  samedi: 'sat',
  sam: 'sat',
  dimanches: 'sun',
  dimanche: 'sun',
  dim: 'sun',
  'tous les jours': 'every day',
  'chaque jour': 'every day',
  '7 j/7': 'every day',
  '7j/7': 'every day',
  '7 jours sur 7': 'every day',
  'toutes les nuits': 'every night',
  'chaque nuit': 'every night',
  'tous les soirs': 'every evening',
  'chaque soir': 'every evening',
  nuits: 'nights',
  nuit: 'night',
  soirs: 'evenings',
  soir: 'evening',
  'jours de semaine': 'weekdays',
  'jours ouvrables': 'weekdays',
  'jours ouvrés': 'weekdays',
  'en semaine': 'weekdays',
  semaine: 'weekdays',
  'fins de semaine': 'weekends',
  'fin de semaine': 'weekends',
  'week-ends': 'weekends',
  'week-end': 'weekends',
  'toute la journée': 'all day',
  '24 h/24': 'all day',
  '24h/24': 'all day',
  '24 heures sur 24': 'all day',
  '24 h sur 24': 'all day',
  '24h sur 24': 'all day',
  'jour et nuit': 'all day',
  'en tout temps': 'always',
  'en permanence': 'always',
  toujours: 'always',
  midi: 'noon',
  minuit: 'midnight',
  "jusqu'à": 'to',
  "jusqu'au": 'to',
  à: 'to',
  au: 'to',
  et: 'and',
  du: '',
  des: '',
  dès: '',
  les: '',
  le: '',
};

const withoutMarks = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'");

const PLAIN: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...SPANISH, ...FRENCH }).map(([own, english]) => [withoutMarks(own), english]),
);

const anyOf = (words: readonly string[]): string =>
  `(?<![\\p{L}\\d])(?:${words.join('|')})(?![\\p{L}\\d])`;

const LONGEST_FIRST = Object.keys(PLAIN).toSorted((one, other) => other.length - one.length);
const WORD = new RegExp(anyOf(LONGEST_FIRST), 'gu');
/** The words that show that hours are in another language. Hours without any of them are left as they are. */
const TELLING = new RegExp(
  `${anyOf(LONGEST_FIRST.filter((word) => word.length > 2))}|[\\dm] ?(?:h )?a (?:las )?\\d|\\d ?h ?\\d|(?<!24)(?<=\\d) ?h\\b`,
  'u',
);

/** An hour such as '8 h', '8h30' or '8 h 30', which belongs to the clock of 24 hours. */
const HOUR =
  /(?<![\d:])(?!24 ?h)(\d{1,2}) ?h(?:s|oras?|eures?)?(?!\p{L})\.?(?: ?(\d{2})(?![\d:]))?/gu;

/** Translates hours in Spanish or French into English in lower case. It returns other hours unchanged (AREAS-3). */
export function inEnglish(text: string): string {
  const plain = withoutMarks(text)
    .replaceAll(/\b([ap])\. ?m\.?/g, '$1m')
    .replaceAll(/\s+/g, ' ');
  if (!TELLING.test(plain)) return text;
  return plain
    .replaceAll(/(?<=\p{L})\.(?=[ ,;‐-―-]|$)/gu, '')
    .replaceAll(/\bentre (?:les? )?(\d[\d:h ]*?|midi) et /g, '$1 a ')
    .replaceAll(WORD, (word) => PLAIN[word] ?? word)
    .replaceAll('all day and every day', 'every day all day')
    .replaceAll(/to 24 ?h\b/g, 'to 24:00')
    .replaceAll(HOUR, (_, hour: string, minute = '00') => `${hour.padStart(2, '0')}:${minute}`)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
