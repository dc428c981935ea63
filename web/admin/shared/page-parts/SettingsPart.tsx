import { useId, type ReactNode } from 'react';
import classes from './SettingsPart.module.css';

interface SettingsPartProps {
  id: string;
  /** The title; absent on a page with only one part, which the page's heading names. */
  title?: string;
  text?: string;
  children: ReactNode;
}

export const SettingsPart = ({ id, title, text, children }: SettingsPartProps) => {
  const titleId = useId();
  const isNamed = title !== undefined;
  return (
    <section
      id={id}
      className={classes.part}
      aria-labelledby={isNamed ? titleId : undefined}
      tabIndex={-1}
    >
      {(isNamed || text !== undefined) && (
        <div className={classes.head}>
          {isNamed && (
            <h2 id={titleId} className={classes.title}>
              {title}
            </h2>
          )}
          {text !== undefined && <p className={classes.text}>{text}</p>}
        </div>
      )}
      <div className={classes.sheet}>{children}</div>
    </section>
  );
};
