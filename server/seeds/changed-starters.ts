import type { ChangedStarter } from '#core/exchange/exchange-schema.ts';
import type { ExchangedContent } from '#core/exchange/exchange.ts';
import type { Issue } from '#core/issue/issue.ts';
import { parseJson } from '../db/columns/json.ts';
import type { Db } from '../db/tables/database.ts';
import { findIssues } from '../issues/rows/issues.sql.ts';
import { textPrint } from './base/text-print.ts';
import type { ChangedText } from './changed-texts.ts';
import { RELEASES, type FormerTexts } from './former-texts.ts';
import { listSettled, type SettledStarter } from './settled-starters.ts';

/** A procedure of the starter library as it is today, with the print of its text. */
export type StarterText = { readonly content: ExchangedContent; readonly print: string };

/** The present starter library, and how its texts came about. */
export type StarterTexts = {
  readonly today: readonly StarterText[];
  readonly former: FormerTexts;
  readonly changed: readonly ChangedText[];
};

/** The issue that a procedure became here, and the text from which it was made, if that is known. */
type Origin = { readonly issue: string; readonly text: string | undefined };

/** Returns which issue was made from which text. It reads the first revisions that no person saved, as a new installation has them. */
async function seededTexts(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('revision')
    .select(['issue_id', 'first_act', 'steps'])
    .where('number', '=', 1)
    .where('saved_by', 'is', null)
    .execute();
  return new Map(
    rows.map((row) => {
      const print = textPrint({ firstAct: row.first_act, steps: parseJson(row.steps) });
      return [print, row.issue_id];
    }),
  );
}

/** Returns the issue that is not archived for each title. If the library was never here, only starter texts count. */
async function issuesByTitle(db: Db, hasLibrary: boolean): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('issue')
    .select(['id', 'title', 'is_starter'])
    .orderBy('archived', 'desc')
    .execute();
  const meant = rows.filter((row) => hasLibrary || row.is_starter === 1);
  return new Map(meant.map(({ id, title }) => [title, id]));
}

const releaseOf = (former: FormerTexts[string] | undefined, text: string | undefined) =>
  RELEASES.find((release) => text !== undefined && former?.[release]?.includes(text));

/** Returns why a text changed since the one that is here. If that one is not known, it returns all reasons. */
function reasonsFor(
  { changed, former }: StarterTexts,
  title: string,
  text: string | undefined,
): readonly ChangedText[] {
  const release = releaseOf(former[title], text);
  const from = release === undefined ? 0 : RELEASES.indexOf(release);
  return changed.filter((one) => one.title === title && RELEASES.indexOf(one.lastIn) >= from);
}

type StarterState = {
  readonly settled: ReadonlyMap<string, SettledStarter>;
  readonly origins: ReadonlyMap<string, Origin>;
  readonly issues: ReadonlyMap<string, Issue>;
  /** True if this campus began with the library, so that a procedure that it lacks is new. */
  readonly hasLibrary: boolean;
};

async function readHere(db: Db, { today, former }: StarterTexts): Promise<StarterState> {
  const settled = await listSettled(db);
  const seeded = await seededTexts(db);
  const madeOf = new Map(
    today.map(({ content: { title }, print }) => {
      const texts = [print, ...RELEASES.flatMap((release) => former[title]?.[release] ?? [])];
      return [title, texts.find((text) => seeded.has(text))];
    }),
  );
  const hasLibrary = [...madeOf.values()].some((text) => text !== undefined);
  const byTitle = await issuesByTitle(db, hasLibrary);
  const origins = new Map<string, Origin>();
  for (const [title, text] of madeOf) {
    const known = settled.get(title);
    const issue = known?.issue ?? seeded.get(text ?? '') ?? byTitle.get(title);
    if (issue !== undefined) origins.set(title, { issue, text: known?.text ?? text });
  }
  const ids = [...origins.values()].map((origin) => origin.issue);
  const found = ids.length === 0 ? [] : await findIssues(db, ids);
  return { settled, origins, hasLibrary, issues: new Map(found.map((one) => [one._id, one])) };
}

/** Lists the issues that came from the library and are not archived, each with its title in the library. */
export async function listOrigins(
  db: Db,
  texts: StarterTexts,
): Promise<readonly { title: string; issue: Issue }[]> {
  const { origins, issues } = await readHere(db, texts);
  return [...origins].flatMap(([title, origin]) => {
    const issue = issues.get(origin.issue);
    return issue && !issue.isArchived ? [{ title, issue }] : [];
  });
}

/** Returns the change of one procedure for the list, or undefined if there is none. */
function changeOf(
  { content: { title, category }, print }: StarterText,
  texts: StarterTexts,
  { settled, origins, issues, hasLibrary }: StarterState,
): ChangedStarter | undefined {
  const origin = origins.get(title);
  const known = settled.get(title);
  const isKept = known?.isKept === true && known.text === print;
  const issue = issues.get(origin?.issue ?? '');
  const told = { title, category, text: print };
  if (!issue) {
    const isNew = hasLibrary && !isKept;
    return isNew
      ? { ...told, what: 'new', isDangerous: false, reasons: [], issue: null }
      : undefined;
  }
  const here = textPrint(issue);
  // If a campus archived the procedure, it does not want it.
  if (issue.isArchived || isKept || here === print) return undefined;
  // A text whose changes were undone by restoring an older revision counts as unedited, too.
  const isUnedited = releaseOf(texts.former[title], here) !== undefined;
  if (!isUnedited && origin?.text === print) return undefined;
  const reasons = reasonsFor(texts, title, isUnedited ? here : origin?.text);
  const { _id, publish, version, urgent } = issue;
  return {
    ...told,
    what: isUnedited ? 'unedited' : 'edited',
    isDangerous: reasons.some(({ isDangerous }) => isDangerous),
    reasons: reasons.map(({ why }) => why),
    issue: { _id, title: issue.title, publish, version, ...(urgent && { urgent }) },
  };
}

const RANK = { unedited: 0, edited: 1, new: 2 } as const;

/**
 * Lists the procedures of the starter library whose text changed since the one that this campus has, and those that are
 * new to it. Dangerous changes come first (STARTERS-1, STARTERS-2).
 */
export async function listChangedStarters(db: Db, texts: StarterTexts): Promise<ChangedStarter[]> {
  const here = await readHere(db, texts);
  return texts.today
    .flatMap((text) => changeOf(text, texts, here) ?? [])
    .toSorted(
      (a, b) => Number(b.isDangerous) - Number(a.isDangerous) || RANK[a.what] - RANK[b.what],
    );
}
