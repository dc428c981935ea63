import fc from 'fast-check';
import { assert } from '#core/base/assert.ts';
import { canRemoveStep } from '#core/issue/issue.ts';
import { targetsFor } from '#core/step/step-problems.ts';
import { call } from '#web/base/call.ts';
import { NEW_STEP } from '#web/admin/shared/draft/draft.ts';
import { addLock, isNewStepTyped, isTypedIn, typedDetails } from '#web/admin/shared/draft/state.ts';
import { shownSteps, stepEntries } from '#web/admin/shared/draft/step-entries.ts';
import { begin, canSave, isDisputed, newTag, pick, type Story } from './author.ts';
import { draftTo, tagOf } from './marked-steps.ts';
import { settle } from './settle.ts';
import { deliver, FATES, press, reload, settled, type Fate, type Tab } from './tab.ts';
import { takeToastActions } from './toasts.ts';
import { onPage } from './window.ts';

// The acts of an author in the editor, as its screens offer them.

type At = { at: number; to: number };

function type(tab: Tab, story: Story, { at, to }: At): void {
  const { live, open } = tab;
  const { issue } = live.latest();
  const entry = pick(stepEntries(live.latest()), at);
  if (!entry || !issue || isDisputed(tab, entry.key)) return;
  const targets = targetsFor(entry.saved?._id, issue.steps).map(({ _id }) => _id);
  const draft = draftTo(tagOf(entry.draft) || newTag(story), targets, to);
  live.change({ type: 'stepTyped', key: entry.key, draft });
  open.pane = entry.key;
}

function save(tab: Tab, { at, to }: At): void {
  const ready = stepEntries(tab.live.latest()).filter((entry) => canSave(tab, entry));
  const entry = pick(ready, at);
  if (!entry) return;
  tab.open.pane = entry.key;
  const { savePane, saveAndContinue } = tab.actions;
  press(tab, async () => await (to % 4 ? savePane(entry.key) : saveAndContinue(entry.key, false)));
}

function insert(tab: Tab, story: Story, { at, to }: At): void {
  const state = tab.live.latest();
  const entry = pick(stepEntries(state), at);
  if (!entry?.saved || addLock(state) || isDisputed(tab, entry.key)) return;
  const isCopy = to % 3 === 0;
  if (isCopy) begin(story, tagOf(entry.draft));
  tab.actions.insertAfter(entry.key, isCopy ? entry.draft : undefined);
}

function add(tab: Tab): void {
  if (!addLock(tab.live.latest())) tab.actions.addStep();
}

function remove(tab: Tab, story: Story, { at }: At): void {
  const entry = pick(stepEntries(tab.live.latest()), at);
  if (!entry || !canRemoveStep(entry.number - 1)) return;
  if (entry.saved) story.removed.add(entry.key);
  tab.open.pane = 'details';
  press(tab, () => tab.actions.remove(entry.key));
}

/** Undoes a removal, or tries it again. */
function undo(tab: Tab, _: Story, { at }: At): void {
  const action = pick(takeToastActions(tab.line.page), at);
  if (action) press(tab, action.onAction);
}

function move(tab: Tab, _: Story, { at, to }: At): void {
  const shown = shownSteps(tab.live.latest());
  const by = to % 2 ? 1 : -1;
  const step = pick(shown, at);
  if (!step || !shown[(at % shown.length) + by]) return;
  press(tab, async () => await tab.actions.move(step._id, by));
}

function drag(tab: Tab, _: Story, { at, to }: At): void {
  const keys = stepEntries(tab.live.latest()).map(({ key }) => key);
  const [moved] = keys.splice(at % keys.length, 1);
  if (moved === undefined || keys.length === 0) return;
  const order = keys.toSpliced(to % (keys.length + 1), 0, moved);
  tab.actions.showOrder(order);
  press(tab, async () => await tab.actions.reorder(order, tab.open.pane));
}

