import { useState } from 'react';
import { Link } from 'wouter';
import { LIMITS } from '#core/base/limits.ts';
import { searchedWords } from '#core/search/empty-search.ts';
import { taughtWords } from '#core/search/in-order.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { reasonIn } from '../base/admin-api.ts';
import { useMayChange } from '../base/role.ts';
import { useSubmit } from '../shared/account/use-submit.ts';
import { teach, useTaught } from '../base/taught-searches.ts';
import { FormFailure } from '../shared/states/ActionFailed.tsx';
import { usePublished } from './ClosestIssues.tsx';
import { searchMessages as words } from './messages.ts';
import { ProcedureChoice } from './ProcedureChoice.tsx';
import classes from './WhichMeant.module.css';
import { ORIGINAL } from '#core/base/language.ts';

interface WhichMeantProps {
  /** The search, or a message that may mention one. */
  text: string;
  /** True if the text is a message: the person then types the search. */
  isMessage?: boolean;
}

/** The question which procedure a search meant, and then the procedure to which it now leads (INBOX-16). */
export const WhichMeant = ({ text, isMessage = false }: WhichMeantProps) => {
  const { data: taught = [] } = useTaught();
  const { data: published } = usePublished();
  const mayChange = useMayChange();
  const [search, type] = useState(searchedWords(text));
  const [chosen, choose] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  // The pressed control is gone, so the one in its place gets the focus.
  const [hasActed, setActed] = useState(false);
  const close = (): void => {
    setOpen(false);
    setSubmitted(false);
    setActed(true);
  };
  const { busy, failure, submit } = useSubmit(async (isTaught: boolean, issue: string) => {
    await teach({ words: taughtWords(search), issue }, isTaught);
    close();
    showToast({ kind: 'status', text: isTaught ? words.taught(search) : words.takenBack });
  }, reasonIn);
  if (!published) return null;
  const meant = taught.find((one) => one.words === taughtWords(search))?.issue;
  const issue = published.issues.find(({ _id }) => _id === meant);
  const mayTeach = published.issues.filter(({ category }) => mayChange(category));
  if (issue && !isOpen) {
    return (
      <div className={classes.meant}>
        <span>{words.leadsTo}</span>
        <Link href={adminPaths.issue(issue._id)} lang={issue.language ?? ORIGINAL}>
          {issue.title}
        </Link>
        {mayChange(issue.category) && (
          <Button
            size="small"
            autoFocus={hasActed}
            busy={busy}
            aria-label={words.takeBackOf(search)}
            onClick={() => void submit(false, issue._id)}
          >
            {words.takeBack}
          </Button>
        )}
        <FormFailure text={failure} />
      </div>
    );
  }
  if (mayTeach.length === 0) return null;
  if (!isOpen) {
    return (
      <div className={classes.meant}>
        <Button
          size="small"
          autoFocus={hasActed}
          aria-label={isMessage ? undefined : words.whichMeantBy(search)}
          onClick={() => setOpen(true)}
        >
          {words.whichMeant}
        </Button>
      </div>
    );
  }
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(true);
        if (chosen !== '' && taughtWords(search) !== '') void submit(true, chosen);
      }}
    >
      {isMessage && (
        <TextInput
          label={words.search}
          hint={words.searchHint}
          autoFocus
          required
          error={submitted && taughtWords(search) === '' ? words.required : undefined}
          value={search}
          onChange={(next) => type(next.slice(0, LIMITS.searchedWords))}
        />
      )}
      <ProcedureChoice
        among={mayTeach}
        published={published}
        autoFocus={!isMessage}
        error={submitted && chosen === '' ? words.required : undefined}
        value={chosen}
        onChange={choose}
      />
      <FormFailure text={failure} />
      <div className={classes.meant}>
        <Button type="submit" variant="primary" size="small" busy={busy}>
          {words.teach}
        </Button>
        <Button size="small" onClick={close}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
};
