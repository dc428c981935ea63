import { LOCALE } from '#core/base/locale.ts';
import { createHash } from 'node:crypto';
import type { CampusHere } from '#core/campus/campus-schema.ts';
import type { Campus } from '#core/campus/setting.ts';
import { PROCEDURE_LANGUAGES, type ProcedureLanguage } from '#core/base/procedure-languages.ts';
import { contactsIn } from '#core/campus/contact-refs.ts';
import { variesByDuty } from '#core/campus/duty.ts';
import { ALONE_ON_PHONES } from '#core/campus/setting-members.ts';
import { ALL_CATEGORIES, type Category } from '#core/base/category.ts';
import { languagesOf, publishedIn } from '#core/issue/translations.ts';
import { byPlace } from '#core/issue/place.ts';
import type { Issue } from '#core/issue/issue.ts';
import type { PublishedIssue } from '#core/issue/wire-schema.ts';
import { readAlone, readCampus } from '../domain/campus.ts';
import { rotaOnPhones } from '../domain/rota.sql.ts';
import { isAnybodyTold } from '../domain/told-targets.sql.ts';
import type { Db } from '../db/tables/database.ts';
import { compressed, encodingOf, type Encoding } from '../http/compression.ts';
import { batchesOf } from './rows/batches.ts';
import {
  findIssues,
  libraryVersionReader,
  listPublished,
  listWithdrawn,
} from './rows/issues.sql.ts';
import { listTaught } from './rows/taught-searches.sql.ts';
import { listUnreviewed, type Unreviewed } from './rows/translation-reviews.sql.ts';
import { publishedIssue, publishedTitle, publishedTranslation, sentenceInWords } from './wire.ts';

/** A list in the form in which it is sent: the bytes of the whole answer, their encoding, and the strong ETag of exactly these bytes. */
export type ListBody = { body: Buffer; encoding: Encoding; etag: string };

/** An issue as advisors get it: the finished response to getIssue, and what the list of titles needs of it. */
type Guide = Pick<Issue, '_id' | 'version' | 'title' | 'category'> & {
  answer: Buffer;
  first: PublishedIssue;
  /** True if its urgent correction names contacts, whose numbers may change later. */
  namesContacts: boolean;
  /** The texts that advisors see in each language in which the issue is published, as JSON. */
  translated: ReadonlyMap<ProcedureLanguage, Buffer>;
};

const titles = new Intl.Collator(LOCALE, { numeric: true });

function byTitle(a: Guide, b: Guide): number {
  return titles.compare(a.title, b.title) || (a._id < b._id ? -1 : 1);
}

const HEAD = Buffer.from('{"data":');
const TAIL = Buffer.from('}');
const NOT_REVIEWED = Buffer.from('{"notReviewed":true,');

function translatedOf(issue: Issue): Guide['translated'] {
  const languages = languagesOf(publishedIn(issue)).map(([language, translation]) => {
    const shown = publishedTranslation(issue, translation);
    return [language, Buffer.from(JSON.stringify(shown))] as const;
  });
  return new Map(languages);
}

function guideOf(issue: Issue, campus: Campus): Guide {
  const { _id, version, title, category, urgent } = issue;
  const published = publishedIssue(issue, campus);
  const namesContacts = contactsIn(urgent?.sentence ?? '').length > 0;
  const body = Buffer.from(JSON.stringify(published));
  const first = { ...published, steps: published.steps.slice(0, 1) };
  const answer = Buffer.concat([HEAD, body, TAIL]);
  const translated = translatedOf(issue);
  return { _id, version, title, category, first, namesContacts, answer, translated };
}

/** Returns the response that lists the guides. It joins the finished responses of the single guides, and adds the campus. */
function listOf(guides: readonly Guide[], campus: CampusHere): Buffer {
  const parts = guides.flatMap(({ answer }, index) => [
    Buffer.from(index === 0 ? '' : ','),
    answer.subarray(HEAD.length, -TAIL.length),
  ]);
  return Buffer.concat([
    HEAD,
    Buffer.from('['),
    ...parts,
    Buffer.from(`],"campus":${JSON.stringify(campus)}}`),
  ]);
}

