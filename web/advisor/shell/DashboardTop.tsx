import { Link } from 'wouter';
import { Logo } from '../../Logo.tsx';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import classes from './DashboardTop.module.css';

/** The logo goes home (SHELL-4). */
export const DashboardTop = () => (
  <Link href={paths.user} className={classes.home} aria-label={messages.advisorShell.home}>
    <span className={classes.logo}>
      <Logo />
    </span>
    {messages.productShort}
  </Link>
);
