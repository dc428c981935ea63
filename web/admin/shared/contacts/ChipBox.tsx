import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useReducer,
  useRef,
  type ClipboardEvent,
  type DragEvent,
  type Ref,
} from 'react';
import type { Campus } from '#core/campus/setting.ts';
import { classNames } from '#kit/base/class-names.ts';
import control from '#kit/controls/field/control.module.css';
import { markBroken } from './broken-mark.ts';
import { drawNodes, leaveChip, markChip, readNodes, selectedIn, selectIn } from './chip-nodes.ts';
import { contactAt, deletedAt, moved, replaced, type Edited, type Stretch } from './chip-text.ts';
import { contactChip } from './contact-chip.ts';
import { isNative, placeUnder, targetOf, wordsOf } from './chip-input.ts';
import classes from './ChipBox.module.css';

/** The methods that a native field and the box both have. */
export type TextControl = Pick<HTMLTextAreaElement, 'focus' | 'setSelectionRange'>;

export interface ChipBoxProps {
  /** The id, the name and the notes of the field. */
  wiring: {
    id: string;
    'aria-labelledby': string;
    'aria-describedby': string | undefined;
    'aria-invalid': boolean | undefined;
    'aria-required': boolean | undefined;
    lang: string | undefined;
    dir: 'auto' | undefined;
  };
  rows: number;
  isOneLine: boolean;
  most: number;
  value: string;
  campus: Campus;
  /** Hears the new text; `before` is the text to which Undo leads, the current one if it is absent, as the new text itself cannot be undone. */
  onChange: (text: string, before?: string) => void;
  onSelect: (selected: Stretch) => void;
  /** Goes one change back or forth, and returns the new place of the caret; undefined if there is no such change. */
  onStep: (way: 'back' | 'forth') => number | undefined;
  ref: Ref<TextControl>;
}