/** Returns the response that lists the texts of the guides in a language, with that language's words for the answers. */
function translationsIn(
  language: ProcedureLanguage,
  guides: readonly Guide[],
  unreviewed: Unreviewed,
): Buffer {
  const own = guides.flatMap(({ _id, translated }) => {
    const body = translated.get(language);
    if (!body) return [];
    // A review makes no new version of the issue, so the finished guide cannot contain it.
    const { notReviewed } = unreviewed.mark(_id, language);
    return notReviewed ? Buffer.concat([NOT_REVIEWED, body.subarray(1)]) : body;
  });
  const parts = own.flatMap((body, index) => [Buffer.from(index === 0 ? '' : ','), body]);
  const answers = JSON.stringify(PROCEDURE_LANGUAGES[language]);
  const end = Buffer.from(`],"answers":${answers}}`);
  return Buffer.concat([HEAD, Buffer.from('['), ...parts, end]);
}

/** Counts the guides in each language; absent if all of them are only in their original language (TRANSLATE-7). */
function languageCounts(guides: readonly Guide[]): { languages?: CampusHere['languages'] } {
  const counts: { [L in ProcedureLanguage]?: number } = {};
  for (const { translated } of guides) {
    for (const language of translated.keys()) counts[language] = (counts[language] ?? 0) + 1;
  }
  return Object.keys(counts).length > 0 ? { languages: counts } : {};
}

