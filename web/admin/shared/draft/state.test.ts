import { describe, expect, test } from 'vitest';
import { issueWith } from '#core/fixtures/issues.ts';
import { ask, confirm, id } from '#core/fixtures/trees.ts';
import type { Issue } from '#core/issue/issue.ts';
import { detailsOf } from '#core/issue/typed-details.ts';
import type { SavedStep } from '#core/step/step.ts';
import { failureOf } from './failure.ts';
import { NEW_STEP, NO_DRAFT } from './draft.ts';
import type { EditorEvent } from './events.ts';
import {
  addLock,
  afterEvent,
  areDetailsSaved,
  typedDetails,
  unsavedDraft,
  isDirty,
  openEditor,
  type EditorState,
} from './state.ts';
import { stepEntries } from './step-entries.ts';

const withSteps = (steps: SavedStep[]): Issue => issueWith({ version: 4, steps });
const three = withSteps([ask('a', 'next', 'c'), ask('b', 'next', 'end'), confirm('c', 'end')]);
const at = '2026-11-20T11:00:00Z';

const open = (issue: Issue | undefined = three) => openEditor(issue, NO_DRAFT);
const after = (state: EditorState, ...events: EditorEvent[]) => events.reduce(afterEvent, state);
const statuses = (state: EditorState) =>
  stepEntries(state).map(({ key, number, status }) => `${number} ${key} ${status}`);
const typed = (key: string, question: string): EditorEvent => ({
  type: 'stepTyped',
  key,
  draft: { question },
});
const savedNew = (name: string, place?: string): EditorEvent => ({
  type: 'stepSaved',
  pane: NEW_STEP,
  step: { ...confirm(name, 'end'), question: 'Q' },
  after: place,
  version: 5,
  at,
});
const added: EditorEvent = { type: 'stepAdded', key: 'k' };
const failed = (pane: string): EditorEvent => ({
  type: 'failed',
  failure: failureOf(new Error('no answer'), pane),
});

const inserted: EditorEvent = { type: 'stepAdded', key: 'k', after: 'a' };

describe('a step inserted after another', () => {
  // EDITOR-43
  test('is in its place until it is saved there, and the later steps count on', () => {
    const state = after(open(), inserted);
    const place = ['1 a saved', `2 ${NEW_STEP} unsaved`, '3 b saved', '4 c saved'];
    expect(statuses(state)).toEqual(place);
    const saved = after(state, typed(NEW_STEP, 'Q'), savedNew('d', 'a'));
    expect(statuses(saved)).toEqual(['1 a saved', '2 d unsaved', '3 b saved', '4 c saved']);
    expect(saved.draft.after).toBeUndefined();
  });

  // EDITOR-16, EDITOR-43
  test('is there again on return, at the end if the other one is gone', () => {
    const { draft } = after(open(), inserted, typed(NEW_STEP, 'Q'));
    const stored = unsavedDraft({ ...open(), hasNewStep: true, draft });
    expect(stepEntries(openEditor(three, stored))[1]?.key).toBe(NEW_STEP);
    const without = withSteps(three.steps.slice(1));
    expect(stepEntries(openEditor(without, stored))[2]?.key).toBe(NEW_STEP);
  });

  // EDITOR-43
  test('keeps its place if the other one is removed, and leaves no trace when it is dropped', () => {
    const state = after(open(), { ...inserted, after: 'b' }, { type: 'stepRemoved', stepId: 'b' });
    expect(statuses(state)).toEqual(['1 a saved', `2 ${NEW_STEP} unsaved`, '3 c saved']);
    const dropped = after(state, { type: 'newStepDropped' }, added);
    expect(stepEntries(dropped).at(-1)?.key).toBe(NEW_STEP);
  });

  // EDITOR-43
  test('has the content of the duplicated step, and is not saved', () => {
    const draft = { question: 'Q' };
    const state = after(open(), { ...inserted, draft });
    expect(stepEntries(state)[1]).toMatchObject({ draft, status: 'unsaved', number: 2 });
    expect(isDirty(state)).toBe(true);
  });
});

