import { problemsInStep } from '#core/step/draft-problems.ts';
import { removedDrafts } from '#web/admin/shared/draft/drafts.ts';
import { hasConflict } from '#web/admin/shared/draft/state.ts';
import type { StepEntry } from '#web/admin/shared/draft/step-entries.ts';
import type { Tab } from './tab.ts';

/** The acts of all authors on one issue: how many steps of a mark may be there, and which steps were ever removed. */
export type Story = { begun: Map<string, number>; removed: Set<string>; made: number };

export function begin(story: Story, tag: string): void {
  story.begun.set(tag, (story.begun.get(tag) ?? 0) + 1);
}

export function newTag(story: Story): string {
  story.made += 1;
  const tag = `n${story.made}`;
  begin(story, tag);
  return tag;
}

export const pick = <T>(all: readonly T[], at: number): T | undefined =>
  all[at % Math.max(1, all.length)];

/** Returns true if something has to be settled before the pane can be saved. */
export function isDisputed({ live }: Tab, pane: string): boolean {
  const state = live.latest();
  const isGone = removedDrafts(state.draft, state.issue).some(({ key }) => key === pane);
  return Boolean(state.lostOrder) || hasConflict(state, pane) || isGone;
}

export function canSave(tab: Tab, { key, draft, saved, status }: StepEntry): boolean {
  const { issue, saving } = tab.live.latest();
  if (!issue || saving === key || isDisputed(tab, key)) return false;
  return status === 'unsaved' && problemsInStep(draft, issue.steps, saved?._id).length === 0;
}
