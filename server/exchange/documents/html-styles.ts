/** Returns what styles say last of a property, '' if nothing. */
export const declared = (css: string, property: string): string =>
  [...css.matchAll(new RegExp(`(?:^|[;{\\s])${property}\\s*:\\s*([^;]+)`, 'gi'))]
    .at(-1)?.[1]
    ?.trim() ?? '';

/** Returns a size in points; undefined of one that is relative to others. */
export function pointsIn(size: string): number | undefined {
  const [, number, unit] = /^([\d.]+)(pt|px)\b/i.exec(size) ?? [];
  return number === undefined
    ? undefined
    : Number(number) * (unit?.toLowerCase() === 'px' ? 0.75 : 1);
}

/** Reads the styles of a page; returns what they say of an element of some classes. Selectors that look at others are passed over. */
export function pageStyles(html: string): (name: string, classes: string) => string {
  const rules = new Map<string, string>();
  for (const [, sheet = ''] of html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)) {
    for (const [, selectors = '', css = ''] of sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      for (const selector of selectors.split(',').map((one) => one.trim())) {
        if (/^[\w-]*(?:\.[\w-]+)?$/.test(selector))
          rules.set(selector, `${rules.get(selector) ?? ''};${css}`);
      }
    }
  }
  return (name, classes) => {
    const own = classes.split(/\s+/).filter(Boolean);
    const selectors = [name, ...own.flatMap((one) => [`.${one}`, `${name}.${one}`])];
    return selectors.flatMap((selector) => rules.get(selector) ?? []).join(';');
  };
}
