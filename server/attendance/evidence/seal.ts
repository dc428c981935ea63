import { createHmac } from 'node:crypto';
import type { Deps } from '../../base/deps.ts';
import { isSame } from '../../base/is-same.ts';
import { getOrCreateSetting, readSetting } from '../../db/settings.ts';
import { sha256 } from './evidence.ts';

/** The seal of a file: hashes of what it shows and of the whole file, and the server's mark on both (EVIDENCE-4). */
type Seal = { shown: string; file: string; mark: string };

const OPEN = '<script type="application/json" id="seal">';
const CLOSE = '</script>';
const SETTING = 'evidence_secret';

/** The only form that the text of a seal may have, as a regular expression that the page's script can use too. */
export const SEAL_TEXT =
  /^\{"shown":"([\da-f]{64})","file":"([\da-f]{64})","mark":"([\w-]{43})"\}$/;

const marked = (secret: string, { shown, file }: Omit<Seal, 'mark'>): string =>
  createHmac('sha256', secret).update(`${shown} ${file}`).digest('base64url');

export const SEAL_PLACE = `${OPEN}${CLOSE}`;

/** Makes a file from a page with a place for the seal. When the page is opened, it hashes everything but its seal. */
export async function sealed(
  { db, newSecret }: Pick<Deps, 'db' | 'newSecret'>,
  html: string,
): Promise<string> {
  const secret =
    (await readSetting(db.read, SETTING)) ??
    (await getOrCreateSetting(db.write, SETTING, newSecret()));
  const file = `<!doctype html>${html}`;
  const hashes = { shown: sha256(html), file: sha256(file) };
  const seal: Seal = { ...hashes, mark: marked(secret, hashes) };
  return file.replace(SEAL_PLACE, () => `${OPEN}${JSON.stringify(seal)}${CLOSE}`);
}

/** Returns the file without its seal, and the seal. A file has exactly one seal, in one form. */
function sealIn(text: string): { seal: Seal; page: string } | undefined {
  const begin = text.indexOf(OPEN) + OPEN.length;
  const end = text.indexOf(CLOSE, begin);
  const [, shown, file, mark] = SEAL_TEXT.exec(text.slice(begin, end)) ?? [];
  if (shown === undefined || file === undefined || mark === undefined) return undefined;
  return { seal: { shown, file, mark }, page: text.slice(0, begin) + text.slice(end) };
}

/** Reads bytes as text in which every byte stays as it is: none is dropped or replaced. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The verdict on a file: it has no seal, it was changed after it was sealed, another server sealed it, or it is whole. */
export type SealVerdict = 'none' | 'changed' | 'foreign' | 'whole';

/** Tells whether anything in a file was changed, added or removed (EVIDENCE-4). */
export async function checkSeal({ db }: Pick<Deps, 'db'>, bytes: Buffer): Promise<SealVerdict> {
  if (!bytes.includes(OPEN)) return 'none';
  const text = textOf(bytes);
  const found = text === undefined ? undefined : sealIn(text);
  if (!found || sha256(found.page) !== found.seal.file) return 'changed';
  const secret = await readSetting(db.read, SETTING);
  if (secret === undefined) return 'foreign';
  return isSame(marked(secret, found.seal), found.seal.mark) ? 'whole' : 'foreign';
}
