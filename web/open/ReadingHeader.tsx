import { Link } from 'wouter';
import { Logo } from '../Logo.tsx';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { advisorName } from '../advisor-name.ts';
import classes from './Reading.module.css';

/** The logo goes home, which is /user for an advisor and / for anybody else (SHELL-4). */
export const ReadingHeader = () => (
  <header className={classes.head}>
    <Link href={advisorName() === '' ? paths.root : paths.user} className={classes.brand}>
      <Logo />
      {messages.product}
    </Link>
  </header>
);
