import { expect, onTestFinished, test, vi } from 'vitest';
import { issueWith } from '#core/fixtures/issues.ts';
import { confirm } from '#core/fixtures/trees.ts';
import { encodeIssue } from '#core/issue/wire-issue.ts';
import { queryClient } from '../../base/queries.ts';
import { createLiveEditor } from '../../shared/draft/live-editor.ts';
import { publishActions } from './publish-actions.ts';

const read = issueWith({ version: 5, steps: [confirm('a', 'end')] });

// REVIEW-2, REVIEW-12
test.each([
  ['a draft', async (actions: ReturnType<typeof publishActions>) => void (await actions.publish())],
  [
    'a waiting change',
    async (actions: ReturnType<typeof publishActions>) => void (await actions.settle('publish')),
  ],
])('%s approved during a save is published as it was read', async (_, approve) => {
  queryClient.setQueryData(['settings'], { secondPerson: true });
  onTestFinished(() => queryClient.removeQueries({ queryKey: ['settings'] }));
  const sent: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (__, init) => {
    if (init?.method === 'PUT') sent.push(JSON.parse(init.body as string));
    return await Promise.resolve(Response.json({ data: encodeIssue(read) }));
  });
  const live = createLiveEditor(read);
  const { promise: saved, resolve: save } = Promise.withResolvers<void>();
  const saving = live.write(async () => await saved);
  const approved = approve(publishActions(live));
  live.change({ type: 'issueLoaded', issue: { ...read, title: 'Other', version: 6 } });
  save();
  await Promise.all([saving, approved]);
  expect(sent).toEqual([{ data: expect.objectContaining({ version: 5 }) as unknown }]);
});
