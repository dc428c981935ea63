import type { Campus } from '#core/campus/campus-schema.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import type { PublishedIssue } from '#core/issue/wire-schema.ts';
import { parseAs } from '../../../base/parse-as.ts';
import { isKnownCampus, keepCampus, keptCampus } from './campus.ts';
import { noteReply, officeHeard } from '../outbox/outbox.ts';
import { change, read } from '../store/store.ts';
import { fetchLibrary } from './fetch-library.ts';
import { guidesFetched, guidesKept } from './guide.ts';
import { hasPictures, keepPictures } from './pictures.ts';
import { keepTitles, keptTitles } from './titles.ts';
import { titlesOf } from './titles-of.ts';

const ETAG = 'libraryEtag';
const AS_OF = 'libraryAsOf';
const CAMPUS = 'campus';
/** The version whose pictures are all there. */
const PICTURES_OF = 'picturesOf';

/** The version of the library kept; undefined if its guides, or the numbers, are not all there. */
async function keptEtag(): Promise<string | undefined> {
  if (!keptCampus()) return undefined;
  const titles = keptTitles()?.issues ?? [];
  return await read(['facts', 'guides'], async ({ get, keys }) => {
    const kept = new Set(await keys('guides'));
    return titles.every(({ _id }) => kept.has(_id)) ? await get('facts', ETAG) : undefined;
  });
}

async function keepGuides(
  issues: readonly PublishedIssue[],
  campus: Campus,
  etag: string,
  asOf: string,
): Promise<void> {
  await change(['guides', 'facts'], async ({ clear, put }) => {
    await clear('guides');
    // One after the other: copying hundreds of guides at once would hold up the page.
    for (const issue of issues) await put('guides', issue._id, issue);
    await put('facts', ETAG, etag);
    await put('facts', AS_OF, asOf);
    await put('facts', CAMPUS, JSON.stringify(campus));
  });
}

/**
 * Makes the titles of the guides where only those are left, and brings the numbers back: what is kept apart
 * is on the disk seconds later, and a battery may die before (OFFLINE-2).
 */
export async function restoreKeptApart(): Promise<void> {
  if (keptTitles() && keptCampus()) return;
  const [guides, asOf, campus] = await read(['guides', 'facts'], async ({ all, get }) => [
    await all('guides'),
    await get('facts', AS_OF),
    await get('facts', CAMPUS),
  ]);
  const known = parseAs(campus, isKnownCampus);
  if (known && !keptCampus()) keepCampus(known);
  if (asOf === undefined || keptTitles()) return;
  keepTitles({ asOf, issues: titlesOf(guides, keptCampus()) });
}

const readFact = async (name: string): Promise<string | undefined> =>
  await read(['facts'], async ({ get }) => await get('facts', name));

/** The version of the guides on the phone's disk; undefined before the first. */
export const keptVersion = async (): Promise<string | undefined> => await readFact(ETAG);

/** Whether every guide of the list is on the phone's disk, with its pictures. */
export async function isLibraryKept(): Promise<boolean> {
  const etag = await keptEtag();
  return etag !== undefined && etag === (await readFact(PICTURES_OF)) && (await hasPictures());
}

/** Keeps the pictures of a version; those that do not come now are asked for again at the next look. */
async function keepPicturesOf(issues: readonly PublishedIssue[], etag: string): Promise<void> {
  if (!(await keepPictures(issues))) return;
  await change(['facts', 'guides'], async ({ put }) => await put('facts', PICTURES_OF, etag));
}

/**
 * Keeps the newest library: its guides, their pictures, and the titles apart (OFFLINE-9). Throws if the
 * office does not answer.
 */
export async function keepNewest(): Promise<void> {
  const { epoch: known } = await officeHeard();
  const {
    issues,
    campus = NEW_CAMPUS,
    etag = '',
    epoch,
    date,
  } = await fetchLibrary(await keptEtag());
  await noteReply(known, { epoch, date });
  const asOf = new Date().toISOString();
  if (issues === 'unchanged') {
    const titles = keptTitles();
    if (titles) keepTitles({ ...titles, asOf });
    if (await isLibraryKept()) return;
    await keepPicturesOf(await read(['guides'], async ({ all }) => await all('guides')), etag);
    return;
  }
  keepCampus(campus);
  guidesFetched(issues);
  await keepGuides(issues, campus, etag, asOf);
  guidesKept();
  keepTitles({ asOf, issues: titlesOf(issues, campus) });
  await keepPicturesOf(issues, etag);
}
