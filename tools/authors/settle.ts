import { mergedDetails, mergedStep, type Side } from '#core/issue/three-way.ts';
import { problemsInStep } from '#core/step/draft-problems.ts';
import {
  detailsConflict,
  removedDrafts,
  stepConflict,
  withoutStepDraft,
} from '#web/admin/shared/draft/drafts.ts';
import { isNewStepTyped } from '#web/admin/shared/draft/state.ts';
import { stepEntries } from '#web/admin/shared/draft/step-entries.ts';
import { begin, canSave, pick, type Story } from './author.ts';
import { tagOf } from './marked-steps.ts';
import { press, type Tab } from './tab.ts';

const MEMBERS = ['question', 'title', 'answerType', 'yesAction', 'noAction', 'confirmationAction'];

/** Settles a dispute in the editor, as `by` says; returns true if there was one. */
export function settle(tab: Tab, story: Story, by: number): boolean {
  const { live, actions, open } = tab;
  const state = live.latest();
  const { issue, draft, lostOrder } = state;
  if (!issue) return false;
  if (lostOrder) {
    if (by % 2) live.change({ type: 'noted', lostOrder: undefined });
    else press(tab, async () => await actions.keepOrder());
    return true;
  }
  const choices = Object.fromEntries(
    MEMBERS.map((member, index): [string, Side] => [member, (by >> index) % 2 ? 'theirs' : 'mine']),
  );
  const inDetails = detailsConflict(draft, issue);
  if (inDetails) {
    const details = mergedDetails(inDetails, choices);
    live.change({ type: 'conflictSettled', pane: 'details', details });
    return true;
  }
  for (const key of Object.keys(draft.steps)) {
    const three = stepConflict(draft, issue, key);
    if (!three) continue;
    live.change({ type: 'conflictSettled', pane: key, draft: mergedStep(three, choices) });
    open.pane = key;
    const entry = stepEntries(live.latest()).find((one) => one.key === key);
    if (entry && canSave(tab, entry)) press(tab, async () => await actions.savePane(key));
    return true;
  }
  const [removed] = removedDrafts(draft, issue);
  if (!removed) return false;
  open.pane = removed.key;
  if (by % 4 === 3) {
    live.change({ type: 'noted', draft: withoutStepDraft(draft, removed.key) });
    return true;
  }
  if (isNewStepTyped(state)) return false;
  begin(story, tagOf(removed.draft));
  const isWhole = problemsInStep(removed.draft, issue.steps).length === 0;
  const after = pick([undefined, ...issue.steps.map(({ _id }) => _id)], by);
  if (isWhole) press(tab, async () => await actions.saveAsNew(removed.key, after));
  else actions.reopen(removed.key);
  return true;
}
