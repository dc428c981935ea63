import { isCategory } from '#core/base/category.ts';
import { canSendText } from '#core/inbox/feedback.ts';
import { useAdvisorName } from '../../../base/advisor-name.ts';
import { paths } from '../../../base/paths.ts';
import { pageMessages } from './messages.ts';
import { MessagePage } from './MessagePage.tsx';
import { useDraft } from '../../shared/forms/draft.ts';
import { useMessage } from '../../shared/forms/use-message.tsx';
import { useQuery } from '../../../base/navigation.ts';

const words = pageMessages.issueNotFound;

/** The page that tells the administrators about a missing issue (MESSAGES-1), with the category in which the advisor looked for it (ROUTES-6). */
export const IssueNotFoundPage = () => {
  const asked = useQuery().get('category') ?? '';
  const category = isCategory(asked) ? asked : undefined;
  const [draft, type] = useDraft(paths.issueNotFound(), useAdvisorName());
  const { text } = draft;
  const message = useMessage(
    'POST /api/advisor/issue-not-found',
    (advisor) => ({
      advisor,
      feedback: text.trim(),
      ...(category && { category }),
    }),
    draft,
    words,
  );
  return (
    <MessagePage
      words={words}
      category={category}
      text={text}
      onText={(typed) => type({ text: typed })}
      canSend={canSendText(text)}
      message={message}
    />
  );
};
