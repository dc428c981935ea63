import { useEffect, useState } from 'react';
import type { PrivacyNotice } from '#core/privacy/privacy-schema.ts';
import { call } from '../base/call.ts';
import { usePageTitle } from '../base/page-title.ts';
import { ReadingHeader } from './ReadingHeader.tsx';
import { BRAND } from '#core/base/brand.ts';
import {
  proofSentences,
  reportSentences,
  tellingSentences,
  termSentences,
} from './privacy-notice.ts';
import classes from './Reading.module.css';

/** Loads the server's terms and receivers; undefined until then, or without a network. */
function useNotice(): PrivacyNotice | undefined {
  const [notice, setNotice] = useState<PrivacyNotice>();
  useEffect(() => {
    call('GET /api/privacy/notice')
      .then(setNotice)
      .catch(() => undefined);
  }, []);
  return notice;
}

/** Text in eight sections (ADVISOR-8), and the rules at this university now (PRIVACY-13). */
export const PrivacyPolicyPage = () => {
  const notice = useNotice();
  usePageTitle(privacyPolicy.title);
  const added: Readonly<Record<string, readonly string[]>> = notice
    ? {
        'Information collected': proofSentences(notice),
        Use: termSentences(notice),
        Sharing: [...tellingSentences(notice), ...reportSentences(notice)],
      }
    : {};
  return (
    <div className={classes.page}>
      <ReadingHeader />
      <main className={classes.main}>
        <h1 className={classes.title}>{privacyPolicy.title}</h1>
        {Object.entries(privacyPolicy.sections).map(([title, paragraphs]) => (
          <section key={title} className={classes.section}>
            <h2>{title}</h2>
            {[...paragraphs, ...(added[title] ?? [])].map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </main>
    </div>
  );
};

/** The privacy policy (ADVISOR-8), apart from the other words because only one page loads it. */
const privacyPolicy = {
  title: 'Privacy policy',
  sections: {
    Introduction: [
      `${BRAND.name} guides on-call residential-life advisors through their university's procedures. This page says what it keeps about you, and why.`,
    ],
    Summary: [
      'Advisors use a name and no password; administrators use an email and a password. The app keeps what it needs to guide advisors and to see how they used procedures.',
      'No sensitive personal information is processed. Records are about procedures, not residents: advisors are asked to leave out names, rooms and health details.',
    ],
    'Information collected': [
      'From advisors: the username you type; for each procedure you follow, your answers, the outcome, the times and any rating or comment; feedback, notes on steps and reports of missing procedures.',
      'Unsuccessful searches are kept without digits, your name or anything else that identifies you. Administrators see those sent by two or more phones.',
      'From administrators: name, email, a password that nobody can read back, and, for a year, what they did in the app, when and from which network.',
      'On your device, the browser keeps your username or signed-in profile, unfinished procedures, what is not sent yet, unsuccessful searches, and your light or dark setting. There are no advertising or tracking cookies. Cookies only keep administrators signed in, recognize browsers and phones used before so that strangers cannot hold them up, and block forged requests.',
    ],
    Use: [
      "The residential-life team uses records to see what happens on call, to plan and to improve procedures, and feedback and reports to improve the app and its procedures. Administrators' names and emails are used to sign in and to send links they request.",
      'When you escalate, people the university has chosen may be told at once, with your username. To stop floods of false escalations, the app keeps for one day which ones came from the same network, but not which network. It does the same with records for 14 days, so that false ones can be removed together.',
      'Nothing is used for advertising, profiling or automated decisions.',
    ],
    Sharing: [
      "Information stays with the university that runs this app, where residential-life administrators can read and download it. It is never sold. Escalations go by email or to another program, to recipients the administrators chose. An incident report form opens only when you press its link. All email goes through the university's mail service.",
    ],
    Security: [
      'Administrator pages need a sign-in, which ends when it is not used. Passwords, sessions and links are kept only as hashes. Uploaded images lose what the camera adds, such as a location. Information is protected on its way if the university uses https, as it should.',
    ],
    Rights: [
      'You may ask to see or correct what is kept under your name, or to have it deleted unless the university must keep it. Logging out as an advisor removes your name from the device; records already sent stay with the university.',
    ],
    Contact: ["Ask your university's residential-life office or privacy officer."],
  },
} as const;
