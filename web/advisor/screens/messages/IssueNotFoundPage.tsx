import { isCategory } from '#core/base/category.ts';
import { canSendMissingIssue } from '#core/inbox/feedback.ts';
import { TextArea } from '#kit/controls/text-area/TextArea.tsx';
import { guideMessages } from '../../../guide/messages.ts';
import { PrivateHint } from '../../../guide/PrivateHint.tsx';
import { useAdvisorName } from '../../../base/advisor-name.ts';
import { usePageTitle } from '../../../base/page-title.ts';
import { paths } from '../../../base/paths.ts';
import { pageMessages } from './messages.ts';
import { MessagePage } from './MessagePage.tsx';
import { useDraft } from '../../shared/forms/draft.ts';
import { useMessage } from '../../shared/forms/use-message.tsx';
import { useQuery } from '../../../base/navigation.ts';

const words = pageMessages.issueNotFound;

/** Tells the administrators about an issue that could not be found (MESSAGES-1), and where it was looked for (ROUTES-6). */
export const IssueNotFoundPage = () => {
  usePageTitle(words.title);
  const query = useQuery();
  const asked = query.get('category') ?? '';
  const category = isCategory(asked) ? asked : undefined;
  const [draft, type] = useDraft(paths.issueNotFound(), useAdvisorName());
  const { text } = draft;
  const { send, busy, dialog, notSent } = useMessage(
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
    <>
      <MessagePage
        title={words.title}
        category={category}
        text={words.text}
        send={words.send}
        disabled={!canSendMissingIssue(text)}
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
      </MessagePage>
      {dialog}
    </>
  );
};
