import { createHash } from 'node:crypto';
import { SEAL_TEXT } from './seal.ts';
import { evidenceWords as words } from './words.ts';

/** Runs in the file: hashes all of the page but its seal, and says whether that is what the seal has (EVIDENCE-3). */
export const CHECK_SCRIPT = `
const verdict = document.getElementById('verdict');
const say = (tone, text) => {
  verdict.dataset.tone = tone;
  verdict.textContent = text;
};
const check = async () => {
  const page = document.documentElement.cloneNode(true);
  const seal = page.querySelector('#seal');
  const [, sealed] = ${SEAL_TEXT}.exec(seal.textContent);
  seal.textContent = '';
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(page.outerHTML));
  const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (hex === sealed) say('good', ${JSON.stringify(words.whole)});
  else say('bad', ${JSON.stringify(words.changed)});
};
// All of the file is there by then, what follows this script too.
if (globalThis.crypto && crypto.subtle)
  addEventListener('DOMContentLoaded', () => check().catch(() => say('bad', ${JSON.stringify(words.changed)})));
else say('', ${JSON.stringify(words.cannot)});
`;

/** Nothing but that script may run in the file, and nothing is fetched. */
export const POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src 'sha256-${createHash('sha256').update(CHECK_SCRIPT).digest('base64')}'`;
