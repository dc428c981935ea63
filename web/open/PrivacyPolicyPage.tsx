import { privacyPolicy } from './privacy-policy.ts';
import { usePageTitle } from '../base/page-title.ts';
import classes from './Reading.module.css';
import { ReadingHeader } from './ReadingHeader.tsx';

/** Static text in eight sections (ADVISOR-8). */
export const PrivacyPolicyPage = () => {
  usePageTitle(privacyPolicy.title);
  return (
    <div className={classes.page}>
      <ReadingHeader />
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
