import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { getIssue } from '#web/admin/base/issues-api.ts';
import { createLiveEditor, type LiveEditor } from '#web/admin/shared/draft/live-editor.ts';
import { editorActions, type EditorActions } from '#web/admin/editor/actions/actions.ts';
import { takeToastActions } from './toasts.ts';
import { newStorage, onPage, type Page } from './window.ts';

/** The fate of a request: it is answered; served, and its answer is lost; given up, and served later; or it never arrives. */
export const FATES = ['answered', 'unanswered', 'late', 'lost'] as const;
export type Fate = (typeof FATES)[number];

/** An administrator's line to the server. */
type Line = {
  page: Page;
  /** The fates of the next requests; those after them are answered. */
  fates: Fate[];
  /** Requests that were given up and are still on their way. */
  late: (() => Promise<unknown>)[];
};

/** An administrator's tab with the editor of one issue, made of the browser's own modules. */
export type Tab = {
  readonly line: Line;
  readonly issueId: string;
  /** The open pane. */
  readonly open: { pane: string };
  live: LiveEditor;
  actions: EditorActions;
  /** The presses that may not be finished. */
  pending: Promise<unknown>[];
};

/** The server, and the session for requests to it. */
export type Server = { app: FastifyInstance; cookie: string };

async function served({ app, cookie }: Server, path: string, init: RequestInit = {}) {
  await setImmediate();
  const reply = await app.inject({
    method: init.method as NonNullable<InjectOptions['method']>,
    url: path,
    headers: { ...Object.fromEntries(new Headers(init.headers)), cookie },
    ...(typeof init.body === 'string' && { payload: init.body }),
  });
  const headers = { 'Content-Type': String(reply.headers['content-type']) };
  return new Response(reply.body, { status: reply.statusCode, headers });
}

function openLine(server: Server): Line {
  const ask: typeof fetch = async (path, init) => {
    const send = async () => await served(server, path as string, init);
    const fate = line.fates.shift() ?? 'answered';
    if (fate === 'late') line.late.push(send);
    if (fate === 'late' || fate === 'lost') throw new TypeError('given up');
    const response = await send();
    if (fate === 'unanswered') throw new TypeError('no answer');
    return response;
  };
  const line: Line = { page: { storage: newStorage(), fetch: ask }, fates: [], late: [] };
  return line;
}

function navigationIn(open: Tab['open']) {
  const show = (pane: string): void => void (open.pane = pane);
  return { show, focusPane: show, openPane: () => open.pane, goTo: () => undefined };
}

async function editorIn({ line, issueId, open }: Pick<Tab, 'line' | 'issueId' | 'open'>) {
  return await onPage(line.page, async () => {
    const live = createLiveEditor(await getIssue(issueId));
    open.pane = 'details';
    return { live, actions: editorActions(live, navigationIn(open)) };
  });
}

export async function openTab(server: Server, issueId: string): Promise<Tab> {
  const tab = { line: openLine(server), issueId, open: { pane: 'details' }, pending: [] };
  return { ...tab, ...(await editorIn(tab)) };
}

/** Loads the page of a tab again, with its stored drafts; its toasts are gone. */
export async function reload(tab: Tab): Promise<void> {
  await settled(tab);
  tab.line.fates = [];
  takeToastActions(tab.line.page);
  Object.assign(tab, await editorIn(tab));
}

/** Presses something, and goes on without waiting. */
export function press(tab: Tab, act: () => unknown): void {
  tab.pending.push(onPage(tab.line.page, async () => await act()));
}

/** Waits until all presses are finished, with everything they started. */
export async function settled(tab: Tab): Promise<void> {
  for (let quiet = 0; quiet < 3; quiet += 1) {
    await Promise.all(tab.pending);
    await onPage(tab.line.page, async () => await tab.live.write(async () => await setImmediate()));
  }
  tab.pending = [];
}

/** Lets the requests that were given up arrive. */
export async function deliver(tab: Tab): Promise<void> {
  for (const send of tab.line.late.splice(0)) await send();
}
