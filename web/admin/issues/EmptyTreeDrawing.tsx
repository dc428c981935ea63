import classes from './EmptyTreeDrawing.module.css';

/** A drawing of the first question of a guide, which is only decoration. */
export const EmptyTreeDrawing = () => (
  <svg width="200" height="112" viewBox="0 0 200 112" className={classes.tree} aria-hidden="true">
    <path d="M100 34v14c0 12-46 6-46 20v8" />
    <path d="M100 48c0 12 46 6 46 20v8" className={classes.walked} />
    <rect x="62" y="2" width="76" height="32" rx="8" className={classes.question} />
    <path d="M76 14h48M76 22h30" className={classes.words} />
    <rect x="20" y="76" width="68" height="32" rx="8" strokeDasharray="4 4" />
    <rect x="112" y="76" width="68" height="32" rx="8" className={classes.next} />
    <path d="M146 86v12M140 92h12" className={classes.walked} />
  </svg>
);
