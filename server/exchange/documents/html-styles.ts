/** The CSS properties that style an element, by their names. */
export type Look = Readonly<Record<string, string>>;

const LOOKS = /(?:^|[;\s])(text-decoration|font-weight|font-size)(?:-line)?\s*:\s*([^;]+)/gi;

/** Returns the CSS properties of text in a style; the last value of each counts. */
export const lookOf = (css: string): Look =>
  Object.fromEntries(
    [...css.matchAll(LOOKS)].map(([, name = '', said = '']) => [name.toLowerCase(), said.trim()]),
  );

/** Returns a size in points; undefined for one that is relative to others. */
export function pointsIn(size: string): number | undefined {
  const [, number, unit] = /^([\d.]+)(pt|px)\b/i.exec(size) ?? [];
  return number === undefined
    ? undefined
    : Number(number) * (unit?.toLowerCase() === 'px' ? 0.75 : 1);
}

/** Reads the style sheets of a page, and returns a function that finds the properties of an element by its name and classes. It skips selectors that depend on other elements. */
export function pageStyles(html: string): (name: string, classes: string) => Look {
  const rules = new Map<string, Look>();
  for (const part of html.split(/<style\b/i).slice(1)) {
    const [sheet = ''] = part.slice(part.indexOf('>') + 1).split(/<\/style/i, 1);
    for (const rule of sheet.split('}')) {
      const [selectors = '', css = ''] = rule.split('{').slice(-2);
      for (const selector of selectors.split(',').map((one) => one.trim())) {
        if (/^[\w-]*(?:\.[\w-]+)?$/.test(selector))
          rules.set(selector, { ...rules.get(selector), ...lookOf(css) });
      }
    }
  }
  return (name, classes) => {
    const own = classes.split(/\s+/).filter(Boolean);
    const selectors = [name, ...own.flatMap((one) => [`.${one}`, `${name}.${one}`])];
    return Object.assign({}, ...selectors.map((selector) => rules.get(selector)));
  };
}
