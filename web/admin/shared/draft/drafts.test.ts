import { describe, expect, test } from 'vitest';
import { issueWith } from '#core/fixtures/issues.ts';
import { ask, confirm } from '#core/fixtures/trees.ts';
import type { Issue } from '#core/issue/issue.ts';
import { detailsOf } from '#core/issue/typed-details.ts';
import { removeStep } from '#core/step/step-list.ts';
import type { SavedStep } from '#core/step/step.ts';
import { NO_DRAFT, type UnsavedDraft } from './draft.ts';
import {
  afterEvent,
  hasConflict,
  isDirty,
  isRemoved,
  openEditor,
  typedDetails,
  unsavedDraft,
  type EditorState,
} from './state.ts';
import type { EditorEvent } from './events.ts';
import { stepEntries } from './step-entries.ts';
import { detailsConflict, removedDrafts, stepConflict, withoutStepDraft } from './drafts.ts';

const [a, b, c] = [ask('a', 'next', 'c'), confirm('b', 'next'), confirm('c', 'end')];
const issue = issueWith({ version: 4, steps: [a, b, c] });
const at = '2026-11-20T11:00:00Z';

const after = (state: EditorState, ...events: EditorEvent[]) => events.reduce(afterEvent, state);
const open = (draft: UnsavedDraft = NO_DRAFT, of: Issue = issue) => openEditor(of, draft);
const typed = (key: string, question: string): EditorEvent => ({
  type: 'stepTyped',
  key,
  draft: { ...[a, b, c].find(({ _id }) => _id === key), question },
});
const theirs = (members: Partial<Issue>): EditorEvent => ({
  type: 'issueLoaded',
  issue: { ...issue, version: 9, ...members },
});
const withStep = (step: SavedStep): Partial<Issue> => ({
  steps: issue.steps.map((other) => (other._id === step._id ? step : other)),
});
const questionOf = (state: EditorState, key: string) =>
  stepEntries(state).find((entry) => entry.key === key)?.draft.question;

describe('a save of others', () => {
  // EDITOR-18, EDITOR-32
  test('appears if nothing is typed there, and disturbs no typing elsewhere', () => {
    const state = after(open(), typed('a', 'Mine?'), theirs(withStep({ ...b, question: 'B.' })));
    expect([questionOf(state, 'a'), questionOf(state, 'b')]).toEqual(['Mine?', 'B.']);
    expect(hasConflict(state, 'a')).toBe(false);
    expect(state.issue?.version).toBe(9);
  });

  // EDITOR-18
  test('conflicts in a step with typed text, until it is settled or both are equal', () => {
    const changed = { ...a, question: 'Theirs?' };
    const state = after(open(), typed('a', 'Mine?'), theirs(withStep(changed)));
    expect(stepConflict(state.draft, state.issue, 'a')).toEqual({
      base: a,
      mine: { ...a, question: 'Mine?' },
      theirs: changed,
    });
    const settled = after(state, {
      type: 'conflictSettled',
      pane: 'a',
      draft: { ...a, question: 'Both?' },
    });
    expect([hasConflict(settled, 'a'), questionOf(settled, 'a')]).toEqual([false, 'Both?']);
    expect(isDirty(settled)).toBe(true);
    const given = after(state, { type: 'conflictSettled', pane: 'a', draft: changed });
    expect([hasConflict(given, 'a'), isDirty(given)]).toEqual([false, false]);
    const alike = after(open(), typed('a', ' Theirs? '), theirs(withStep(changed)));
    expect([hasConflict(alike, 'a'), isDirty(alike)]).toEqual([false, false]);
  });

  // EDITOR-18
  test('appears in a field that was typed back', () => {
    const state = after(
      open(),
      typed('b', 'Half'),
      typed('b', b.question ?? ''),
      theirs(withStep({ ...b, question: 'B.' })),
    );
    expect([questionOf(state, 'b'), isDirty(state)]).toEqual(['B.', false]);
  });

  // EDITOR-18
  test('conflicts in the details only with details', () => {
    const details = { ...detailsOf(issue), title: 'Mine' };
    const state = after(
      open(),
      { type: 'detailsTyped', details },
      typed('b', 'Mine.'),
      theirs({ title: 'Theirs' }),
    );
    expect([hasConflict(state, 'details'), hasConflict(state, 'b')]).toEqual([true, false]);
    expect(detailsConflict(state.draft, state.issue)?.theirs.title).toBe('Theirs');
    const settled = after(state, { type: 'conflictSettled', pane: 'details', details });
    expect([hasConflict(settled, 'details'), typedDetails(settled).title]).toEqual([false, 'Mine']);
  });

  // EDITOR-16, EDITOR-18
  test('conflicts with text that was stored before', () => {
    const stored = unsavedDraft(after(open(), typed('a', 'Mine?')));
    const reopened = open(stored, { ...issue, ...withStep({ ...a, question: 'Theirs?' }) });
    expect(hasConflict(reopened, 'a')).toBe(true);
    // Typing without a known base counts from here.
    const based = open({ steps: stored.steps });
    expect(hasConflict(after(based, theirs(withStep({ ...a, question: 'T?' }))), 'a')).toBe(true);
  });
});

