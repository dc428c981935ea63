import { canSendFeedback } from '#core/inbox/feedback.ts';
import { Rating } from '#kit/controls/rating/Rating.tsx';
import { TextArea } from '#kit/controls/text-area/TextArea.tsx';
import { guideMessages } from '../../../guide/messages.ts';
import { PrivateHint } from '../../../guide/PrivateHint.tsx';
import { useAdvisorName } from '../../../base/advisor-name.ts';
import { usePageTitle } from '../../../base/page-title.ts';
import { paths } from '../../../base/paths.ts';
import classes from './FeedbackPage.module.css';
import { pageMessages } from './messages.ts';
import { MessagePage } from './MessagePage.tsx';
import { useDraft } from '../../shared/forms/draft.ts';
import { useMessage } from '../../shared/forms/use-message.tsx';

const words = pageMessages.feedback;

/** Feedback on the app, sent once the rating is above 0 (MESSAGES-4). */
export const FeedbackPage = () => {
  usePageTitle(words.title);
  const [draft, type] = useDraft(paths.feedback, useAdvisorName());
  const { text, rating = 0 } = draft;
  const { send, busy, dialog, notSent } = useMessage(
    'POST /api/feedback',
    (advisor) => ({ description: text.trim(), rating, advisor }),
    draft,
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
          value={text}
          onChange={(typed) => type({ text: typed })}
        />
        <PrivateHint text={text} />
        <div>
          <h2 className={classes.question}>{words.question}</h2>
          <div className={classes.rating}>
            <Rating rating={rating} onChange={(given) => type({ rating: given })} />
            {rating > 0 && <span aria-hidden="true">{rating}</span>}
          </div>
        </div>
      </MessagePage>
      {dialog}
    </>
  );
};
