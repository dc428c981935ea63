import { Link } from 'wouter';
import { Logo } from '../../../base/Logo.tsx';
import { messages } from '../../../base/messages.ts';
import { OnceLoaded, onDemand } from '../../../base/on-demand.ts';
import { paths } from '../../../base/paths.ts';
import classes from './DashboardHeader.module.css';

export const OfflineBadge = onDemand(
  'OfflineBadge',
  async () => await import('../../shared/sending/OfflineBadge.tsx'),
);

/** The logo goes home (SHELL-4); under the name stands whether the app works offline, once that is known. */
export const DashboardHeader = () => (
  <div className={classes.top}>
    <Link href={paths.user} className={classes.home} aria-label={messages.advisorShell.home}>
      <span className={classes.logo}>
        <Logo />
      </span>
      <span>{messages.productShort}</span>
    </Link>
    <div className={classes.badge}>
      <OnceLoaded part={OfflineBadge} />
    </div>
  </div>
);
