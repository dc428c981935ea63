import type { Campus } from '#core/campus/setting.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import type { PublishedIssue } from '#core/issue/wire-schema.ts';
import { parseAs } from '../../../base/parse-as.ts';
import { isKnownCampus, storeCampus, storedCampus, type KnownCampus } from './local-copy.ts';
import { noteReply, serverFacts } from '../outbox/outbox.ts';
import { change, read } from '../store/store.ts';
import { fetchLibrary } from './fetch-library.ts';
import { guidesFetched, guidesStored } from './guide.ts';
import { hasPictures, cachePictures } from './pictures.ts';
import { readIn, translations } from './reading.ts';
import { storeTitles, storedTitles, type IssueTitle } from './titles.ts';
import { plainText } from '#core/campus/contact-refs.ts';

/** The key of the version of the stored guides. */
export const ETAG = 'libraryEtag';
const AS_OF = 'libraryAsOf';
const CAMPUS = 'campus';
/** The key of the version whose images are all stored. */
const PICTURES_OF = 'picturesOf';

/** Returns the version of the stored library; undefined if some of its guides or the campus's numbers are missing. */
async function storedEtag(): Promise<string | undefined> {
  if (!storedCampus()) return undefined;
  const titles = storedTitles()?.issues ?? [];
  return await read(['facts', 'guides'], async ({ get, keys }) => {
    const stored = new Set(await keys('guides'));
    return titles.every(({ _id }) => stored.has(_id)) ? await get('facts', ETAG) : undefined;
  });
}

/** Stores the campus. If it has hours or areas, the contacts to call depend on them, and only then is their code loaded (AREAS-1). */
async function keepCampus(campus: KnownCampus, date?: string): Promise<void> {
  if (campus.areas) (await import('./duty.ts')).keepDuty(campus, date);
  else storeCampus(campus);
}

async function storeGuides(
  issues: readonly PublishedIssue[],
  campus: Campus,
  etag: string,
  asOf: string,
): Promise<void> {
  await change(['guides', 'facts'], async ({ clear, put }) => {
    await clear('guides');
    // The guides are stored one after the other: copying hundreds of them at once would hold up the page.
    for (const issue of issues) await put('guides', issue._id, issue);
    await put('facts', ETAG, etag);
    await put('facts', AS_OF, asOf);
    await put('facts', CAMPUS, JSON.stringify(campus));
  });
}

/** Restores titles and numbers from the store: local storage is written to disk late, so a phone whose battery died may have lost them (OFFLINE-2). */
export async function restoreLocalCopies(): Promise<void> {
  const here = storedCampus();
  if (here) await keepCampus(here);
  if (here && storedTitles()) return;
  const [guides, asOf, campus] = await read(['guides', 'facts'], async ({ all, get }) => [
    await all('guides'),
    await get('facts', AS_OF),
    await get('facts', CAMPUS),
  ]);
  const known = parseAs(campus, isKnownCampus);
  if (known && !here) await keepCampus(known);
  if (asOf === undefined || storedTitles()) return;
  storeTitles({ asOf, issues: titlesOf(guides) });
}

const readFact = async (name: string): Promise<string | undefined> =>
  await read(['facts'], async ({ get }) => await get('facts', name));

/** The key of the language and the version of the stored translations. */
export const TRANSLATED = 'translated';

/** Returns the version of the stored guides, with that of their translations; '' before the first library. */
export const storedVersion = async (): Promise<string> =>
  [await readFact(ETAG), await readFact(TRANSLATED)].join('');

/** Returns true if every guide of the list is stored on the phone, with its images. */
export async function isLibraryStored(): Promise<boolean> {
  const etag = await storedEtag();
  return etag !== undefined && etag === (await readFact(PICTURES_OF)) && (await hasPictures());
}

/** Stores the images of a version; those that do not load now are requested again the next time. */
async function cachePicturesOf(issues: readonly PublishedIssue[], etag: string): Promise<void> {
  if (!(await cachePictures(issues))) return;
  await change(['facts', 'guides'], async ({ put }) => await put('facts', PICTURES_OF, etag));
}

/** Stores the newest library: its guides, their images, and the titles apart from them (OFFLINE-9). Throws if the server does not answer. */
export async function storeNewest(): Promise<void> {
  const { epoch: known } = await serverFacts();
  const { answer, etag = '', epoch, date } = await fetchLibrary(await storedEtag());
  await noteReply(known, { epoch, date });
  const asOf = new Date().toISOString();
  const campus = answer?.campus ?? storedCampus() ?? NEW_CAMPUS;
  await keepCampus(campus, date);
  const titles = storedTitles();
  const renewed = async (ids?: readonly string[]) => {
    const others = await translations(readIn() ?? titles?.shownBy);
    await others?.renewTranslations(asOf, ids);
    return others;
  };
  if (!answer) {
    if (titles) storeTitles({ ...titles, asOf });
    await renewed();
    if (await isLibraryStored()) return;
    await cachePicturesOf(await read(['guides'], async ({ all }) => await all('guides')), etag);
    return;
  }
  const { data: issues } = answer;
  guidesFetched(issues);
  await storeGuides(issues, campus, etag, asOf);
  guidesStored();
  if (!(await renewed(issues.map(({ _id }) => _id))))
    storeTitles({ asOf, issues: titlesOf(issues) });
  await cachePicturesOf(issues, etag);
}

/** Returns the titles of issues whose steps this app can walk; contacts in them become words, because a card cannot contain a link (CONTACT-5). */
export function titlesOf(issues: readonly PublishedIssue[]): readonly IssueTitle[] {
  const campus: KnownCampus = storedCampus() ?? NEW_CAMPUS;
  return issues.map(({ steps, firstAct: _, ...title }) => ({
    ...title,
    question: plainText(steps[0]?.question ?? '', campus.now?.cards ?? campus),
  }));
}
