import { beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Route, Switch } from 'wouter';
import { issueWith } from '#core/fixtures/issues.ts';
import { confirm } from '#core/fixtures/trees.ts';
import { encodeIssue } from '#core/issue/wire-issue.ts';
import { IssueEditorPage } from '../editor/page/IssueEditorPage.tsx';
import { answer } from './answers.ts';
import { drawAdmin } from './draw-admin.tsx';

/** An issue of three steps, as the server returns it. */
export const lift = encodeIssue(
  issueWith({ steps: [confirm('a', 'next'), confirm('b', 'next'), confirm('c', 'end')] }),
);

const noNotes = () => answer([]);
/** Answers with the page of a proxy, for tests. */
export const nobody = () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } });

/** The server's answers by method and path, made new for each call, and the writes it received. */
export const server = {
  answers: {} as Record<string, () => Response | Promise<Response>>,
  sent: [] as { call: string; key: string | null; body: string }[],
};

/** Gives each test of the file an empty editor, and the server that `server` describes. */
export function prepareEditorPage(): void {
  beforeEach(() => {
    server.answers = {};
    server.sent.length = 0;
    vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
      const { method = 'GET' } = init ?? {};
      const call = `${method} ${path as string}`;
      const key = new Headers(init?.headers).get('Idempotency-Key');
      // The page says by itself that it is open.
      const isAsked = method !== 'GET' && !call.endsWith('/presence');
      if (isAsked) server.sent.push({ call, key, body: init?.body as string });
      return await (server.answers[call] ?? (call.endsWith('/notes') ? noNotes : nobody))();
    });
  });
}

/** Draws the editor at this address. */
export function openEditor(path: string): void {
  window.history.replaceState(null, '', path);
  drawAdmin(
    <Switch>
      <Route path="/issue/:id?">
        <IssueEditorPage />
      </Route>
    </Switch>,
  );
}

export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const title = page.getByLabelText('Issue name');
export const toasts = (role: 'status' | 'alert', text: string) =>
  page.getByRole(role).filter({ hasText: text });
