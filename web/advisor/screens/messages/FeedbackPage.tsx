import { canSendFeedback } from '#core/inbox/feedback.ts';
import { Rating } from '#kit/controls/rating/Rating.tsx';
import { useAdvisorName } from '../../../base/advisor-name.ts';
import { paths } from '../../../base/paths.ts';
import classes from './FeedbackPage.module.css';
import { pageMessages } from './messages.ts';
import { MessagePage } from './MessagePage.tsx';
import { useDraft } from '../../shared/forms/draft.ts';
import { useMessage } from '../../shared/forms/use-message.tsx';

const words = pageMessages.feedback;

/** The page for feedback on the app, which can be sent once the rating is above 0 (MESSAGES-1). */
export const FeedbackPage = () => {
  const [draft, type] = useDraft(paths.feedback, useAdvisorName());
  const { text, rating = 0 } = draft;
  const message = useMessage(
    'POST /api/feedback',
    (advisor) => ({ description: text.trim(), rating, advisor }),
    draft,
    words,
  );
  return (
    <MessagePage
      words={words}
      text={text}
      onText={(typed) => type({ text: typed })}
      canSend={canSendFeedback(rating)}
      message={message}
    >
      <div>
        <h2 className={classes.question}>{words.question}</h2>
        <div className={classes.rating}>
          <Rating rating={rating} onChange={(given) => type({ rating: given })} />
          {rating > 0 && <span aria-hidden="true">{rating}</span>}
        </div>
      </div>
    </MessagePage>
  );
};
