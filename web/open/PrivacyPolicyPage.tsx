import { useEffect, useState } from 'react';
import type { PrivacyNotice } from '#core/privacy/privacy-schema.ts';
import { call } from '../base/call.ts';
import { usePageTitle } from '../base/page-title.ts';
import { ReadingHeader } from './ReadingHeader.tsx';
import {
  privacyPolicy,
  proofSentences,
  reportSentences,
  tellingSentences,
  termSentences,
} from './privacy-messages.ts';
import classes from './Reading.module.css';

/** Loads the time limits and the recipients that the server knows; undefined until then, or without a network. */
function useNotice(): PrivacyNotice | undefined {
  const [notice, setNotice] = useState<PrivacyNotice>();
  useEffect(() => {
    call('GET /api/privacy/notice')
      .then(setNotice)
      .catch(() => undefined);
  }, []);
  return notice;
}

/** The privacy policy: eight sections of text (ADVISOR-8), and the rules that this university has now (PRIVACY-13). */
export const PrivacyPolicyPage = () => {
  const notice = useNotice();
  usePageTitle(privacyPolicy.title);
  const added: Readonly<Record<string, readonly string[]>> = notice
    ? {
        collected: proofSentences(notice),
        use: termSentences(notice),
        sharing: [...tellingSentences(notice), ...reportSentences(notice)],
      }
    : {};
  return (
    <div className={classes.page}>
      <ReadingHeader />
      <main className={classes.main}>
        <h1 className={classes.title}>{privacyPolicy.title}</h1>
        {Object.entries(privacyPolicy.sections).map(([name, { title, paragraphs }]) => (
          <section key={name} className={classes.section}>
            <h2>{title}</h2>
            {[...paragraphs, ...(added[name] ?? [])].map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </main>
    </div>
  );
};
