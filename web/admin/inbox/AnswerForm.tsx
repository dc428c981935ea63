import { useState } from 'react';
import { formatStamp } from '#core/base/format.ts';
import type { InboxMessage } from '#core/inbox/inbox-schema.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Check } from '#kit/icon/drawings/actions/check.ts';
import { TextArea } from '#kit/controls/text-area/TextArea.tsx';
import { useSubmit } from '../shared/account/use-submit.ts';
import { FormFailure } from '../shared/states/ActionFailed.tsx';
import { changeMessage } from './inbox-queries.ts';
import { inboxMessages as words } from './messages.ts';
import classes from './OpenMessage.module.css';

/** The typed text that is not saved, by message, so that it is still there after another message was opened. */
const typed = new Map<string, string>();

type WithMessage = { message: InboxMessage };

const AnsweredBy = ({ message: { answeredAt, answeredBy, timeZone } }: WithMessage) =>
  answeredAt !== null && (
    <p className={classes.quiet}>
      {words.answeredBy(answeredBy, formatStamp(answeredAt, timeZone))}
    </p>
  );

export const GivenAnswer = ({ message }: WithMessage) =>
  message.isAnswered && (
    <div className={classes.answer}>
      <AnsweredBy message={message} />
      {Boolean(message.answer) && <p className={classes.text}>{message.answer}</p>}
    </div>
  );

/** The form for the internal note with which a message is answered (INBOX-4). */
export const AnswerForm = ({ message }: WithMessage) => {
  const { _id, answer, isAnswered } = message;
  const [note, setNote] = useState(typed.get(_id) ?? answer ?? '');
  const { busy, failure, submit } = useSubmit(
    async (next: string | null) => {
      await changeMessage(message, { answer: next });
      if (next !== null) typed.delete(_id);
    },
    () => words.notDone,
  );

  return (
    <form
      className={classes.answer}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(note.trim());
      }}
    >
      <AnsweredBy message={message} />
      <TextArea
        label={words.answer}
        hint={words.answerHint}
        value={note}
        onChange={(next) => {
          typed.set(_id, next);
          setNote(next);
        }}
      />
      <FormFailure text={failure} />
      <div className={classes.labels}>
        <Button type="submit" busy={busy} icon={Check}>
          {isAnswered ? words.saveAnswer : words.markAnswered}
        </Button>
        {isAnswered && (
          <Button variant="quiet" busy={busy} onClick={() => void submit(null)}>
            {words.reopen}
          </Button>
        )}
      </div>
    </form>
  );
};
