import { Link } from 'wouter';
import { Mark } from '../Mark.tsx';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { privacyPolicy } from '../privacy-policy.ts';
import { usePageTitle } from '../title.ts';
import classes from './Reading.module.css';

/** Spec 2: static text in eight sections. */
export const PrivacyPolicyPage = () => {
  usePageTitle(privacyPolicy.title);
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <Link href={paths.about} className={classes.brand}>
          <Mark />
          {messages.product}
        </Link>
      </header>
      <main className={classes.main}>
        <h1 className={classes.title}>{privacyPolicy.title}</h1>
        {privacyPolicy.sections.map(({ title, paragraphs }) => (
          <section key={title} className={classes.section}>
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </main>
    </div>
  );
};
