import { CATEGORIES } from '#core/base/category.ts';
import { CategoryIcon } from '../../base/CategoryIcon.tsx';
import { openMessages } from '../messages.ts';
import type { CSSProperties, ReactNode } from 'react';
import classes from './Foundations.module.css';

const words = openMessages.kitchenSink;

const COLOURS = [
  ['canvas', 'surface', 'raised', 'sunken', 'hover', 'line', 'line-strong', 'text', 'text-muted'],
  ['brand', 'brand-strong', 'brand-subtle', 'night-from', 'night-to', 'focus'],
  ['positive', 'positive-subtle', 'warning', 'warning-subtle', 'danger', 'danger-subtle'],
].flat();
const SIZES = [32, 24, 20, 16, 14, 12];
const SPACES = ['s-05', 's-1', 's-2', 's-3', 's-4', 's-5', 's-6', 's-8'];
const CORNERS = ['radius-s', 'radius', 'radius-l', 'pill'];
const SHADOWS = ['shadow-1', 'shadow-2'];

type TokenProps = { token: string; shape: string | undefined; drawn: keyof CSSProperties };

const Token = ({ token, shape, drawn }: TokenProps) => (
  <li className={classes.caption}>
    <span className={shape} style={{ [drawn]: `var(--${token})` }} />
    {token}
  </li>
);

/** The design tokens that every component is drawn with, and the product's own icons. */
export const Foundations = () => (
  <>
    <Section name={words.colours}>
      <ul className={classes.swatches}>
        {COLOURS.map((token) => (
          <Token key={token} token={token} shape={classes.swatch} drawn="background" />
        ))}
      </ul>
    </Section>
    <Section name={words.type}>
      <ul className={classes.sizes}>
        {SIZES.map((size) => (
          <li key={size}>
            <span className={classes.caption}>{size}</span>
            <span
              style={{
                fontSize: `var(--t-${size})`,
                fontWeight: size > 16 ? 'var(--w-bold)' : 'var(--w-regular)',
                lineHeight: `var(--lh-${size})`,
              }}
            >
              {words.sample}
            </span>
          </li>
        ))}
      </ul>
    </Section>
    <Section name={words.space}>
      <ul className={classes.boxes}>
        {SPACES.map((token) => (
          <Token key={token} token={token} shape={classes.space} drawn="inlineSize" />
        ))}
        {CORNERS.map((token) => (
          <Token key={token} token={token} shape={classes.box} drawn="borderRadius" />
        ))}
        {SHADOWS.map((token) => (
          <Token key={token} token={token} shape={classes.box} drawn="boxShadow" />
        ))}
      </ul>
    </Section>
    <Section name={words.categories}>
      <ul className={classes.categories}>
        {CATEGORIES.map((category) => (
          <li key={category}>
            <CategoryIcon category={category} />
            {category}
          </li>
        ))}
      </ul>
    </Section>
  </>
);

/** Returns the id of a section, so that links can lead to it. */
export const idOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** A section of the kitchen sink, to which the index links. */
export const Section = ({ name, children }: { name: string; children: ReactNode }) => (
  <section id={idOf(name)} tabIndex={-1} aria-label={name} className={classes.section}>
    <h2 className={classes.name}>{name}</h2>
    {children}
  </section>
);
