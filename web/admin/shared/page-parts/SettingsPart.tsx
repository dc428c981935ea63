import { useId, type ReactNode } from 'react';
import classes from './SettingsPart.module.css';

type SettingsPartProps = { id: string; title: string; text?: string; children: ReactNode };

export const SettingsPart = ({ id, title, text, children }: SettingsPartProps) => {
  const titleId = useId();
  return (
    <section id={id} className={classes.part} aria-labelledby={titleId} tabIndex={-1}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        {text !== undefined && <p className={classes.text}>{text}</p>}
      </div>
      <div className={classes.sheet}>{children}</div>
    </section>
  );
};
