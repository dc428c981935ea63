import type { ReactNode } from 'react';
import { displayName } from '#core/base/display-name.ts';
import { Logo } from '../../../base/Logo.tsx';
import { messages } from '../../../base/messages.ts';
import { usePageTitle } from '../../../base/page-title.ts';
import { useCampus } from '../../base/queries.ts';
import { AdminProviders } from './AdminProviders.tsx';
import { drawingMessages as words } from './drawing-messages.ts';
import classes from './SignInFrame.module.css';

type Box = { text: string; x: number; y: number; width: number; walked?: boolean };

const BOXES: readonly Box[] = [
  { text: words.everyoneOut, x: 380, y: 150, width: 252, walked: true },
  { text: words.callEmergency, x: 220, y: 300, width: 184 },
  { text: words.oneZone, x: 540, y: 300, width: 208, walked: true },
  { text: words.meetCrew, x: 150, y: 450, width: 150 },
  { text: words.talk, x: 420, y: 450, width: 220, walked: true },
  { text: words.callSecurity, x: 628, y: 450, width: 148 },
  { text: words.stopped, x: 420, y: 600, width: 200, walked: true },
];

const LINES: readonly { d: string; walked?: boolean }[] = [
  { d: 'M380 -20V126', walked: true },
  { d: 'M380 174C380 230 220 214 220 276' },
  { d: 'M380 174C380 230 540 214 540 276', walked: true },
  { d: 'M220 324C220 372 150 372 150 426' },
  { d: 'M540 324C540 372 420 372 420 426', walked: true },
  { d: 'M540 324C540 372 628 372 628 426' },
  { d: 'M420 474V576', walked: true },
  { d: 'M150 474V820' },
  { d: 'M628 474V820' },
  { d: 'M420 624V820', walked: true },
];

const ANSWERS: readonly { text: string; x: number; y: number; walked?: boolean }[] = [
  { text: displayName('No'), x: 248, y: 212 },
  { text: displayName('Yes'), x: 494, y: 212, walked: true },
  { text: displayName('Yes'), x: 436, y: 368, walked: true },
  { text: displayName('No'), x: 606, y: 368 },
];

/** The background of the sign-in, which is only decoration: a guide, and one path through it. */
const TreeDrawing = () => (
  <svg
    className={classes.tree}
    viewBox="0 0 760 800"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    {LINES.map(({ d, walked }) => (
      <path key={d} d={d} className={classes.line} data-walked={walked} />
    ))}
    {BOXES.map(({ text, x, y, width, walked }) => (
      <g key={text} className={classes.box} data-walked={walked}>
        <rect x={x - width / 2} y={y - 24} width={width} height={48} />
        <text x={x} y={y + 5} textAnchor="middle">
          {text}
        </text>
      </g>
    ))}
    {ANSWERS.map(({ text, x, y, walked }) => (
      <text key={`${x} ${y}`} x={x} y={y} className={classes.answer} data-walked={walked}>
        {text}
      </text>
    ))}
  </svg>
);

type SignInFrameProps = { title: string; text: string; children: ReactNode; footer?: ReactNode };

const Frame = ({ title, text, children, footer }: SignInFrameProps) => {
  const campus = useCampus();
  usePageTitle(title);
  return (
    <div className={classes.page}>
      <div className={classes.side}>
        <header className={classes.brand}>
          <span className={classes.logo}>
            <Logo />
          </span>
          <p>
            <b>{messages.product}</b>
            {campus?.name}
          </p>
        </header>
        <main className={classes.main}>
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.text}>{text}</p>
          {children}
        </main>
        <footer className={classes.footer}>{footer}</footer>
      </div>
      <div className={classes.night}>
        <TreeDrawing />
      </div>
    </div>
  );
};

export const SignInFrame = (props: SignInFrameProps) => (
  <AdminProviders>
    <Frame {...props} />
  </AdminProviders>
);