function rename(tab: Tab, _: Story, { to }: At): void {
  const { live, actions } = tab;
  const state = live.latest();
  if (isDisputed(tab, 'details') || state.saving === 'details') return;
  live.change({ type: 'detailsTyped', details: { ...typedDetails(state), title: `Title ${to}` } });
  if (isTypedIn(live.latest(), 'details')) {
    press(tab, async () => await actions.savePane('details'));
  }
}

/** Does what a page does by itself every 20 seconds. */
export async function look({ live, actions }: Tab): Promise<void> {
  const { issue } = live.latest();
  if (!issue) return;
  const request = { params: { id: issue._id }, body: { version: issue.version } };
  const present = await call('PUT /api/issue/{id}/presence', request).catch(() => undefined);
  if (present && present.version > issue.version) await actions.takeIn(present);
}

const ACTS = {
  type,
  save: (tab: Tab, _: Story, at: At) => save(tab, at),
  insert,
  add,
  remove,
  undo,
  move,
  drag,
  rename,
  settle: (tab: Tab, story: Story, { to }: At) => void settle(tab, story, to),
  look: (tab: Tab) => press(tab, async () => await look(tab)),
  reload,
  deliver,
  nothing: () => undefined,
} satisfies Record<string, (tab: Tab, story: Story, at: At) => unknown>;

type Kind = keyof typeof ACTS;

const OFTEN = {
  save: 4,
  type: 3,
  insert: 3,
  remove: 2,
  undo: 2,
  move: 2,
  settle: 2,
  look: 2,
  add: 1,
  drag: 1,
  rename: 1,
  reload: 1,
  deliver: 1,
  nothing: 1,
} satisfies Record<Kind, number>;

const kinds = (Object.keys(ACTS) as Kind[]).map((kind) => ({
  weight: OFTEN[kind],
  arbitrary: fc.constant(kind),
}));

/** One act of one of two authors, the fates of its requests, and whether its author waits for it. */
export const anAct = fc.record({
  kind: fc.oneof(...kinds),
  author: fc.nat(1),
  at: fc.nat(11),
  to: fc.nat(999),
  fates: fc.array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constant<Fate>('answered') },
      { weight: 1, arbitrary: fc.constantFrom(...FATES) },
    ),
    { maxLength: 3 },
  ),
  waits: fc.boolean(),
});
export type Act = typeof anAct extends fc.Arbitrary<infer T> ? T : never;

export async function perform(tab: Tab, story: Story, act: Act): Promise<void> {
  tab.line.fates = [...act.fates];
  await onPage(tab.line.page, async () => await ACTS[act.kind](tab, story, act));
  if (act.waits) await settled(tab);
}

/** Settles and saves all that is typed, with a network that works: it must come to an end. */
export async function finish(tab: Tab, story: Story): Promise<void> {
  for (let round = 0; round < 12; round += 1) {
    tab.line.fates = [];
    await settled(tab);
    await deliver(tab);
    if (await onPage(tab.line.page, async () => await isFinished(tab, story, round))) return;
  }
  const { failures, lostOrder } = tab.live.latest();
  assert(false, `it is never saved: ${JSON.stringify({ failures, lostOrder })}`);
}

async function isFinished(tab: Tab, story: Story, round: number): Promise<boolean> {
  const { live, actions, open } = tab;
  await look(tab);
  if (settle(tab, story, 0)) return false;
  const state = live.latest();
  if (isTypedIn(state, 'details')) await actions.savePane('details');
  const isBlank = (key: string): boolean => key === NEW_STEP && !isNewStepTyped(state);
  const keys = stepEntries(state).flatMap(({ key, status }) =>
    status === 'unsaved' && !isBlank(key) ? [key] : [],
  );
  for (const key of keys) {
    const entry = stepEntries(live.latest()).find((one) => one.key === key);
    if (!entry || isDisputed(tab, key)) continue;
    // A skip may lack its target by now, and that of a published issue be refused.
    if (round > 2 || !canSave(tab, entry)) {
      const plain = draftTo(tagOf(entry.draft) || newTag(story), [], 3 + round * 5);
      live.change({ type: 'stepTyped', key, draft: plain });
    }
    open.pane = key;
    await actions.savePane(key);
  }
  return keys.length === 0;
}
