import { Link } from 'wouter';
import { Logo } from '../base/Logo.tsx';
import { messages } from '../base/messages.ts';
import { paths } from '../base/paths.ts';
import { advisorName } from '../base/advisor-name.ts';
import classes from './Reading.module.css';

/** The logo goes home, which is /user for an advisor and / for anybody else (SHELL-4). */
export const ReadingHeader = () => (
  <header className={classes.head}>
    <Link href={advisorName() === '' ? paths.root : paths.user} className={classes.brand}>
      <Logo />
      <span>{messages.product}</span>
    </Link>
  </header>
);