describe('the steps of the stepper', () => {
  // EDITOR-2
  test('an issue without steps starts with Step 1, not saved, and no further step can be added', () => {
    const state = open(withSteps([]));
    expect(statuses(state)).toEqual([`1 ${NEW_STEP} unsaved`]);
    expect(addLock(state)).toBe('unsaved');
    expect(isDirty(state)).toBe(false);
  });

  // EDITOR-8
  test('a new issue starts the same, with empty details that are not saved', () => {
    const state = openEditor(undefined, NO_DRAFT);
    expect(statuses(state)).toEqual([`1 ${NEW_STEP} unsaved`]);
    expect([typedDetails(state), areDetailsSaved(state), isDirty(state)]).toEqual([
      detailsOf({}),
      false,
      false,
    ]);
  });

  // EDITOR-2, EDITOR-3
  test('count as saved until something is typed, and again when it is typed back', () => {
    const changed = after(open(), typed('b', 'Other?'));
    expect(statuses(changed)).toEqual(['1 a saved', '2 b unsaved', '3 c saved']);
    const back: EditorEvent = { type: 'stepTyped', key: 'b', draft: ask('b', 'next', 'end') };
    expect(isDirty(after(changed, back))).toBe(false);
  });

  test('a space at the end stays in the field although it changes nothing', () => {
    const state = after(open(), {
      type: 'stepTyped',
      key: 'c',
      draft: { ...confirm('c', 'end'), question: 'Do c. ' },
    });
    expect(stepEntries(state)[2]?.draft.question).toBe('Do c. ');
    expect(isDirty(state)).toBe(false);
  });

  // STEP-8
  test('keep all typed text if the answer type changes and changes back', () => {
    const draft = { ...ask('b', 'next', 'end'), confirmationAction: { confirmationText: 'Done' } };
    const state = after(open(), { type: 'stepTyped', key: 'b', draft });
    expect(stepEntries(state)[1]?.draft.confirmationAction?.confirmationText).toBe('Done');
    expect(isDirty(state)).toBe(false);
  });
});

// EDITOR-9
describe('adding a step', () => {
  // EDITOR-9
  test('adds one at the end and locks until it is saved', () => {
    const withNew = after(open(), added);
    expect(statuses(withNew).at(-1)).toBe(`4 ${NEW_STEP} unsaved`);
    expect(addLock(withNew)).toBe('unsaved');
    expect(after(withNew, added)).toEqual(withNew);
    expect(addLock(after(withNew, savedNew('d')))).toBeUndefined();
  });

  // EDITOR-9
  test('is locked after a failed save until one succeeds', () => {
    const locked = after(open(), failed('a'));
    expect(addLock(locked)).toBe('failed');
    expect(after(locked, added)).toEqual(locked);
    const saved = after(locked, { type: 'detailsSaved', issue: three });
    expect(addLock(saved)).toBeUndefined();
  });

  // EDITOR-11
  test('dropping the unsaved step unlocks and forgets what was typed', () => {
    const state = after(open(), added, typed(NEW_STEP, 'Q'), failed(NEW_STEP), {
      type: 'newStepDropped',
    });
    expect(statuses(state)).toEqual(['1 a saved', '2 b saved', '3 c saved']);
    expect([addLock(state), isDirty(state)]).toEqual([undefined, false]);
  });

  // EDITOR-9
  test('dropping the unsaved step leaves the lock of a save that failed elsewhere', () => {
    const state = after(open(), added, failed('details'), failed(NEW_STEP), {
      type: 'newStepDropped',
    });
    expect(addLock(state)).toBe('failed');
    const saved = after(state, { type: 'detailsSaved', issue: three });
    expect(addLock(saved)).toBeUndefined();
  });
});

describe('saving', () => {
  // REVIEW-11, REVIEW-27, REVIEW-15
  test('knows whether changes of a step wait, and whether they still do', () => {
    const pending = { at, disputed: [] };
    const step = { ...confirm('a', 'end'), question: 'Other?' };
    const saved = { type: 'stepSaved', pane: 'a', step, version: 5, at } as const;
    const waiting = after(open(), { ...saved, pending });
    expect(waiting.issue?.pending).toEqual(pending);
    const removed: EditorEvent = { type: 'removalSaved', stepId: 'b', version: 6, at, pending };
    expect(after(waiting, removed).issue?.pending).toEqual(pending);
    expect(after(waiting, { ...saved, version: 6 }).issue).not.toHaveProperty('pending');
  });

  // EDITOR-10
  test('a new step takes its place under its id, one version later', () => {
    const state = after(
      open(),
      added,
      { type: 'stepTyped', key: NEW_STEP, draft: { ...confirm('d', 'end'), question: ' Q ' } },
      savedNew('d'),
    );
    expect(statuses(state)).toEqual(['1 a saved', '2 b saved', '3 c saved', '4 d saved']);
    expect(state.issue).toMatchObject({ version: 5, updatedAt: at });
  });

  // EDITOR-7
  test('keeps text typed during the save, also under the new id', () => {
    const during = after(open(), added, typed(NEW_STEP, 'Q and more'));
    const state = after(during, savedNew('d'));
    expect(statuses(state).at(-1)).toBe('4 d unsaved');
    expect(stepEntries(state).at(-1)?.draft.question).toBe('Q and more');
  });

  // EDITOR-7
  test('details typed while they were being saved stay', () => {
    const sent = detailsOf({ title: 'Lift', category: 'Access' });
    const state = after(
      open(),
      { type: 'detailsTyped', details: { ...sent, title: 'Lift and more' } },
      { type: 'detailsSaved', issue: { ...three, title: 'Lift', category: 'Access' } },
    );
    expect(typedDetails(state).title).toBe('Lift and more');
    expect(areDetailsSaved(state)).toBe(false);
  });

  // EDITOR-7
  test('a failed save loses nothing', () => {
    const state = after(open(), typed('a', 'Other?'), failed('a'));
    expect(unsavedDraft(state).steps).toEqual({ a: { question: 'Other?' } });
  });

  // EDITOR-18
  test("loads another's save, and keeps the text typed here", () => {
    const theirs = { ...three, version: 9, title: 'Lift stuck with someone inside' };
    const state = after(open(), typed('a', 'Mine?'), { type: 'issueLoaded', issue: theirs });
    expect(state.issue?.version).toBe(9);
    expect(stepEntries(state)[0]).toMatchObject({
      status: 'unsaved',
      draft: { question: 'Mine?' },
    });
  });
});