/** A box of text in which each contact is a chip (CAMPUS-16). */
export const ChipBox = (props: ChipBoxProps) => {
  const { wiring, rows, isOneLine, most, value, campus, ref } = props;
  const box = useRef<HTMLDivElement>(null);
  /** The text before the composition that is under way. */
  const composed = useRef<string>(undefined);
  const next = useRef<Stretch>(undefined);
  const lastPlace = useRef(0);
  const dragged = useRef<Stretch>(undefined);
  const drawnFor = useRef<Campus>(undefined);
  const [, redraw] = useReducer((count: number) => count + 1, 0);

  const selected = (): Stretch => (box.current && selectedIn(box.current)) ?? [0, 0];
  const change = (text: string, before?: string): void => {
    props.onChange(text, before);
    // If the page does not accept the text, the box must be drawn with the old one.
    redraw();
  };
  const put = ({ text, caret }: Edited): void => {
    next.current = [caret, caret];
    change(text);
  };
  /** Returns the text that the browser wrote, or the one before it if there is no room. */
  const withRoom = (text: string, before: string): string =>
    text.length > most && text.length > before.length ? before : text;
  const write = (words: string, over: Stretch = selected()): void => {
    const plain = words.replaceAll(/\r\n?/g, '\n');
    put(replaced(value, over, isOneLine ? plain.replaceAll(/\n+/g, ' ') : plain, most));
  };
  /** Returns the place after the contact that an arrow key passes, because some browsers stop in front of it. */
  const passed = (key: string): number | undefined => {
    const [from, to] = selected();
    if (from !== to || !box.current || (key !== 'ArrowLeft' && key !== 'ArrowRight'))
      return undefined;
    const isForth = (key === 'ArrowRight') === (getComputedStyle(box.current).direction === 'ltr');
    const [start, end] = deletedAt(value, [from, to], !isForth);
    if (start === end) return undefined;
    return isForth ? end : start;
  };
  const step = (way: 'back' | 'forth'): void => {
    const caret = props.onStep(way);
    if (caret === undefined) return;
    next.current = [caret, caret];
    redraw();
  };

  useLayoutEffect(() => {
    const node = box.current;
    if (!node || composed.current !== undefined) return;
    if (drawnFor.current !== campus) node.replaceChildren();
    drawnFor.current = campus;
    const isHere = document.activeElement === node;
    const place = next.current ?? (isHere ? selectedIn(node) : undefined);
    const isNew = drawNodes(node, value, (id) => contactChip(id, campus));
    if (isHere && place && (isNew || next.current)) selectIn(node, place);
    next.current = undefined;
  });
  useEffect(() => (box.current ? markBroken(box.current, value) : undefined));
  useImperativeHandle(ref, () => ({
    focus: () => box.current?.focus(),
    setSelectionRange: (from, to) => box.current && selectIn(box.current, [from ?? 0, to ?? 0]),
  }));

  const beforeInput = useEffectEvent((event: InputEvent, node: HTMLElement): void => {
    // The browser handles a composition itself; its result is read afterward.
    if (!event.cancelable || event.isComposing || isNative(event, node)) return;
    event.preventDefault();
    if (event.inputType === 'historyUndo') step('back');
    if (event.inputType === 'historyRedo') step('forth');
    const words = wordsOf(event);
    if (words === undefined) return;
    const isBackward = event.inputType.endsWith('Backward');
    const over = targetOf(event, node) ?? selected();
    if (words === '') write('', deletedAt(value, over, isBackward));
    else if (words !== '\n' || !isOneLine) write(words, over);
  });
  const read = useEffectEvent((node: HTMLElement): void => {
    const text = readNodes(node);
    if (composed.current !== undefined) change(text, text);
    else change(withRoom(text, value));
  });
  const select = useEffectEvent((node: HTMLElement): void => {
    if (document.activeElement !== node) return;
    leaveChip(node, lastPlace.current);
    const stretch = selectedIn(node);
    if (!stretch) return;
    [lastPlace.current] = stretch;
    markChip(node, contactAt(value, stretch)?.from);
    props.onSelect(stretch);
  });
  useEffect(() => {
    const node = box.current;
    if (!node) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    node.addEventListener('beforeinput', (event) => beforeInput(event, node), { signal });
    node.addEventListener('input', () => read(node), { signal });
    // A label moves the focus only to a native field by itself.
    const name = document.getElementById(node.getAttribute('aria-labelledby') ?? '');
    name?.addEventListener('click', () => node.focus(), { signal });
    document.addEventListener('selectionchange', () => select(node), { signal });
    return () => stop.abort();
  }, []);

  const copy = (event: ClipboardEvent): void => {
    const [from, to] = selected();
    if (from === to) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', value.slice(from, to));
    if (event.type === 'cut') write('');
  };
  const drop = (event: DragEvent<HTMLElement>): void => {
    event.preventDefault();
    const place = placeUnder(event.currentTarget, event) ?? value.length;
    event.currentTarget.focus();
    if (dragged.current) put(moved(value, dragged.current, place));
    else write(event.dataTransfer.getData('text/plain'), [place, place]);
  };

  return (
    <div
      {...wiring}
      ref={box}
      role="textbox"
      // This is not 'plaintext-only', with which Chromium does not say what an input replaces.
      contentEditable
      suppressContentEditableWarning
      // Otherwise a translation by the browser would be stored.
      translate="no"
      tabIndex={0}
      aria-multiline={!isOneLine}
      spellCheck
      className={classNames(control.control, classes.box)}
      style={{ minHeight: `calc(${rows} * 1.8em + 14px)` }}
      onKeyDown={(event) => {
        const { key, shiftKey, altKey } = event;
        const over = shiftKey || altKey || event.ctrlKey || event.metaKey ? undefined : passed(key);
        if (over !== undefined) {
          event.preventDefault();
          selectIn(event.currentTarget, [over, over]);
        }
        const isUndo = key.toLowerCase() === 'z';
        if (!(event.ctrlKey || event.metaKey) || altKey || !(isUndo || key === 'y')) return;
        event.preventDefault();
        step(isUndo && !shiftKey ? 'back' : 'forth');
      }}
      onMouseDown={(event) => {
        // A chip is selected as a whole, because no caret can be in it.
        if (!(event.target instanceof Element) || !event.target.closest('[data-contact]')) return;
        const place = placeUnder(event.currentTarget, event);
        const chip = place === undefined ? undefined : contactAt(value, [place, place]);
        if (!chip) return;
        event.preventDefault();
        event.currentTarget.focus();
        selectIn(event.currentTarget, [chip.from, chip.to]);
      }}
      onBlur={(event) => markChip(event.currentTarget, undefined)}
      onCompositionStart={() => {
        composed.current = value;
      }}
      onCompositionEnd={(event) => {
        const before = composed.current ?? value;
        composed.current = undefined;
        change(withRoom(readNodes(event.currentTarget), before), before);
      }}
      onCopy={copy}
      onCut={copy}
      onPaste={(event) => {
        event.preventDefault();
        write(event.clipboardData.getData('text/plain'));
      }}
      onDragStart={(event) => {
        dragged.current = selected();
        event.dataTransfer.setData('text/plain', value.slice(...dragged.current));
      }}
      onDragEnd={() => {
        dragged.current = undefined;
      }}
      onDrop={drop}
    />
  );
};
