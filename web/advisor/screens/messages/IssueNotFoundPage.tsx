import { useState } from 'react';
import { isCategory } from '#core/base/category.ts';
import { canSendMissingIssue } from '#core/inbox/feedback.ts';
import { TextArea } from '#kit/controls/text-area/TextArea.tsx';
import { guideMessages } from '../../../guide/messages.ts';
import { PrivateHint } from '../../../guide/PrivateHint.tsx';
import { usePageTitle } from '../../../base/page-title.ts';
import { pageMessages } from './messages.ts';
import { MessagePage } from './MessagePage.tsx';
import { useMessage } from '../../shared/forms/use-message.tsx';
import { useQuery } from '../../../base/navigation.ts';

const words = pageMessages.issueNotFound;

/** Tells the administrators about an issue that could not be found (MESSAGES-1), and where it was looked for (ROUTES-6). */
export const IssueNotFoundPage = () => {
  usePageTitle(words.title);
  const query = useQuery();
  const category = query.get('category') ?? '';
  const [text, setText] = useState('');
  const { send, busy, dialog, notSent } = useMessage(
    'POST /api/advisor/issue-not-found',
    (advisor) => ({
      advisor,
      feedback: text.trim(),
      ...(isCategory(category) ? { category } : {}),
    }),
    words,
  );
  return (
    <>
      <MessagePage
        title={words.title}
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
          onChange={setText}
        />
        <PrivateHint text={text} />
      </MessagePage>
      {dialog}
    </>
  );
};
