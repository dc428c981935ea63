/// <reference types="@vitest/browser-playwright" />
import { cdp } from 'vitest/browser';

/** Composes words as an input method does, and then accepts the last; for tests. */
export async function compose(...texts: readonly [string, ...string[]]): Promise<void> {
  for (const text of texts) {
    const { length } = text;
    await cdp().send('Input.imeSetComposition', {
      text,
      selectionStart: length,
      selectionEnd: length,
    });
  }
  await cdp().send('Input.insertText', { text: texts.at(-1) ?? '' });
}
