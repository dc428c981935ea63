/** The English words for the Spanish ones of days and times; '' for those that say no more. */
const ENGLISH: Readonly<Record<string, string>> = {
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

const withoutMarks = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

const PLAIN: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ENGLISH).map(([spanish, english]) => [withoutMarks(spanish), english]),
);

const anyOf = (words: readonly string[]): string => `(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`;

const LONGEST_FIRST = Object.keys(PLAIN).toSorted((one, other) => other.length - one.length);
const WORD = new RegExp(anyOf(LONGEST_FIRST), 'gu');
/** Words by which hours are Spanish: no English ones are made of them. */
const TELLING = new RegExp(
  `${anyOf(LONGEST_FIRST.filter((word) => word.length > 2))}|[\\dm] ?(?:h )?a (?:las )?\\d`,
  'u',
);

/** Returns hours written in Spanish, in small letters, with the English words in their place; others stay as they are (AREAS-3). */
export function fromSpanish(text: string): string {
  const plain = withoutMarks(text).replaceAll(/\b([ap])\. ?m\.?/g, '$1m');
  if (!TELLING.test(plain)) return text;
  return plain
    .replaceAll(/(?<=\d) ?hs?\b\.?/g, '')
    .replaceAll(/(?<=\p{L})\.(?=[ ,;-]|$)/gu, '')
    .replaceAll(WORD, (word) => PLAIN[word] ?? word)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
