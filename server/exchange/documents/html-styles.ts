/** The look that styles give an element, by the names of properties. */
export type Look = Readonly<Record<string, string>>;

const LOOKS = /(?:^|[;\s])(text-decoration|font-weight|font-size)(?:-line)?\s*:\s*([^;]+)/gi;

/** Returns the last value that styles give each property of letters. */
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

/** Reads the styles of a page; returns what they say of an element of some classes. Selectors that look at others are passed over. */
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
