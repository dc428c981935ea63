import { BRAND } from '../base/brand.ts';

/** What is left of a text without spaces, signs and case. */
const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What everybody here would try first. */
const PRODUCT = [
  BRAND.name,
  ...BRAND.name.split(/[\s-]/),
  'administrator',
  'admin',
  'advisor',
  'password',
];

/** The letters that a password must have besides words that others know. */
const OWN_LETTERS = 5;

/**
 * Whether a password is little more than the person's email, name or a word of the product (SIGNIN-21): whoever
 * knows whose it is tries those first. One without any of these words never is.
 */
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
  ]
    .map(bare)
    .filter((word) => word.length > 2)
    .toSorted((one, other) => other.length - one.length);
  const whole = bare(password);
  const rest = known.reduce((text, word) => text.replaceAll(word, ' '), whole);
  return rest !== whole && Array.from(rest.matchAll(/\p{L}/gu)).length < OWN_LETTERS;
}
