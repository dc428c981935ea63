import { Link } from 'wouter';
import { openMessages } from './messages.ts';
import { paths } from '../base/paths.ts';
import { usePageTitle } from '../base/page-title.ts';
import classes from './Reading.module.css';
import { ReadingHeader } from './ReadingHeader.tsx';

const words = openMessages.about;

/** The page that describes the product; the powered-by logo leads here by default (SHELL-3). */
export const AboutPage = () => {
  usePageTitle(words.title);
  return (
    <div className={classes.page}>
      <ReadingHeader />
      <main className={classes.main}>
        <h1 className={classes.title}>{words.title}</h1>
        <section className={classes.section}>
          <p>{words.text}</p>
          <p>{words.version(__VERSION__)}</p>
        </section>
        <section className={classes.section}>
          <h2>{words.provider}</h2>
          <p>{words.providerText}</p>
        </section>
        <ul className={classes.links}>
          <li>
            <Link href={paths.advisorLogin}>{words.advisorApp}</Link>
          </li>
          <li>
            <Link href={paths.adminLogin}>{words.adminApp}</Link>
          </li>
          <li>
            <Link href={paths.privacyPolicy}>{words.privacyPolicy}</Link>
          </li>
        </ul>
      </main>
    </div>
  );
};
