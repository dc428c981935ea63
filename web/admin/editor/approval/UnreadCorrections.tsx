import { Link } from 'wouter';
import type { Issue } from '#core/issue/issue.ts';
import type { UnreadCorrection } from '#core/issue/second-person.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { TriangleAlert } from '#kit/icon/drawings/signs/triangle-alert.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { adminPaths } from '../../../base/admin-paths.ts';
import { reasonIn } from '../../base/admin-api.ts';
import { dayAndTime } from '../../base/moment.ts';
import { useInWords, useSettings } from '../../base/queries.ts';
import { useMayChange } from '../../base/role.ts';
import { useSubmit } from '../../shared/account/use-submit.ts';
import { FormFailure } from '../../shared/states/ActionFailed.tsx';
import { unreadMessages as words } from './messages.ts';
import classes from './Notice.module.css';
import { saveRead } from './use-approval.ts';

type UnreadCorrectionsProps = { issue: Issue; unread: readonly UnreadCorrection[] | undefined };

/** The urgent corrections that advisors have and no second person has read, until somebody confirms having read them (REVIEW-23). */
export const UnreadCorrections = ({ issue, unread = [] }: UnreadCorrectionsProps) => {
  const inWords = useInWords();
  const timeZone = useSettings().data?.timeZone;
  const mayChange = useMayChange()(issue.category);
  const { busy, failure, submit } = useSubmit(async (revision: number) => {
    await saveRead(issue, revision);
    showToast({ kind: 'status', text: words.done });
  }, reasonIn);
  if (unread.length === 0) return null;
  const [others, own] = issue.publish
    ? [words.others, words.own]
    : [words.othersGone, words.ownGone];
  const newest = unread.findLast(({ isOwn }) => !isOwn);
  return (
    <section className={classes.notice} aria-label={words.label}>
      <div className={classes.text}>
        <Icon icon={TriangleAlert} size={18} />
        <div>
          {unread.map(({ revision, by, at, sentence }) => (
            <p key={revision}>
              {words.said(by ?? words.somebody, dayAndTime(at, timeZone))}{' '}
              <q>{inWords(sentence)}</q>{' '}
              <Link href={adminPaths.revisions(issue._id, revision)}>
                {words.revision(revision)}
              </Link>
            </p>
          ))}
          <p>{newest ? others : own}</p>
        </div>
      </div>
      {newest && mayChange && (
        <Button size="small" busy={busy} onClick={() => void submit(newest.revision)}>
          {words.read}
        </Button>
      )}
      <FormFailure text={failure} />
    </section>
  );
};
