import { BRAND } from '../base/brand.ts';

/** Returns a text in lower case without spaces and signs. */
const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The words of the product that somebody would guess first. */
const PRODUCT = [
  BRAND.name,
  ...BRAND.name.split(/[\s-]/),
  'administrator',
  'admin',
  'advisor',
  'password',
];

/** The words after which people put a year. */
const EVERYBODYS = [
  'spring summer autumn fall winter january february march april may june july august september',
  'october november december monday tuesday wednesday thursday friday saturday sunday',
  'welcome hello changeme letmein qwerty secret campus university',
].flatMap((line) => line.split(' '));

/** The letters that signs and digits stand for in passwords. */
const SIGNS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
};

const withoutSigns = (text: string, one: string): string =>
  text.replaceAll(/[@48310!$57+]/g, (sign) => (sign === '1' ? one : (SIGNS[sign] ?? sign)));

/** The number of letters that a password must have besides words that others know. */
const OWN_LETTERS = 5;

/** Tells whether a text has some of the words, and fewer letters besides them than a password must have. */
function isLittleMoreThan(words: readonly string[], text: string): boolean {
  const whole = bare(text);
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), whole);
  return rest !== whole && Array.from(rest.matchAll(/\p{L}/gu)).length < OWN_LETTERS;
}

/** Tells whether a password is little more than the email, the name or a common word, even with signs for letters (SIGNIN-21). */
export function isGuessable(
  password: string,
  { email, name }: { email: string; name: string },
): boolean {
  const [local = '', host = ''] = email.split('@');
  const known = [
    email,
    local,
    ...local.split(/[._+-]/),
    ...host.split('.'),
    name,
    ...name.split(/\s/),
    ...PRODUCT,
    ...EVERYBODYS,
  ]
    .map(bare)
    .filter((word) => word.length > 2)
    .toSorted((one, other) => other.length - one.length);
  const readings = [password, withoutSigns(password, 'i'), withoutSigns(password, 'l')];
  return readings.some((text) => isLittleMoreThan(known, text));
}

/** The fewest different letters, digits and signs that a password must have. */
const DIFFERENT = 4;

/** Tells whether a password repeats the same one, two or three characters (SIGNIN-20). */
export function isMonotonous(password: string): boolean {
  return new Set(password.toLowerCase()).size < DIFFERENT;
}
