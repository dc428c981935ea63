import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { issueWith } from '#core/fixtures/issues.ts';
import { adminPaths } from '../../../base/admin-paths.ts';
import { storeSession } from '../../../base/session.ts';
import { answer, refusal } from '../../test/answers.ts';
import { drawAdmin } from '../../test/draw-admin.tsx';
import { THREE_CONTACTS } from '../../test/settings-page.ts';
import { UnreadCorrections } from './UnreadCorrections.tsx';

const correction = {
  revision: 2,
  sentence: 'Call [[contact:security]] first.',
  by: 'Ada',
  at: '2026-11-20T12:00:00Z',
  isOwn: false,
};
const sent: unknown[] = [];
let read: () => Response;

beforeEach(() => {
  storeSession({ _id: 'me', email: '', name: 'Me', role: 'admin', accountRole: 'author' });
  sent.length = 0;
  read = () => answer({ isOwn: false, last: null });
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    await Promise.resolve();
    if (path === '/api/settings') return answer(THREE_CONTACTS);
    if (init?.method !== 'PUT') return answer([]);
    sent.push([path, JSON.parse(init.body as string)]);
    return read();
  });
});

const part = page.getByRole('region', { name: 'Urgent corrections to read' });
const button = part.getByRole('button', { name: 'I have read it' });
const issue = issueWith({ publish: true, revision: 3 });

// REVIEW-23, REVIEW-30, PUBLISH-16
test('a reader can confirm a correction by somebody else, and a failure says why', async () => {
  const own = { ...correction, revision: 3, sentence: 'Look again.', by: 'Bob', isOwn: true };
  drawAdmin(<UnreadCorrections issue={issue} unread={[correction, own]} />);
  await expect.element(part).toMatchTextContent('Ada made an urgent correction');
  await expect.element(part).toMatchTextContent('Call Security, 10 first.');
  // The link leads to its changes.
  const changed = part.getByRole('link', { name: 'Revision 2', exact: true });
  await expect.element(changed).toHaveAttribute('href', adminPaths.revisions(issue._id, 2));
  read = () => refusal('OTHER_CATEGORY', [], 'Not yours.');
  await button.click();
  await expect.element(part.getByRole('alert')).toMatchTextContent('Not yours.');
  read = () => answer({ isOwn: false, last: null });
  await button.click();
  await expect.element(page.getByText('Marked as read')).toBeVisible();
  const path = `/api/issue/${issue._id}/review/read`;
  expect(sent).toEqual([1, 2].map(() => [path, { data: { revision: 2 } }]));
});

// REVIEW-23, REVIEW-30
test('the author sees that somebody else must read the correction', async () => {
  drawAdmin(<UnreadCorrections issue={issue} unread={[{ ...correction, isOwn: true }]} />);
  await expect.element(part).toMatchTextContent('until somebody else reads it');
  await expect.element(button).not.toBeInTheDocument();
});

// REVIEW-23, REVIEW-30
test('the part is missing if no correction is unread', async () => {
  drawAdmin(<UnreadCorrections issue={issue} unread={undefined} />);
  await expect.element(part).not.toBeInTheDocument();
});
