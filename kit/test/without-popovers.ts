import { onTestFinished } from 'vitest';

const OWNERS = [HTMLElement.prototype, HTMLButtonElement.prototype, Element.prototype];

/** Takes popovers and their polyfill away from the browser until the test ends. */
export const withoutPopovers = (): void => {
  for (const owner of OWNERS) {
    const had = Object.getOwnPropertyDescriptors(owner);
    for (const name of Object.keys(had)) {
      if (/popover/i.test(name)) Reflect.deleteProperty(owner, name);
    }
    onTestFinished(() => void Object.defineProperties(owner, had));
  }
  const { value: matches } = Object.getOwnPropertyDescriptor(Element.prototype, 'matches') ?? {};
  Object.defineProperty(Element.prototype, 'matches', {
    configurable: true,
    value(this: Element, selectors: string): unknown {
      if (selectors.includes(':popover-open')) throw new SyntaxError(`${selectors} is unknown`);
      return Reflect.apply(matches, this, [selectors]);
    },
  });
};
