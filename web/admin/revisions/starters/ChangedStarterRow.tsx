import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { formatDate } from '#core/base/format.ts';
import type { ChangedStarter } from '#core/exchange/exchange-schema.ts';
import { displayName } from '#core/base/display-name.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { adminPaths } from '../../../base/admin-paths.ts';
import { CategoryIcon } from '../../../base/CategoryIcon.tsx';
import { compareStarter } from '../../base/issues-api.ts';
import { useInWords, useSettings } from '../../base/queries.ts';
import { useMayChange } from '../../base/role.ts';
import { Comparison } from '../Comparison.tsx';
import { FormFailure, LoadFailed } from '../../shared/states/ActionFailed.tsx';
import { changedStarterMessages as words } from './messages.ts';
import { useSettling } from './use-settling.ts';
import classes from './ChangedStarters.module.css';
import { ORIGINAL } from '#core/base/language.ts';

/** The current text next to the new one, loaded once somebody opens it (STARTERS-2). */
const Words = ({ title, text, issue }: ChangedStarter) => {
  const [isOpen, setOpen] = useState(false);
  const { data, isError, refetch } = useQuery({
    // This is cached apart from the lists: after it is settled there is nothing to compare, and the text of a key never changes.
    queryKey: ['starter comparison', title, text, issue?.version],
    staleTime: Infinity,
    queryFn: async () => await compareStarter(title),
    enabled: isOpen,
  });
  return (
    <details className={classes.words} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.compare}</summary>
      {isError && <LoadFailed title={words.comparisonFailed} onRetry={() => void refetch()} />}
      {data && (
        <Comparison
          issue={{ isStarter: true }}
          older={{ content: data.here, name: words.yours, head: words.yours }}
          newer={{ content: data.text, name: words.update, head: words.update }}
        />
      )}
    </details>
  );
};

/** One changed procedure of the starter library: the reasons, the differences, and the actions (STARTERS-1, STARTERS-2). */
export const ChangedStarterRow = ({ changed }: { changed: ChangedStarter }) => {
  const { title, category, what, reasons, issue } = changed;
  const mayChange = useMayChange()(category);
  const { busy, failure, settle } = useSettling(changed);
  const [isAsked, setAsked] = useState(false);
  const waits = useSettings().data?.secondPerson === true;
  const liveText = waits ? words.takeWaits : words.takeLive;
  const titleId = useId();
  const inWords = useInWords();
  const editor = issue && adminPaths.issue(issue._id);
  const sentences = [
    issue && issue.title !== title ? words.calledHere(issue.title) : [],
    words.states[what],
    issue ? (issue.publish ? words.live : words.draft) : [],
  ].flat();
  const takeIt = (): void => {
    setAsked(false);
    void settle('take');
  };
  return (
    <li className={classes.row} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.title} lang={ORIGINAL}>
        {editor === null ? title : <Link href={editor}>{title}</Link>}
      </h3>
      <p className={classes.about}>
        <CategoryIcon category={category} size={24} />
        <span>{`${displayName(category)}. ${sentences.join(' ')}`}</span>
      </p>
      {reasons.length > 0 && (
        <ul className={classes.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {issue && <Words {...changed} />}
      {mayChange && (
        <div className={classes.buttons}>
          <Button
            variant="primary"
            size="small"
            busy={busy === 'take' || busy === 'add'}
            onClick={() => {
              if (what === 'new') void settle('add');
              else if (what === 'edited' || issue?.urgent) setAsked(true);
              else takeIt();
            }}
          >
            {what === 'new' ? words.add : words.take}
          </Button>
          <Button size="small" busy={busy === 'keep'} onClick={() => void settle('keep')}>
            {what === 'new' ? words.leave : words.keep}
          </Button>
        </div>
      )}
      <FormFailure text={failure} />
      <ConfirmationDialog
        open={isAsked}
        modalTitle={words.takeTitle(issue?.title ?? title)}
        description={[
          issue?.urgent
            ? words.corrected(formatDate(issue.urgent.at), inWords(issue.urgent.sentence))
            : [],
          issue?.publish === true ? liveText : words.takeDraft,
        ]
          .flat()
          .join(' ')}
        confirmLabel={words.take}
        danger
        onConfirm={takeIt}
        cancelLabel={words.cancel}
        onCancel={() => setAsked(false)}
      />
    </li>
  );
};
