import { useEffect, useRef, type ReactNode } from 'react';
import classes from './conflict.module.css';

interface ConflictFrameProps {
  title: string;
  text: ReactNode;
  children: ReactNode;
  /** What can be done, at the bottom. */
  bar: ReactNode;
}

/** What stands in place of the fields while there is something to decide; its title has the focus. */
export const ConflictFrame = ({ title, text, children, bar }: ConflictFrameProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const main = heading.current?.closest('main');
    heading.current?.focus();
    // The button that was pressed is gone: the title of the fields has the focus.
    return () => {
      if (document.activeElement === document.body) main?.querySelector('h2')?.focus();
    };
  }, []);
  return (
    <>
      <div className={classes.scroll}>
        <div>
          <h2 ref={heading} className={classes.title} tabIndex={-1}>
            {title}
          </h2>
          <p className={classes.text}>{text}</p>
        </div>
        {children}
      </div>
      <div data-edge="" className={classes.bar}>
        {bar}
      </div>
    </>
  );
};
