import { Link } from 'wouter';
import { Logo } from '../../Logo.tsx';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import classes from './DashboardTop.module.css';

/** The logo goes home (SHELL-4). */
export const DashboardTop = () => (
  <Link href={paths.user} className={classes.logo} aria-label={messages.advisorShell.home}>
    <span className={classes.mark}>
      <Logo />
    </span>
    {messages.productShort}
  </Link>
);
