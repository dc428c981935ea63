import type { ReactNode } from 'react';
import classes from './Section.module.css';

/** The id of a section, for links to it. */
export const idOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');

interface SectionProps {
  name: string;
  children: ReactNode;
}

/** A sheet of the kitchen sink, reached from the index. */
export const Section = ({ name, children }: SectionProps) => (
  <section id={idOf(name)} tabIndex={-1} aria-label={name} className={classes.section}>
    <h2 className={classes.name}>{name}</h2>
    {children}
  </section>
);
