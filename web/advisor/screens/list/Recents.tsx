import { recentsMessages as words } from './later-messages.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { cutTitle } from '#core/base/cut-title.ts';
import { ORIGINAL } from '#core/base/language.ts';
import hidden from '#kit/base/hidden.module.css';
import { CategoryIcon } from '../../../base/CategoryIcon.tsx';
import { paths } from '../../../base/paths.ts';
import { useTitles } from '../../phone/library/titles.ts';
import { recentIssues, offered } from '../../phone/library/recent-issues.ts';
import classes from './Recents.module.css';

/** Offers the issues that were begun on this phone; one tap opens the start dialog (NIGHT-1). */
export const Recents = () => {
  const [recents] = useState(recentIssues);
  const issues = new Map(useTitles()?.issues.map((issue) => [issue._id, issue]));
  const groups = offered(recents, new Set(issues.keys()));
  return (['recent', 'mostUsed'] as const).map((name) =>
    groups[name].length === 0 ? null : (
      <section key={name} className={classes.group} aria-label={words[name]}>
        <h2 className={classes.title}>{words[name]}</h2>
        <ul className={classes.issues}>
          {groups[name].flatMap((id) => {
            const issue = issues.get(id);
            return issue ? (
              <li key={id}>
                <Link
                  href={paths.link(id)}
                  className={classes.issue}
                  title={issue.title}
                  lang={issue.language ?? ORIGINAL}
                >
                  <CategoryIcon category={issue.category} size={24} />
                  <span className={hidden.hidden}>{issue.title}</span>
                  <span className={classes.name} aria-hidden="true">
                    {cutTitle(issue.title)}
                  </span>
                </Link>
              </li>
            ) : (
              []
            );
          })}
        </ul>
      </section>
    ),
  );
};
