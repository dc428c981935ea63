import { createHmac, timingSafeEqual } from 'node:crypto';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Deps } from '../../base/deps.ts';
import { getOrCreateSetting, readSetting } from '../../db/settings.ts';
import { sha256 } from './evidence.ts';

/** What closes a file: hashes of what it shows and of all of it, and the server's mark on both (EVIDENCE-3). */
const Seal = Type.Object({ shown: Type.String(), file: Type.String(), mark: Type.String() });
type Seal = Static<typeof Seal>;

const OPEN = '<script type="application/json" id="seal">';
const CLOSE = '</script>';
const SETTING = 'evidence_secret';

const marked = (secret: string, { shown, file }: Omit<Seal, 'mark'>): string =>
  createHmac('sha256', secret).update(`${shown} ${file}`).digest('base64url');

/** Where the seal goes in a page. */
export const SEAL_PLACE = `${OPEN}${CLOSE}`;

/** The page with its seal; `shown` is what the page itself hashes when it is opened. */
export async function sealed(
  { db, newSecret }: Pick<Deps, 'db' | 'newSecret'>,
  page: string,
  shown: string,
): Promise<string> {
  const secret =
    (await readSetting(db.read, SETTING)) ??
    (await getOrCreateSetting(db.write, SETTING, newSecret()));
  const hashes = { shown: sha256(shown), file: sha256(page) };
  const seal: Seal = { ...hashes, mark: marked(secret, hashes) };
  return page.replace(SEAL_PLACE, () => `${OPEN}${JSON.stringify(seal)}${CLOSE}`);
}

function sealIn(text: string): { seal: Seal; page: string } | undefined {
  const begin = text.indexOf(OPEN) + OPEN.length;
  const end = text.indexOf(CLOSE, begin);
  if (begin < OPEN.length || end < 0 || text.includes(OPEN, begin)) return undefined;
  try {
    const seal: unknown = JSON.parse(text.slice(begin, end));
    return Value.Check(Seal, seal)
      ? { seal, page: text.slice(0, begin) + text.slice(end) }
      : undefined;
  } catch {
    return undefined;
  }
}

/** What a file is found to be: with no seal at all, changed since it was sealed, sealed by another server, or as it was made. */
export type SealVerdict = 'none' | 'changed' | 'foreign' | 'whole';

/** Whether a letter of a file was changed (EVIDENCE-4). */
export async function checkSeal({ db }: Pick<Deps, 'db'>, text: string): Promise<SealVerdict> {
  const found = sealIn(text);
  if (!found) return 'none';
  const { seal, page } = found;
  if (sha256(page) !== seal.file) return 'changed';
  const secret = await readSetting(db.read, SETTING);
  if (secret === undefined) return 'foreign';
  const [ours, theirs] = [Buffer.from(marked(secret, seal)), Buffer.from(seal.mark)];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs) ? 'whole' : 'foreign';
}
