import { Link } from 'wouter';
import { Logo } from '../../Logo.tsx';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import classes from './DashboardTop.module.css';

/** Ruling 16: the product's logo goes home, which is /user on the advisor side. */
export const DashboardTop = () => (
  <Link href={paths.user} className={classes.logo} aria-label={messages.advisorShell.home}>
    <span className={classes.mark}>
      <Logo />
    </span>
    {messages.productShort}
  </Link>
);
