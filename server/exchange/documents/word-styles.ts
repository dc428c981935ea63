import type { Aside } from '#core/import/paragraphs/source.ts';
import { readXml } from './xml.ts';

/** The properties of a style for paragraphs or letters, either its own or those of the style on which it is based. */
export type WordStyle = {
  /** The level of a heading, from 1, and 0 for the document's title; undefined for other styles. */
  readonly level?: number | undefined;
  readonly list?: string | undefined;
  readonly listLevel: number;
  /** The depth of the style's list: 1 for 'List Bullet 2', whose list Word counts separately. */
  readonly depth: number;
  readonly isBold: boolean;
  /** The kind of the text if it is struck out or hidden. */
  readonly aside?: Aside | undefined;
  /** True for the lines of a table of contents, which Word makes by itself. */
  readonly isContents: boolean;
};

type Written = {
  name: string;
  basedOn?: string | undefined;
  outline?: number;
  list?: string | undefined;
  listLevel?: number;
  isBold?: boolean;
  /** The kind of the text if it is struck out or hidden, and '' if the style says that it is neither. */
  aside?: Aside | '';
};
/** Elements that mean that the text is struck out or hidden. */
export const ASIDES: Readonly<Record<string, Aside>> = {
  strike: 'struck',
  dstrike: 'struck',
  vanish: 'hidden',
};
/** Elements that hold the former formatting of a text whose formatting was changed. */
export const FORMER = /Change$/;

/** Tells whether a switch such as `<w:b/>` is on. */
export const isOn = (value: string | undefined): boolean =>
  value === undefined || !['0', 'false', 'off', 'none'].includes(value);

function levelOf({ name, outline }: Written): number | undefined {
  if (/^title$/i.test(name)) return 0;
  const heading = /^heading (\d)/i.exec(name)?.[1];
  if (heading !== undefined) return Number(heading);
  return outline !== undefined && outline < 9 ? outline + 1 : undefined;
}

function readWritten(bytes: Buffer): ReadonlyMap<string, Written> {
  const styles = new Map<string, Written>();
  let style: Written | undefined;
  let passed = 0;
  readXml(bytes, {
    open: (name, { val, ...others }) => {
      if (passed > 0 || FORMER.test(name)) passed += 1;
      if (passed > 0) return;
      if (name === 'style' && /^(?:paragraph|character)$/.test(others.type ?? '')) {
        style = { name: '' };
        styles.set(others.styleId ?? '', style);
      }
      if (!style) return;
      if (name === 'name') style.name = val ?? '';
      if (name === 'basedOn') style.basedOn = val;
      if (name === 'outlineLvl') style.outline = Number(val);
      if (name === 'numId') style.list = val;
      if (name === 'ilvl') style.listLevel = Number(val);
      if (name === 'b') style.isBold = isOn(val);
      const aside = ASIDES[name];
      if (aside) style.aside = isOn(val) ? aside : (style.aside ?? '');
    },
    close: (name) => {
      if (passed > 0) passed -= 1;
      else if (name === 'style') style = undefined;
    },
  });
  return styles;
}

const PLAIN: WordStyle = { listLevel: 0, depth: 0, isBold: false, isContents: false };

/** Reads the styles of a Word document, and returns a function that finds a style by its id. */
export function wordStyles(bytes: Buffer | undefined): (id: string) => WordStyle {
  const written = bytes ? readWritten(bytes) : new Map<string, Written>();
  const known = new Map<string, WordStyle>();
  const find = (id: string, depth: number): WordStyle => {
    const found = known.get(id);
    if (found) return found;
    const own = written.get(id);
    // In a damaged file, styles may be based on each other in a circle, so this stops at some depth.
    if (!own || depth > 20) return PLAIN;
    const base = own.basedOn === undefined ? PLAIN : find(own.basedOn, depth + 1);
    const style = {
      level: levelOf(own) ?? base.level,
      list: own.list ?? base.list,
      listLevel: own.listLevel ?? base.listLevel,
      depth: Number(/^list (?:bullet|number) (\d)$/i.exec(own.name)?.[1] ?? base.depth + 1) - 1,
      isBold: own.isBold ?? base.isBold,
      aside: own.aside === '' ? undefined : (own.aside ?? base.aside),
      isContents: base.isContents || /^toc (?:heading|\d)/i.test(own.name),
    };
    known.set(id, style);
    return style;
  };
  return (id) => find(id, 0);
}
