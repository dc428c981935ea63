import type { AnswerOf, BodyOf, EndpointAt } from '#core/api/api.ts';
import { LIMITS } from '#core/base/limits.ts';
import type {
  ChangedStarter,
  ImportedIssue,
  SentFile,
  StarterLanguage,
} from '#core/exchange/exchange-schema.ts';
import type { SourceDocument } from '#core/import/paragraphs/source.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { NetworkError, readAnswer } from '../../../base/http.ts';
import { memberOf, parseAs } from '../../../base/parse-as.ts';
import { adminCall, reasonIn } from '../../base/admin-api.ts';
import { askSlowly, fetchFile } from '../../base/fetch-file.ts';
import { saveFile } from '../../base/save-file.ts';
import { exchangeMessages } from './messages.ts';

/** Saves the file of these issues, or of all issues, in the browser's folder for downloads, and shows the result. */
export async function saveExport(ids?: readonly string[]): Promise<void> {
  try {
    saveFile(await exportFile(ids));
    const text = ids ? exchangeMessages.exported(ids.length) : exchangeMessages.exportedAll;
    showToast({ kind: 'status', text });
  } catch (error) {
    showToast({ kind: 'alert', text: exchangeMessages.notExported, detail: reasonIn(error) });
  }
}

type Slow = `POST /api/exchange/${'check' | 'import' | 'document'}`;

/** Sends a request that may take long because it may be large. */
async function sendSlowly<A extends Slow>(
  address: A,
  body: BodyOf<EndpointAt<A>>,
): Promise<AnswerOf<EndpointAt<A>>> {
  const { data } = await readAnswer(await askSlowly(address, body));
  return data as AnswerOf<EndpointAt<A>>;
}

export async function sendPart(
  how: 'check' | 'import',
  part: SentFile,
): Promise<ImportedIssue | undefined> {
  return (await sendSlowly(`POST /api/exchange/${how}`, part))[0];
}

async function base64Of(file: Blob): Promise<string> {
  const reader = new FileReader();
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  reader.addEventListener('loadend', () => {
    if (typeof reader.result === 'string') resolve(reader.result);
    else reject(new NetworkError('no file'));
  });
  reader.readAsDataURL(file);
  const url = await promise;
  return url.slice(url.indexOf(',') + 1);
}

/** Returns the paragraphs of a document (IMPORT-1); `name` is '' for pasted text. */
export async function readDocument(name: string, file: Blob): Promise<SourceDocument> {
  const content = await base64Of(file);
  return await sendSlowly('POST /api/exchange/document', { name: name.slice(-255), content });
}

async function fetchExport(ids?: readonly string[]): Promise<File> {
  return await fetchFile(`/api/exchange${ids ? `?ids=${ids.join(',')}` : ''}`);
}

type Exported = { issues: unknown[]; pictures: object };

const isExported = (sent: unknown): sent is Exported =>
  Array.isArray(memberOf(sent, 'issues')) && memberOf(sent, 'pictures') instanceof Object;

async function contentOf(file: File): Promise<Exported> {
  const content = parseAs(await file.text(), isExported);
  if (!content) throw new NetworkError('no file');
  return content;
}

/** Returns the file of these issues, or of all that are not archived (EXCHANGE-1); if an address cannot name them all, they are loaded in parts. */
export async function exportFile(ids?: readonly string[]): Promise<File> {
  const first = await fetchExport(ids?.slice(0, LIMITS.exportedIds));
  if (!ids || ids.length <= LIMITS.exportedIds) return first;
  const whole = await contentOf(first);
  for (let from = LIMITS.exportedIds; from < ids.length; from += LIMITS.exportedIds) {
    const part = await fetchExport(ids.slice(from, from + LIMITS.exportedIds));
    const { issues, pictures } = await contentOf(part);
    whole.issues.push(...issues);
    Object.assign(whole.pictures, pictures);
  }
  return new File([`${JSON.stringify(whole, null, 2)}\n`], first.name, { type: first.type });
}

/** Makes a draft with the same content; the same key never makes a second one. Returns its id. */
export async function copyIssue(id: string, key: string): Promise<string> {
  const made = await adminCall('POST /api/issue/{id}/copy', { params: { id }, body: {}, key });
  return made._id;
}

/** Adds one starter procedure as a draft; the same key never adds a second one. */
export async function addStarter(title: string, key: string): Promise<void> {
  await adminCall('POST /api/starters', { body: { title }, key });
}

/** Adds the starter library's texts in a language to the procedures that have none, or leaves them out (TRANSLATE-45). Returns the number of procedures that got texts. */
export async function settleStarterLanguage(
  { language, text }: StarterLanguage,
  take: boolean,
): Promise<number> {
  const body = { language, text, take };
  return (await adminCall('POST /api/starters/languages/settle', { body })).procedures;
}

/** Takes a new text on top of the version of the issue that the person saw, or keeps the current one (STARTERS-2). */
export async function settleStarter(
  { title, text, issue }: ChangedStarter,
  take: boolean,
): Promise<void> {
  const version = issue?.version;
  const body = { title, text, take, ...(version !== undefined && { version }) };
  await adminCall('POST /api/starters/settle', { body });
}
