import { createHash } from 'node:crypto';
import type { Campus } from '#core/campus/setting.ts';
import { namedBy } from '#core/campus/campus.ts';
import {
  contentOf,
  importProblem,
  picturesIn,
  problemInFile,
  problemsInExchanged,
  sameContent,
  type ExchangedContent,
} from '#core/exchange/exchange.ts';
import { problemsInForm } from '#core/exchange/exchange-form.ts';
import {
  EXCHANGE_VERSION,
  type ExchangedIssue,
  type ImportedIssue,
  type ImportProblem,
  type SentFile,
} from '#core/exchange/exchange-schema.ts';
import type { OwnCategories } from '#core/people/own-categories.ts';
import { mayChangeIn } from '#core/people/role.ts';
import { contactsNamedIn } from '#core/issue/named-contacts.ts';
import { hashOfImage } from '#core/base/image.ts';
import type { Issue } from '#core/issue/issue.ts';
import { LIMITS } from '#core/base/limits.ts';
import { blockingProblems } from '#core/tree/tree-check.ts';
import { ApiError } from '../http/api-error.ts';
import type { Others } from './others.ts';

type Picture = { hash: string; bytes?: Uint8Array } | 'PICTURE_MISSING' | 'PICTURE_UNREADABLE';

export type ReadIssue = {
  report: ImportedIssue;
  content: ExchangedContent;
  isStarter: boolean;
  marks: readonly string[];
  pictures: readonly { hash: string; bytes: Uint8Array }[];
};

export type FileReading = ReadIssue | { report: ImportedIssue; content?: undefined };

function bytesOf(base64: unknown): Uint8Array | undefined {
  if (typeof base64 !== 'string') return undefined;
  const bytes = Buffer.from(base64, 'base64');
  // Node.js ignores characters that are not base64, so the bytes are encoded again and compared.
  return bytes.toString('base64') === base64 ? bytes : undefined;
}

function picturesOf(file: SentFile, { pictures }: Pick<Others, 'pictures'>) {
  const sent: Readonly<Record<string, unknown>> = file.pictures ?? {};
  const looked = new Map<string, Promise<Picture>>();
  const look = async (hash: string): Promise<Picture> => {
    if (await pictures.find(hash)) return { hash };
    if (!Object.hasOwn(sent, hash)) return 'PICTURE_MISSING';
    const bytes = bytesOf(sent[hash]);
    const isWhole = bytes && createHash('sha256').update(bytes).digest('hex') === hash;
    return ((isWhole && (await pictures.ready(bytes))) || undefined) ?? 'PICTURE_UNREADABLE';
  };
  return async (hash: string): Promise<Picture> => await looked.getOrInsertComputed(hash, look);
}

/** Returns the report of an issue before any part of it was checked. */
function blankReport(value: unknown): ImportedIssue {
  const { _id, title } = (value ?? {}) as Record<string, unknown>;
  return {
    _id: typeof _id === 'string' ? _id.slice(0, 64) : '',
    title: typeof title === 'string' ? title.slice(0, LIMITS.title) : '',
    what: 'refused',
    problems: [],
    blocking: 0,
    unknownContacts: [],
    here: null,
  };
}

/** The parts of a campus that matter to the sender of a file: its settings, and the categories to which the sender is limited (ROLE-9). */
type ReadingCampus = { campus: Campus; limit: OwnCategories | undefined };

type PictureLookup = ReturnType<typeof picturesOf>;

/** Reads the images of an issue, by the hashes under which the file names them. It returns the images that must still be stored (`missing`), and the problems with others. */
async function readPictures(issue: ExchangedIssue, look: PictureLookup) {
  const hashes = new Map<string, string>();
  const missing: { hash: string; bytes: Uint8Array }[] = [];
  const problems: ImportProblem[] = [];
  for (const [image, step] of picturesIn(issue.steps)) {
    const hash = hashOfImage(image);
    const picture = hash === undefined ? 'NOT_A_PICTURE' : await look(hash);
    if (typeof picture === 'string') {
      problems.push(importProblem(picture, { step, field: 'image', detail: image }));
    } else if (hash !== undefined) {
      const { bytes } = picture;
      hashes.set(hash, picture.hash);
      if (bytes) missing.push({ hash: picture.hash, bytes });
    }
  }
  return { hashes, missing, problems };
}

function whatOf(content: ExchangedContent, here: Issue | undefined): ImportedIssue['what'] {
  if (!here) return 'new';
  return !here.isArchived && sameContent(here, content) ? 'same' : 'changed';
}

async function readIssue(
  value: unknown,
  {
    look,
    campus,
    limit,
    others,
  }: ReadingCampus & { look: PictureLookup; others: Pick<Others, 'issues'> },
): Promise<FileReading> {
  const blank = blankReport(value);
  const malformed = problemsInForm(value);
  if (malformed.length > 0) return { report: { ...blank, problems: malformed } };
  const issue = value as ExchangedIssue;
  const { hashes, missing, problems } = await readPictures(issue, look);
  const content = contentOf(issue, hashes);
  const all = [...problemsInExchanged(issue), ...problems];
  if (!content || all.length > 0) return { report: { ...blank, problems: all } };
  const [here] = await others.issues.find([issue._id]);
  const what = whatOf(content, here);
  const other = [content, here].find((one) => one && !mayChangeIn(limit, one.category));
  if (other && what !== 'same') {
    const field = { field: 'category', detail: other.category };
    return { report: { ...blank, problems: [importProblem('OTHER_CATEGORY', field)] } };
  }
  const report: ImportedIssue = {
    ...blank,
    what,
    blocking: blockingProblems(content.steps, { firstAct: content.firstAct, campus }).length,
    unknownContacts: contactsNamedIn(content).filter((id) => !namedBy(id, campus)),
    here: here
      ? {
          title: here.title,
          publish: here.publish,
          isArchived: here.isArchived,
          version: here.version,
          ...(here.pending && { isPending: true }),
        }
      : null,
  };
  const { isStarter = false, authors: marks = [] } = issue;
  return { report, content, isStarter, marks, pictures: missing };
}

function assertOurs(file: SentFile): void {
  const problem = problemInFile(file);
  if (problem?.code === 'TOO_NEW') {
    throw new ApiError('INVALID_FILE', {
      detail: (say) => say.fileTooNew(problem.detail, EXCHANGE_VERSION),
    });
  }
  if (problem) throw new ApiError('INVALID_FILE');
}

/** Reads the issues of a file one by one, writing nothing (EXCHANGE-3 to EXCHANGE-7). */
export async function* readFile(
  file: SentFile,
  here: ReadingCampus,
  others: Pick<Others, 'issues' | 'pictures'>,
): AsyncGenerator<FileReading> {
  assertOurs(file);
  const look = picturesOf(file, others);
  const ids = new Set<string>();
  for (const value of file.issues) {
    const read = await readIssue(value, { ...here, look, others });
    const { _id } = read.report;
    const isTwice = read.content !== undefined && ids.has(_id);
    ids.add(_id);
    const twice = importProblem('ISSUE_TWICE', { field: '_id', detail: _id });
    yield isTwice ? { report: { ...read.report, what: 'refused', problems: [twice] } } : read;
  }
}
