// Shows, hides and toggles popovers if the browser has none, and does nothing if it has.
import '@oddbird/popover-polyfill';

/** Gives an object the methods that its browser lacks; those of the browser itself stay. */
function fillIn(owner: object, methods: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(methods)) {
    if (!(name in owner)) {
      Object.defineProperty(owner, name, { value, writable: true, configurable: true });
    }
  }
}

type Compare = (a: unknown, b: unknown) => number;

/** A half of a character that consists of two halves, if its other half is missing. */
const LONE_HALF = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

fillIn(Array.prototype, {
  toReversed(this: readonly unknown[]) {
    return [...this].reverse();
  },
  toSorted(this: readonly unknown[], compare?: Compare) {
    return [...this].sort(compare);
  },
  toSpliced(this: readonly unknown[], ...change: [start: number, count: number]) {
    const copy = [...this];
    copy.splice(...change);
    return copy;
  },
});

fillIn(Map, {
  groupBy<T, K>(items: Iterable<T>, keyOf: (item: T, index: number) => K) {
    const groups = new Map<K, T[]>();
    let index = 0;
    for (const item of items) {
      const key = keyOf(item, index);
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
      index += 1;
    }
    return groups;
  },
});

fillIn(Promise, {
  withResolvers() {
    const settle: { resolve?: unknown; reject?: unknown } = {};
    const promise = new Promise((resolve, reject) => Object.assign(settle, { resolve, reject }));
    return { promise, ...settle };
  },
});

fillIn(String.prototype, {
  toWellFormed(this: string) {
    return this.replace(LONE_HALF, '\uFFFD');
  },
});
