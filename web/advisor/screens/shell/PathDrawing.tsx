import classes from './PathDrawing.module.css';

/** The drawing behind the sign-in: a path that forks, one branch taken. Decoration. */
export const PathDrawing = () => (
  <svg
    className={classes.drawing}
    viewBox="0 0 390 420"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    <g className={classes.other}>
      <path d="M262 60C262 108 350 96 350 146V440" />
      <path d="M190 206C190 250 92 240 92 292V440" />
      <circle cx="350" cy="170" r="5" />
      <circle cx="92" cy="316" r="5" />
    </g>
    <path
      className={classes.walked}
      d="M262 -10V60C262 112 190 100 190 152V206C190 254 268 244 268 296V440"
    />
    <g className={classes.stops}>
      <circle cx="262" cy="60" r="5" />
      <circle cx="190" cy="206" r="5" />
      <circle cx="268" cy="330" r="5" />
    </g>
  </svg>
);