/** Makes a function that returns a list in the encoding that a client accepts. Each encoding is made when somebody first asks for it. */
function createList(body: Buffer) {
  const hash = createHash('sha256').update(body).digest('base64url');
  const encoded = new Map<Encoding, Promise<ListBody>>();
  const make = async (encoding: Encoding): Promise<ListBody> => ({
    body: await compressed(body, encoding),
    encoding,
    // Each encoding has other bytes, so it needs a strong tag of its own.
    etag: encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`,
  });
  return async (acceptEncoding: string | undefined): Promise<ListBody> =>
    await encoded.getOrInsertComputed(encodingOf(body, acceptEncoding), make);
}

/** The guides that advisors may read, at one version of the library. */
class Contents {
  readonly version: string;
  readonly guides: ReadonlyMap<string, Guide>;
  readonly campus: CampusHere;
  readonly #unreviewed: Unreviewed;
  readonly #lists = new Map<Category, ReturnType<typeof createList>>();
  readonly #translations = new Map<ProcedureLanguage, ReturnType<typeof createList>>();
  #titles: ReturnType<typeof createList> | undefined;

  constructor(
    version: string,
    guides: readonly Guide[],
    { campus, unreviewed }: { campus: CampusHere; unreviewed: Unreviewed },
  ) {
    this.version = version;
    this.campus = campus;
    this.#unreviewed = unreviewed;
    this.guides = new Map(guides.map((guide) => [guide._id, guide]));
  }

  list(category: Category): ReturnType<typeof createList> {
    return this.#lists.getOrInsertComputed(category, () => {
      const listed = [...this.guides.values()].toSorted(byTitle);
      const own =
        category === ALL_CATEGORIES
          ? listed
          : listed
              .filter((guide) => guide.category === category)
              .sort((a, b) => byPlace(a.first, b.first));
      return createList(listOf(own, this.campus));
    });
  }

  translations(language: ProcedureLanguage): ReturnType<typeof createList> {
    return this.#translations.getOrInsertComputed(language, () => {
      const listed = [...this.guides.values()].toSorted(byTitle);
      return createList(translationsIn(language, listed, this.#unreviewed));
    });
  }

  titles(): ReturnType<typeof createList> {
    const listed = [...this.guides.values()].toSorted(byTitle);
    const data = () => listed.map(({ first }) => publishedTitle(first, this.campus));
    this.#titles ??= createList(Buffer.from(JSON.stringify({ data: data() })));
    return this.#titles;
  }
}

/** Reads the guides that advisors may read. A guide whose version has not changed is reused, as long as the language of the campus is the same. */
async function readContents(
  db: Db,
  timeZone: string,
  version: string,
  before: Contents | undefined,
): Promise<Contents> {
  const { campus } = await readCampus(db);
  const known = before?.campus.language === campus.language ? before?.guides : undefined;
  const alone = await readAlone(db);
  const guides: Guide[] = [];
  const changed: string[] = [];
  for (const issue of await listPublished(db)) {
    const guide = known?.get(issue._id);
    if (guide?.version === issue.version && !guide.namesContacts) guides.push(guide);
    else changed.push(issue._id);
  }
  for await (const ids of batchesOf(changed)) {
    const issues = await findIssues(db, ids);
    // An issue may have been moved back to draft in the meantime.
    const published = issues.filter((one) => one.publish && !one.isArchived);
    guides.push(...published.map((one) => guideOf(one, campus)));
  }
  // Areas are sent even if only the hours matter, because they make phones look up whom to call at this place and time (AREAS-5).
  const rota = await rotaOnPhones(db);
  const areas = (variesByDuty(campus) || rota !== undefined) && { areas: campus.areas ?? [] };
  const set = Object.fromEntries(
    ALONE_ON_PHONES.map((member) => [member, alone[member]]).filter(([, value]) => value),
  );
  const unreviewed = await listUnreviewed(db);
  const gone = await listWithdrawn(db);
  const withdrawn = gone.length > 0 && {
    withdrawn: gone.map((one) => ({ ...one, urgent: sentenceInWords(one.urgent, campus) })),
  };
  const published = new Set(guides.map(({ _id }) => _id));
  const searches = (await listTaught(db)).filter(({ issue }) => published.has(issue));
  const taught = searches.length > 0 && {
    taught: Object.fromEntries(searches.map(({ words, issue }) => [words, issue])),
  };
  const told = (await isAnybodyTold(db)) && { told: true as const };
  const here = {
    ...campus,
    ...areas,
    ...set,
    ...told,
    ...(rota && { rota }),
    ...withdrawn,
    ...taught,
    ...languageCounts(guides),
    timeZone,
  };
  return new Contents(version, guides, { campus: here, unreviewed });
}

/** Makes a function that shares one read among all callers in the same turn of the event loop. The read starts after the last of them asked. */
function sharedInTurn<T>(read: () => Promise<T>): () => Promise<T> {
  let next: Promise<T> | undefined;
  return () =>
    (next ??= new Promise<T>((resolve, reject) => {
      setImmediate(() => {
        next = undefined;
        read().then(resolve, reject);
      });
    }));
}

/** Makes the library of finished responses. Each request compares versions, so that a change shows at once in every process (PUBLISH-5). */
export function createLibrary(db: Db, timeZone: string) {
  let contents: Contents | undefined;
  let reading: { version: string; contents: Promise<Contents> } | undefined;
  const readLibraryVersion = libraryVersionReader(db);
  const current = sharedInTurn(async () => {
    // The version is read before the contents, so that the contents are never older than their version.
    const version = await readLibraryVersion();
    if (contents?.version === version) return contents;
    // Requests that arrive while a version is being read wait for that read.
    if (reading?.version !== version) {
      reading = { version, contents: readContents(db, timeZone, version, contents) };
    }
    const mine = reading;
    try {
      contents = await mine.contents;
    } finally {
      if (reading === mine) reading = undefined;
    }
    return contents;
  });
  return {
    /** The response to getIssue; undefined if advisors may not read it (ISSUES-6). */
    issue: async (id: string): Promise<Buffer | undefined> =>
      (await current()).guides.get(id)?.answer,
    /** The response to listAdvisorIssues in an encoding that the client takes (ISSUES-17, API-19). */
    list: async (category: Category, acceptEncoding?: string): Promise<ListBody> =>
      await (await current()).list(category)(acceptEncoding),
    /** The response to listTranslatedIssues in an encoding that the client takes (TRANSLATE-7, API-19). */
    translations: async (language: ProcedureLanguage, acceptEncoding?: string): Promise<ListBody> =>
      await (await current()).translations(language)(acceptEncoding),
    /** The response to listTitles in an encoding that the client takes (ISSUES-24, API-19). */
    titles: async (acceptEncoding?: string): Promise<ListBody> =>
      await (await current()).titles()(acceptEncoding),
  };
}