describe('a step that others removed', () => {
  const gone = after(open(), typed('b', 'Kept.'), theirs({ steps: [a, c] }));

  // EDITOR-31, EDITOR-16
  test('keeps the text typed into it, even in storage', () => {
    expect(stepEntries(gone).map(({ key }) => key)).toEqual(['a', 'c']);
    expect(removedDrafts(gone.draft, gone.issue)).toEqual([
      { key: 'b', draft: { ...b, question: 'Kept.' }, base: { step: b, number: 2 } },
    ]);
    expect([isDirty(gone), isRemoved(gone, 'b')]).toEqual([true, true]);
    const reopened = openEditor(gone.issue, unsavedDraft(gone));
    expect(removedDrafts(reopened.draft, reopened.issue)).toHaveLength(1);
  });

  // EDITOR-31
  test('is gone if nobody typed into it, or once its text is discarded or saved as a new step', () => {
    const untouched = after(open(), theirs({ steps: [a, c] }));
    expect(removedDrafts(untouched.draft, untouched.issue)).toEqual([]);
    const draft = withoutStepDraft(gone.draft, 'b');
    expect(isDirty(after(gone, { type: 'noted', draft }))).toBe(false);
    const step = {
      ...confirm('d', 'next'),
      question: 'Kept.',
      confirmationAction: b.confirmationAction,
    };
    const saved = after(gone, {
      type: 'stepSaved',
      pane: 'b',
      step: step as SavedStep,
      version: 10,
      at,
    });
    expect(stepEntries(saved).map(({ key }) => key)).toEqual(['a', 'c', 'd']);
    expect([isDirty(saved), saved.issue?.version]).toEqual([false, 10]);
  });

  // EDITOR-12
  test('differs from one that was removed here', () => {
    const here = after(open(), typed('b', 'Kept.'), { type: 'stepRemoved', stepId: 'b' });
    expect(removedDrafts(here.draft, here.issue)).toEqual([]);
    const back = after(here, theirs({}));
    expect(questionOf(back, 'b')).toBe('Kept.');
  });
});

const savedIn = (version: number): EditorEvent => ({
  type: 'stepSaved',
  pane: 'b',
  step: { ...b, question: 'B.' },
  version,
  at,
});

describe('a change made here', () => {
  // EDITOR-18, PUBLISH-10
  test('never conflicts with a removed skip target or its Undo', () => {
    const removed = removeStep(issue.steps, 'c')?.removed;
    const state = after(open(), typed('a', 'Mine?'), { type: 'stepRemoved', stepId: 'c' });
    expect(hasConflict(state, 'a')).toBe(false);
    if (!removed) throw new Error('c was not there');
    const back = after(state, { type: 'stepPutBack', removed }, theirs({}));
    expect(hasConflict(back, 'a')).toBe(false);
  });

  // EDITOR-18, EDITOR-32
  test('counts as known only if nobody saved before it', () => {
    expect(after(open(), savedIn(5)).issue?.version).toBe(5);
    expect(after(open(), savedIn(7)).issue?.version).toBe(4);
  });

  // EDITOR-18
  test('continues from the saved text, so typing during a save is no conflict', () => {
    const state = after(
      open(),
      typed('b', 'B, saved.'),
      { type: 'noted', saving: 'b' },
      typed('b', 'B, saved. And more'),
      { type: 'stepSaved', pane: 'b', step: { ...b, question: 'B, saved.' }, version: 5, at },
    );
    expect([hasConflict(state, 'b'), questionOf(state, 'b')]).toEqual([
      false,
      'B, saved. And more',
    ]);
  });
});

// EDITOR-18
test('only the newest remote change to a part is shown', () => {
  const change = (by: string) => ({ part: 'step', step: 'a', change: 'saved', by, at }) as const;
  const order = { part: 'order', change: 'saved', by: 'Tom', at } as const;
  const state = after(
    open(),
    { type: 'changedElsewhere', changes: [change('Tom'), order] },
    { type: 'changedElsewhere', changes: [change('Ann')] },
  );
  expect(state.remoteChanges).toEqual([order, change('Ann')]);
});
