import type { PrivacySettings } from '#core/privacy/privacy-schema.ts';
import {
  FOR_EVER,
  isShorter,
  TERM_KINDS,
  type TermKind,
  type Terms,
} from '#core/privacy/retention.ts';
import type { Words } from '../base/words/words.ts';
import type { Deps } from '../base/deps.ts';
import { settingOf } from '../db/settings.ts';
import { aDayFrom, counted, dueAt, type Delay } from '../domain/believed-clock.ts';

/** The terms as they are stored. `version` counts every change and guards against lost updates. */
export type StoredTerms = {
  readonly terms: Terms;
  readonly version: number;
  /** The shorter terms that have not taken effect yet. */
  readonly waiting?: Delay & { readonly terms: Terms };
};

/** The days for which each kind of data is kept. */
export const {
  read: readTerms,
  hold: holdTerms,
  write: writeTerms,
} = settingOf<StoredTerms>('privacy', { terms: FOR_EVER, version: 1 });

/** Picks the terms that were saved last: the waiting ones, otherwise those in force. */
export const wantedTerms = ({ terms, waiting }: StoredTerms): Terms => waiting?.terms ?? terms;

/** Returns the terms after a save. A longer term applies at once, and a shorter one waits for a day (PRIVACY-16). */
export function afterSave(held: StoredTerms, wanted: Terms, now: Date): StoredTerms {
  const version = held.version + 1;
  const waits = (kind: TermKind) => isShorter(held.terms[kind], wanted[kind]);
  if (!TERM_KINDS.some(waits)) return { terms: wanted, version };
  const inForce = TERM_KINDS.map(
    (kind) => [kind, (waits(kind) ? held.terms : wanted)[kind]] as const,
  );
  const waiting = { terms: wanted, ...aDayFrom(now) };
  return { terms: Object.fromEntries(inForce) as Terms, version, waiting };
}

/** Counts how long terms have waited, and returns the terms in force. */
export async function termsInForce({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<Terms> {
  const seen = await readTerms(db.read);
  if (!seen.waiting) return seen.terms;
  return await db.write.transaction().execute(async (tx) => {
    const { waiting, ...held } = await holdTerms(tx);
    if (!waiting) return held.terms;
    const still = counted(waiting, now());
    const after =
      still.left > 0
        ? { ...held, waiting: still }
        : { terms: waiting.terms, version: held.version + 1 };
    await writeTerms(tx, after);
    return after.terms;
  });
}

/** Returns the terms in the form for owners. */
export function settingsOf({ waiting, ...stored }: StoredTerms, timeZone: string): PrivacySettings {
  if (!waiting) return { ...stored, timeZone };
  return { ...stored, timeZone, waiting: { terms: waiting.terms, at: dueAt(waiting) } };
}

/** Lists the lines of the email to owners about changed terms, and until when shorter ones can be undone (ACTS-1). */
export function toldTerms(
  { changes, told, dates }: Words,
  before: StoredTerms,
  after: StoredTerms,
  timeZone: string,
): readonly string[] {
  const [was, is] = [wantedTerms(before), wantedTerms(after)];
  const others = TERM_KINDS.filter((kind) => was[kind] !== is[kind]);
  const inWords = (days: number | null): string => (days === null ? told.forever : told.days(days));
  const lines = others.map((kind) =>
    changes.changed(told.kinds[kind], inWords(was[kind]), inWords(is[kind])),
  );
  const { waiting } = settingsOf(after, timeZone);
  if (!waiting) return lines;
  return [...lines, told.shorter(dates.formatMoment(waiting.at, timeZone))];
}
