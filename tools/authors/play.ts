import { isDeepStrictEqual } from 'node:util';
import { assert } from '#core/base/assert.ts';
import type { Issue } from '#core/issue/issue.ts';
import type { SavedStep } from '#core/step/step.ts';
import { getIssue } from '#web/admin/base/issues-api.ts';
import { hasConflict } from '#web/admin/shared/draft/state.ts';
import { stepEntries } from '#web/admin/shared/draft/step-entries.ts';
import { finish, perform, type Act } from './acts.ts';
import type { Story } from './author.ts';
import { assertTargets, tagOf } from './marked-steps.ts';
import { settled, type Tab } from './tab.ts';
import { onPage } from './window.ts';

/** Checks a tab: its skips lead to the intended steps, and it shows no own words as somebody else's. */
function checkShown({ live }: Tab, { removed }: Story, isAlone: boolean): void {
  const state = live.latest();
  const entries = stepEntries(state);
  for (const { draft } of entries) assertTargets(draft, state.issue?.steps ?? [], removed);
  if (!isAlone) return;
  const panes = ['details', ...entries.map(({ key }) => key)];
  const own = state.lostOrder ? 'order' : panes.find((pane) => hasConflict(state, pane));
  assert(own === undefined, `an author is shown own words as another's: ${own}`);
}

function checkStored(stored: Issue, tabs: readonly Tab[], { removed, begun }: Story): void {
  for (const step of stored.steps) assertTargets(step, stored.steps, removed);
  for (const [tag, { length }] of Map.groupBy(stored.steps, tagOf)) {
    assert(length <= (begun.get(tag) ?? 0), `${tag} is there ${length} times`);
  }
  for (const { live } of tabs) {
    const { issue, shownOrder } = live.latest();
    const claims = issue?.version === stored.version && !shownOrder;
    const isSame = !claims || isDeepStrictEqual(issue.steps, stored.steps);
    assert(isSame, `a tab shows other steps as version ${stored.version}`);
  }
}

/**
 * Plays the acts of authors, each in a tab on the same issue, and compares after each act the tabs and the stored
 * issue with the authors' choices. In the end all of it can be saved.
 */
export async function play(
  tabs: readonly [Tab, ...Tab[]],
  begun: readonly SavedStep[],
  acts: readonly Act[],
): Promise<void> {
  const story: Story = { begun: new Map(), removed: new Set(), made: 0 };
  for (const step of begun) story.begun.set(tagOf(step), 1);
  const [first] = tabs;
  const check = async (): Promise<void> => {
    for (const tab of tabs) checkShown(tab, story, tabs.length === 1);
    if (tabs.some(({ pending }) => pending.length > 0)) return;
    first.line.fates = [];
    const stored = await onPage(first.line.page, async () => await getIssue(first.issueId));
    checkStored(stored, tabs, story);
  };
  for (const act of acts) {
    await perform(tabs[act.author] ?? first, story, act);
    await check();
  }
  for (const tab of tabs) await settled(tab);
  await check();
  for (const tab of [...tabs, ...tabs]) await finish(tab, story);
  await check();
}