describe('removing', () => {
  const removed = after(open(), { type: 'stepRemoved', stepId: 'c' });

  // PUBLISH-10
  test('takes the step away right away, and skips to it say that they lost their target', () => {
    expect(statuses(removed)).toEqual(['1 a broken', '2 b saved']);
    expect(removed.issue?.version).toBe(4);
    expect(
      after(removed, { type: 'removalSaved', stepId: 'c', version: 5, at }).issue?.version,
    ).toBe(5);
  });

  // EDITOR-12
  test('is undone with everything, typed text included', () => {
    const typing = after(open(), typed('c', 'Half a sentence'));
    const state = after(
      typing,
      { type: 'stepRemoved', stepId: 'c' },
      {
        type: 'stepPutBack',
        removed: {
          step: confirm('c', 'end'),
          index: 2,
          skips: [{ step: id('a'), branch: 'noAction' }],
        },
      },
    );
    expect(state).toEqual(typing);
  });

  // EDITOR-12
  test('is undone once, although the step was loaded again', () => {
    const { issue } = open();
    const state = after(removed, ...(issue ? [{ type: 'issueLoaded', issue } as const] : []), {
      type: 'stepPutBack',
      removed: { step: confirm('c', 'end'), index: 2, skips: [] },
    });
    expect(statuses(state)).toEqual(['1 a saved', '2 b saved', '3 c saved']);
  });

  // EDITOR-2
  test('leaves an unsaved Step 1 after the last step', () => {
    const one = withSteps([]);
    expect(statuses(after(open(), { type: 'issueLoaded', issue: one }))).toEqual([
      `1 ${NEW_STEP} unsaved`,
    ]);
  });
});

describe('text typed before', () => {
  // EDITOR-16
  test('comes back, an unsaved step included', () => {
    const state = openEditor(three, {
      details: detailsOf({ title: 'Lift', category: 'Access' }),
      steps: { b: { question: 'Other?' }, [NEW_STEP]: { question: 'New?' } },
    });
    expect(statuses(state)).toEqual([
      '1 a saved',
      '2 b unsaved',
      '3 c saved',
      `4 ${NEW_STEP} unsaved`,
    ]);
    expect(typedDetails(state).title).toBe('Lift');
    expect(isDirty(state)).toBe(true);
  });

  // EDITOR-16
  test('is dropped if it is saved by now', () => {
    const state = openEditor(three, {
      details: detailsOf({ title: ' Lift stuck ', category: 'Safety concern' }),
      steps: { b: ask('b', 'next', 'end'), [NEW_STEP]: {} },
    });
    expect(state).toEqual(open());
  });
});

const shownFailures = (state: EditorState) =>
  state.failures.filter(({ isResolved }) => !isResolved).map(({ pane }) => pane);
const theirs = (step: string): Issue => ({
  ...three,
  version: 5,
  steps: three.steps.map((one) => (one._id === step ? { ...one, question: 'Theirs?' } : one)),
});

describe('a failed save', () => {
  const failing = after(open(), typed('b', 'Other?'), failed('b'));
  const loaded = (issue: Issue, isNews: boolean) =>
    after(failing, { type: 'issueLoaded', issue, isNews });

  // EDITOR-7, EDITOR-32
  test('keeps its reason next to saves of others elsewhere in the issue', () => {
    expect(shownFailures(loaded(theirs('a'), true))).toEqual(['b']);
    expect(shownFailures(loaded(theirs('b'), true))).toEqual([]);
    expect(shownFailures(loaded({ ...three, isArchived: true }, true))).toEqual([]);
    expect(shownFailures(loaded(theirs('a'), false))).toEqual([]);
    expect(addLock(loaded(theirs('b'), true))).toBe('failed');
  });
});
