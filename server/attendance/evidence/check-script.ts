import { createHash } from 'node:crypto';
import { evidenceWords as words } from './words.ts';

/** Runs in the file: hashes what it shows, and says whether that is what the seal has (EVIDENCE-3). */
export const CHECK_SCRIPT = `
const textOf = (id) => document.getElementById(id).textContent;
const say = (tone, text) => {
  const verdict = document.getElementById('verdict');
  verdict.dataset.tone = tone;
  verdict.textContent = text;
};
const check = async () => {
  const shown = textOf('look') + document.getElementById('evidence').innerHTML + textOf('record');
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(shown));
  const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (hex === JSON.parse(textOf('seal')).shown) say('good', ${JSON.stringify(words.whole)});
  else say('bad', ${JSON.stringify(words.changed)});
};
if (globalThis.crypto && crypto.subtle) check().catch(() => say('bad', ${JSON.stringify(words.changed)}));
else say('', ${JSON.stringify(words.cannot)});
`;

/** Nothing but that script may run in the file, and nothing is fetched. */
export const POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src 'sha256-${createHash('sha256').update(CHECK_SCRIPT).digest('base64')}'`;
