import { useState } from 'react';
import { Link } from 'wouter';
import { isCategory } from '#core/base/category.ts';
import { formatTime } from '#core/base/format.ts';
import { isTaken, type Press } from '#core/notifications/answers.ts';
import type { OpenEscalation } from '#core/notifications/escalation-schema.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Label } from '#kit/controls/label/Label.tsx';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { adminPaths } from '../../base/admin-paths.ts';
import { EVERY_ANSWER_WORDS } from '#core/notifications/every-answer-words.ts';
import { CategoryIcon } from '../../base/CategoryIcon.tsx';
import { ActionFailed } from '../shared/states/ActionFailed.tsx';
import { showUndoToast } from '../base/undo-toast.ts';
import { sayNotDone } from './archive-message.ts';
import { pressEscalation, useEscalations, withdrawLinks } from './escalation-queries.ts';
import { escalationMessages as words } from './messages.ts';
import classes from './OpenEscalations.module.css';
import { Written } from '../base/Written.tsx';

/** The buttons that are offered after the person's last press, the likelier first. */
const CHOICES: Readonly<Record<Press | 'none', readonly Press[]>> = {
  none: ['have', 'cannot'],
  have: ['done', 'handBack'],
  cannot: ['have'],
  handBack: ['have'],
  done: [],
  // After 'not real', only the toast offers Undo, because the escalation is no longer listed.
  notReal: [],
  real: ['have', 'cannot'],
};

interface EscalationProps {
  escalation: OpenEscalation;
  timeZone: string;
  onWithdraw: () => void;
}

const Escalation = ({ escalation, timeZone, onWithdraw }: EscalationProps) => {
  const { record, title, category, area, advisor, callback, at, told, answers } = escalation;
  const [busy, setBusy] = useState<Press>();
  const time = (instant: string) => formatTime(instant, timeZone);
  const mine = answers.find(({ isMine }) => isMine)?.press ?? 'none';
  const names = told.flatMap(({ name }) => name ?? []);
  const press = async (what: Press): Promise<void> => {
    setBusy(what);
    await pressEscalation(record, what).then(() => {
      if (what === 'notReal') showUndoToast(words.notRealDone(title), () => void press('real'));
    }, sayNotDone);
    setBusy(undefined);
  };
  return (
    <li className={classes.row} data-taken={isTaken(answers)}>
      <CategoryIcon category={isCategory(category) ? category : 'Other'} />
      <div className={classes.words}>
        <h3>
          <Link href={adminPaths.record(record)}>
            <Written of={escalation}>{title}</Written>
          </Link>
        </h3>
        <p>{[advisor, area, time(at)].filter(Boolean).join(', ')}</p>
        {callback !== null && (
          <p>
            <a href={`tel:${callback}`}>{words.callback(callback)}</a> {words.notChecked}
          </p>
        )}
        {names.length > 0 && <p>{words.told(names.join(', '))}</p>}
        {isTaken(answers) || <Label tone="warning">{words.nobody}</Label>}
        {answers.length > 0 && (
          <ul>
            {answers.map(({ name, press: what, at: pressedAt }) => (
              <li key={`${name} ${pressedAt}`}>
                {EVERY_ANSWER_WORDS[what](name, time(pressedAt))}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={classes.buttons}>
        {CHOICES[mine].map((what) => (
          <Button
            // Another answer is another button, so that a second tap does not hit it (KIT-31).
            key={`${mine} ${what}`}
            variant={what === 'have' && !isTaken(answers) ? 'primary' : 'secondary'}
            busy={busy === what}
            aria-label={words.ofTitle(words.presses[what], title)}
            onClick={() => void press(what)}
          >
            {words.presses[what]}
          </Button>
        ))}
        {mine !== 'done' && mine !== 'notReal' && (
          <Button
            variant="quiet"
            busy={busy === 'notReal'}
            aria-label={words.ofTitle(words.presses.notReal, title)}
            onClick={() => void press('notReal')}
          >
            {words.presses.notReal}
          </Button>
        )}
        {escalation.canWithdraw && (
          <Button
            variant="quiet"
            aria-label={words.ofTitle(words.withdraw, title)}
            onClick={onWithdraw}
          >
            {words.withdraw}
          </Button>
        )}
      </div>
    </li>
  );
};

/** The open escalations above the inbox, those that nobody took first; nothing if there are none, and a sentence if that is not known (ANSWERS-6). */
export const OpenEscalations = () => {
  const loaded = useEscalations();
  const [withdrawn, setWithdrawn] = useState<OpenEscalation>();
  const { escalations = [], timeZone = 'UTC' } = loaded.data ?? {};
  if (escalations.length === 0 && !loaded.isError) return null;
  const retry = async (): Promise<void> => void (await loaded.refetch());
  const withdraw = async ({ record }: OpenEscalation): Promise<void> => {
    setWithdrawn(undefined);
    await withdrawLinks(record).catch(sayNotDone);
  };
  return (
    <section aria-labelledby="escalations" className={classes.part}>
      <h2 id="escalations">{words.title}</h2>
      {loaded.isError && <ActionFailed text={words.loadFailed} onRetry={retry} />}
      {escalations.length > 0 && (
        <ul className={classes.list}>
          {escalations.map((one) => (
            <Escalation
              key={one.record}
              escalation={one}
              timeZone={timeZone}
              onWithdraw={() => setWithdrawn(one)}
            />
          ))}
        </ul>
      )}
      {withdrawn && (
        <ConfirmationDialog
          open
          modalTitle={words.withdrawTitle}
          description={words.withdrawText}
          confirmLabel={words.withdraw}
          cancelLabel={words.cancel}
          onConfirm={() => void withdraw(withdrawn)}
          onCancel={() => setWithdrawn(undefined)}
        />
      )}
    </section>
  );
};
