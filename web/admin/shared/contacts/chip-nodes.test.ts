import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { contactsIn } from '#core/campus/contact-refs.ts';
import {
  drawNodes,
  leaveChip,
  nodeAt,
  placeOf,
  readNodes,
  selectedIn,
  selectIn,
} from './chip-nodes.ts';
import { contactAt, deletedAt, isTypedAt, moved, replaced, type Stretch } from './chip-text.ts';
import { contactChip } from './contact-chip.ts';

const fragment = fc.constantFrom('[[contact:', ']]', '[', 'a', '[[contact:x]]', ' ', '\n', '😀');
const text = fc.oneof(
  fc.array(fragment, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const place = fc.nat({ max: 200 });

const drawIn = (box: Element, shown: string) =>
  drawNodes(box, shown, (id) => contactChip(id, NEW_CAMPUS));

function boxOf(shown: string): HTMLElement {
  const box = document.createElement('div');
  box.contentEditable = 'true';
  drawIn(box, shown);
  return box;
}

/** Returns the nearest place that no chip holds. */
function cut(shown: string, at: number): number {
  const box = boxOf(shown);
  return placeOf(box, ...nodeAt(box, at % (shown.length + 1)));
}

const isInChip = (shown: string, at: number): boolean =>
  isTypedAt(shown, at) && contactAt(shown, [at, at])?.to !== at;

// CAMPUS-16
test('the stored text is the shown text, whatever was there before', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const box = boxOf(before);
      drawIn(box, after);
      expect(readNodes(box)).toBe(after);
      expect(drawIn(box, after)).toBe(false);
      const chips = box.querySelectorAll<HTMLElement>('[data-contact]');
      const shown = new Set([...chips].map(({ dataset }) => dataset['contact']));
      expect([...shown]).toEqual(contactsIn(after));
    }),
  );
});

// CAMPUS-16
test('a place in the text is a place in the box, unless it is in a chip', () => {
  fc.assert(
    fc.property(text, place, (shown, at) => {
      fc.pre(at <= shown.length && !isInChip(shown, at));
      const box = boxOf(shown);
      expect(placeOf(box, ...nodeAt(box, at))).toBe(at);
    }),
  );
});

// CAMPUS-16
test('a selection in the text is a selection in the box', () => {
  const box = boxOf('Call [[contact:x]] now');
  document.body.append(box);
  for (const stretch of [
    [0, 5],
    [5, 18],
    [18, 18],
    [2, 20],
  ] as const) {
    selectIn(box, stretch);
    expect(selectedIn(box)).toEqual(stretch);
  }
  box.remove();
  expect(selectedIn(box)).toBeUndefined();
});

// CAMPUS-16
test('a caret in a chip leaves it on the opposite side, and any other stays', () => {
  const box = boxOf('Call [[contact:x]] now');
  document.body.append(box);
  const icon = box.querySelector('svg');
  for (const [cameFrom, at] of [
    [5, 18],
    [18, 5],
    [22, 5],
  ] as const) {
    getSelection()?.collapse(icon, 0);
    leaveChip(box, cameFrom);
    expect(getSelection()?.anchorNode).toBe(box);
    expect(selectedIn(box)).toEqual([at, at]);
  }
  selectIn(box, [2, 2]);
  leaveChip(box, 0);
  expect(selectedIn(box)).toEqual([2, 2]);
  box.remove();
});

// CAMPUS-16
test('text that an engine wrote into a box is read, including its own lines and fillers', () => {
  const box = boxOf('Call [[contact:x]]');
  box.insertBefore(new Text(' now'), box.lastChild);
  expect(readNodes(box)).toBe('Call [[contact:x]] now');
  const line = document.createElement('div');
  line.append('then', document.createElement('br'), 'wait', document.createElement('br'));
  box.lastChild?.replaceWith(line);
  expect(readNodes(box)).toBe('Call [[contact:x]] now\nthen\nwait');
});

// CAMPUS-16
test('a change never splits a chip', () => {
  fc.assert(
    fc.property(text, place, place, fc.boolean(), (shown, one, two, isBackward) => {
      const ends = [cut(shown, one), cut(shown, two)].sort((a, b) => a - b);
      const [from = 0, to = 0] = ends;
      const taken: Stretch = deletedAt(shown, [from, to], isBackward);
      const gone = shown.slice(...taken);
      const after = replaced(shown, taken, '', 10_000);
      expect(after.text.length).toBe(shown.length - gone.length);
      expect(contactsIn(shown).filter((id) => !contactsIn(after.text + gone).includes(id))).toEqual(
        [],
      );
    }),
  );
});

// CAMPUS-16
test('a dragged range is moved, and stays if dropped into itself', () => {
  expect(moved('Call [[contact:x]] now', [5, 18], 22)).toEqual({
    text: 'Call  now[[contact:x]]',
    caret: 22,
  });
  expect(moved('Call [[contact:x]] now', [5, 18], 0)).toEqual({
    text: '[[contact:x]]Call  now',
    caret: 13,
  });
  expect(moved('Call now', [0, 4], 2)).toEqual({ text: 'Call now', caret: 4 });
});

// CAMPUS-16
test('an insertion is cut to the room that is left', () => {
  expect(replaced('abc', [1, 2], 'xyz', 4)).toEqual({ text: 'axyc', caret: 3 });
  expect(replaced('abcdef', [1, 1], 'x', 4)).toEqual({ text: 'abcdef', caret: 1 });
});

// CAMPUS-16
test('the contact at a selection is the one that it covers or that the caret touches', () => {
  const shown = '[[contact:x]][[contact:y]] and [[contact:z]]';
  expect(contactAt(shown, [13, 26])?.contact).toBe('y');
  expect(contactAt(shown, [13, 13])?.contact).toBe('x');
  expect(contactAt(shown, [0, 0])?.contact).toBe('x');
  expect(contactAt(shown, [0, 26])).toBeUndefined();
  expect(contactAt(shown, [28, 28])).toBeUndefined();
});
