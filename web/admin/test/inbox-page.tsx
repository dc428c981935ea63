import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import type {
  InboxItem,
  InboxMessage,
  MergedInto,
  SavedMessage,
} from '#core/inbox/inbox-schema.ts';
import type { PublishedIssue } from '#core/issue/wire-schema.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { parseSession, storedSession } from '../../base/session.ts';
import { InboxPage } from '../inbox/InboxPage.tsx';
import { answer } from './answers.ts';
import { drawAdmin } from './draw-admin.tsx';

type SentRequest = { method: string; path: string; data: unknown };

interface Served {
  messages: InboxMessage[];
  sent: SentRequest[];
  fails: boolean;
  /** Undefined if they do not load. */
  published: PublishedIssue[] | undefined;
}

const empty = (): Served => ({ messages: [], sent: [], fails: false, published: [] });

/** The data of the server and the requests sent since `serveInbox`; a change is not answered if it `fails`. */
export const inbox: Served = empty();

export const message = (number: number, members: Partial<InboxMessage> = {}): InboxMessage => ({
  _id: `m${number}`,
  kind: 'missing',
  advisor: `Sam ${number}`,
  receivedAt: '2026-11-20T03:07:00.000Z',
  rating: null,
  category: 'Pests',
  isRead: true,
  isAnswered: false,
  isArchived: false,
  text: `A bat, number ${number}`,
  isCorrected: false,
  answer: null,
  answeredAt: null,
  answeredBy: null,
  note: null,
  draft: null,
  merged: [],
  mergedCount: 0,
  mergedInto: null,
  archivedAt: null,
  timeZone: 'Asia/Tokyo',
  ...members,
});

const itemOf = ({
  text: excerpt,
  merged,
  mergedCount,
  draft,
  ...one
}: InboxMessage): InboxItem => ({
  ...one,
  excerpt,
  issue: one.note?.title ?? null,
  merged: Math.max(mergedCount, merged.length),
  hasDraft: draft !== null,
});

/** Returns the ten messages of the state from one on, as the server pages them. */
function pageOf(query: URLSearchParams) {
  const state = query.get('state');
  const shown = inbox.messages.filter(
    ({ isArchived, isRead, isAnswered, kind, mergedInto }) =>
      mergedInto === null &&
      isArchived === (state === 'archived') &&
      (state !== 'unread' || !isRead) &&
      (state !== 'answered' || isAnswered) &&
      [null, kind].includes(query.get('kind') as InboxMessage['kind'] | null),
  );
  const from = Number(query.get('before') ?? 0);
  const next = shown.length > from + 10 ? String(from + 10) : null;
  return { messages: shown.slice(from, from + 10).map(itemOf), next, timeZone: 'Asia/Tokyo' };
}

type Changed = InboxMessage & Pick<SavedMessage, 'isChanged'> & Pick<MergedInto, 'moved'>;

function changed(path: string, body: Record<string, unknown>): Changed | undefined {
  const [, , , , id = '', merged] = path.split('/');
  const { answer, messages: parts = [], isMerged, archivedAt, ...rest } = body;
  const before = inbox.messages.find(({ _id }) => _id === id);
  const isLate = archivedAt !== undefined && archivedAt !== before?.archivedAt;
  if (isLate) delete rest['isArchived'];
  const { isArchived } = rest;
  const isMoved = isArchived !== undefined && isArchived !== before?.isArchived;
  if (isMoved) rest['archivedAt'] = isArchived ? `instant ${inbox.sent.length}` : null;
  const isChanged = isMoved || (isArchived === undefined && !isLate);
  const from = isMerged ? null : id;
  const moved = inbox.messages.filter(
    (one) => merged && (parts as string[]).includes(one._id) && one.mergedInto === from,
  );
  inbox.messages = inbox.messages.map((one) =>
    moved.includes(one) ? { ...one, mergedInto: isMerged ? id : null } : one,
  );
  const noted = typeof answer === 'string' ? { answer, isAnswered: true, answeredBy: 'Ada' } : {};
  const reopened = answer === null ? { isAnswered: false } : {};
  inbox.messages = inbox.messages.map((one) =>
    one._id === id
      ? {
          ...one,
          ...rest,
          ...noted,
          ...reopened,
          answeredAt: '2026-11-20T04:00:00.000Z',
          merged: inbox.messages.filter(({ mergedInto }) => mergedInto === id),
          mergedCount: inbox.messages.filter(({ mergedInto }) => mergedInto === id).length,
        }
      : one,
  );
  const now = inbox.messages.find(({ _id }) => _id === id);
  return now && { ...now, isChanged, moved: moved.map(({ _id }) => ({ _id, from })) };
}

/** Answers as the server does, with an inbox that is empty at first; for tests. */
export function serveInbox(): void {
  Object.assign(inbox, empty());
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    await Promise.resolve();
    const { pathname, searchParams } = new URL(input as string, location.href);
    if (pathname === '/api/inbox') return answer(pageOf(searchParams));
    if (pathname === '/api/inbox/unread') {
      const { accountRole = 'owner' } = parseSession(storedSession()) ?? {};
      return answer({ unread: inbox.messages.filter(({ isRead }) => !isRead).length, accountRole });
    }
    if (pathname === '/api/escalations') return answer({ escalations: [], timeZone: 'Asia/Tokyo' });
    if (pathname === '/api/settings') return answer({ campus: NEW_CAMPUS });
    if (pathname === '/api/advisor/issues/All%20categories') {
      return inbox.published ? answer(inbox.published) : new Response('', { status: 500 });
    }
    const { method = 'GET', body } = init ?? {};
    if (method === 'GET') return answer(inbox.messages.find(({ _id }) => pathname.endsWith(_id)));
    const asked = body
      ? (JSON.parse(body as string) as { data: Record<string, unknown> }).data
      : {};
    inbox.sent.push({ method, path: pathname, data: asked });
    if (inbox.fails) return new Response('', { status: 500 });
    if (method === 'PUT') return answer(changed(pathname, asked));
    const draft = { _id: 'draft', title: 'A bat', publish: false, isArchived: false };
    inbox.messages = inbox.messages.map((one) => ({ ...one, draft }));
    return answer(draft);
  });
}

/** Opens the page Inbox at such an address, for tests. */
export function openInbox(query?: Record<string, string>): void {
  history.replaceState(null, '', adminPaths.inbox(query));
  drawAdmin(<InboxPage />);
}

export const list = page.getByRole('list', { name: 'Messages' });
export const rows = () => list.getByRole('listitem').elements().length;
export const row = (name: RegExp | string) => list.getByRole('link', { name });
export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const opened = page.getByRole('region', { name: 'Opened message' });
