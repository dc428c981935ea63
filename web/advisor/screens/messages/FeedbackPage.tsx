import { useState } from 'react';
import { canSendFeedback } from '#core/inbox/feedback.ts';
import { Rating } from '#kit/controls/rating/Rating.tsx';
import { TextArea } from '#kit/controls/text-area/TextArea.tsx';
import { guideMessages } from '../../../guide/messages.ts';
import { PrivateHint } from '../../../guide/PrivateHint.tsx';
import { usePageTitle } from '../../../base/page-title.ts';
import classes from './FeedbackPage.module.css';
import { pageMessages } from './messages.ts';
import { MessagePage } from './MessagePage.tsx';
import { useMessage } from '../../shared/forms/use-message.tsx';

const words = pageMessages.feedback;

/** Feedback on the app, sent once the rating is above 0 (MESSAGES-4). */
export const FeedbackPage = () => {
  usePageTitle(words.title);
  const [description, setDescription] = useState('');
  const [rating, setRating] = useState(0);
  const { send, busy, dialog, notSent } = useMessage(
    'POST /api/feedback',
    (advisor) => ({ description: description.trim(), rating, advisor }),
    words,
  );
  return (
    <>
      <MessagePage
        title={words.title}
        send={words.send}
        disabled={!canSendFeedback(rating)}
        busy={busy}
        onSend={send}
        notSent={notSent}
      >
        <TextArea
          label={words.message}
          hint={guideMessages.noNames}
          size="thumb"
          rows={6}
          value={description}
          onChange={setDescription}
        />
        <PrivateHint text={description} />
        <div>
          <h2 className={classes.question}>{words.question}</h2>
          <div className={classes.rating}>
            <Rating rating={rating} onChange={setRating} />
            {rating > 0 && <span aria-hidden="true">{rating}</span>}
          </div>
        </div>
      </MessagePage>
      {dialog}
    </>
  );
};
