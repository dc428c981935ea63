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
      `${BRAND.name} leads on-call residential-life advisors through the procedures of their university. This page says what it keeps about you, why, and for whom.`,
    ],
    Summary: [
      'Advisors use the app with a name and no password. Administrators use it with an email and a password. The app keeps what is needed to guide advisors and to see how issues were attended.',
      'No sensitive personal information is processed. Guides and records are about procedures, not about residents: every free text asks for no names, rooms or health details of residents.',
    ],
    'Information collected': [
      'From advisors: the username typed at the start; for each issue attended, the answers given, whether it was resolved or escalated, when it was started and finished, and a rating and a comment if they were given; feedback on the app, notes on steps and reports of issues that could not be found.',
      'Words that were searched for and did not find what was meant are kept without digits, and without a name or anything else that leads to you; administrators read those that two phones or more sent.',
      'From administrators: name, email, a password kept only as a hash that cannot be turned back, and what they did in the app, when and from which network, which is kept for a year.',
      'On your device the browser keeps your username or your signed-in profile, a walk you have not finished, what you have not sent yet, words that you searched for and did not find, and your choice of light or dark colours. There are no advertising or tracking cookies; the cookies there are keep an administrator signed in, recognize a browser that an administrator has signed in from and a phone that the app was opened on before, so that strangers keep neither waiting, and protect against forged requests.',
    ],
    Use: [
      'Records of attended issues are used by the residential-life team to see what happens on call, to improve the guides and to plan. Feedback and reports are used to improve the app and its guides. Names and emails of administrators are used to sign in and to send links they asked for.',
      'When an issue is escalated, the people whom the university has chosen may be told at once, with your username. So that nobody can drown such calls, it is kept for a day which of them came from one network, but not from which. So that false records can be taken out together, the same is kept of records for 14 days.',
      'Nothing is used for advertising, for profiles of people, or for decisions made by a machine.',
    ],
    Sharing: [
      'Information stays with the university that runs this app. Administrators of its residential-life team can read it and download it as a table. It is not sold, and the app sends it to nobody else than those whom administrators have entered to be told of escalations: by mail, or at the address of another program of theirs. Where the university has a form for incident reports, it is opened only when you press its link. Mail, also the links that administrators ask for, goes through the mail service the university has chosen.',
    ],
    Security: [
      'Pages for administrators need a signed-in session, which ends after a time without use. Passwords, sessions and links are kept only as hashes. Pictures that are uploaded lose what the camera wrote into them, such as a place. How information travels is protected where the university serves the app over https, as it should.',
    ],
    Rights: [
      'You may ask to see what is kept under your name, to have it corrected, or to have it deleted where the university is not bound to keep it. Logging out as an advisor removes your name from the device; records already sent stay with the university.',
    ],
    Contact: [
      'Ask the residential-life office of your university, or the person there who looks after data protection.',
    ],
  },
} as const;
