/** Makes words that run from right to left, with a number among them, which a browser turns around unless it is set apart. */
export const fromRight = (number: string): string => `اتصل ${number} أو`;

/** Tells whether a number is drawn, and reads from left to right wherever it is drawn. */
export function readsFromLeft(number: string, container: Element = document.body): boolean {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const found: boolean[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.textContent?.indexOf(number) ?? -1;
    if (at < 0) continue;
    const leftAt = (index: number): number => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return range.getBoundingClientRect().left;
    };
    const [first, last] = [leftAt(at), leftAt(at + number.length - 1)];
    // A hidden one has no place.
    if (first !== 0 || last !== 0) found.push(first < last);
  }
  return found.length > 0 && found.every(Boolean);
}
