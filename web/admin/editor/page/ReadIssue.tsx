import { useId, useMemo } from 'react';
import { imageUrl } from '#core/base/image.ts';
import type { Issue } from '#core/issue/issue.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { Eye } from '#kit/icon/drawings/signs/eye.ts';
import { usePageTitle } from '../../../base/page-title.ts';
import { isolated } from '../../../guide/isolated.tsx';
import { adminMessages } from '../../base/messages.ts';
import { useCampusInTexts, useWrittenIn } from '../../base/queries.ts';
import { useRenewedRights } from '../../base/role.ts';
import { stepEntries } from '../../shared/draft/step-entries.ts';
import { NO_DRAFT } from '../../shared/draft/draft.ts';
import { draftTree } from '../../shared/tree/draft-tree.ts';
import { EditorHeader } from './EditorHeader.tsx';
import { readingMessages as words } from './messages.ts';
import { inWords } from '../../base/in-words.ts';
import classes from './ReadIssue.module.css';
import { Spoken } from '../../base/Written.tsx';
import { treeMessages } from '../../shared/tree/messages.ts';

/** An issue with all its steps and where they lead, for somebody who may not change it (ROLE-7, ROLE-12). */
export const ReadIssue = ({ issue, reason }: { issue: Issue; reason: string }) => {
  const titleId = useId();
  const campus = useCampusInTexts();
  const lang = useWrittenIn()(issue);
  const { title, steps, firstAct } = issue;
  usePageTitle(title);
  useRenewedRights();
  const tree = useMemo(() => {
    const entries = stepEntries({ issue, draft: NO_DRAFT, hasNewStep: false });
    return draftTree(entries, firstAct, campus, lang);
  }, [issue, firstAct, campus, lang]);
  const read = (text: string) => isolated(inWords(text, campus));
  return (
    <div className={classes.page}>
      <EditorHeader issue={issue} lang={lang} />
      <main className={classes.main}>
        <p className={classes.reason}>
          <Icon icon={Eye} size={18} />
          {reason}
        </p>
        {firstAct && (
          <p className={classes.first}>
            <b>{words.firstAct}</b> <span lang={lang}>{read(firstAct)}</span>
          </p>
        )}
        <h2 id={titleId}>{words.steps}</h2>
        {steps.length === 0 && <p>{words.noSteps}</p>}
        <ol className={classes.steps} aria-labelledby={titleId}>
          {tree.entries.map(({ id, number, lang: spoken, leads }, index) => (
            <li key={id} className={classes.step}>
              <p className={classes.number}>{adminMessages.editor.step(number)}</p>
              <p className={classes.question} lang={spoken}>
                {read(steps[index]?.question?.trim() || adminMessages.editor.emptyStep)}
              </p>
              {steps[index]?.image !== undefined && (
                <img
                  className={classes.image}
                  src={imageUrl(steps[index].image)}
                  alt={words.picture(number)}
                />
              )}
              {leads.map(({ answer, lang: answerLang, to }) => (
                <p key={`${answer} ${to}`} className={classes.lead}>
                  <Spoken lang={answerLang} within={(said) => treeMessages.leads(said, to)}>
                    {isolated(answer)}
                  </Spoken>
                </p>
              ))}
            </li>
          ))}
        </ol>
      </main>
    </div>
  );
};
