import type { FormEvent, ReactNode } from 'react';
import type { Category } from '#core/base/category.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { TextArea } from '#kit/controls/text-area/TextArea.tsx';
import { PageHeader } from '#kit/layout/page-header/PageHeader.tsx';
import { guideMessages } from '../../../guide/messages.ts';
import { PrivateHint } from '../../../guide/PrivateHint.tsx';
import { useBack } from '../../../base/navigation.ts';
import { usePageTitle } from '../../../base/page-title.ts';
import { ShellCalls, useCallsFor } from '../../shared/calls/calls.tsx';
import type { Message } from '../../shared/forms/use-message.tsx';
import classes from './MessagePage.module.css';

interface MessagePageProps {
  words: { title: string; text?: string; message: string; send: string };
  /** The category whose contact the call button calls. */
  category?: Category | undefined;
  text: string;
  onText: (text: string) => void;
  canSend: boolean;
  message: Message;
  /** More fields of the form. */
  children?: ReactNode;
}

/** A form with one message and Send at its end, above the calls (CALL-1), for feedback and for a missing issue. */
export const MessagePage = ({
  words,
  category,
  text,
  onText,
  canSend,
  message: { send, busy, dialog, notSent },
  children,
}: MessagePageProps) => {
  usePageTitle(words.title);
  const goBack = useBack();
  useCallsFor(category);
  return (
    <>
      <div className={classes.page}>
        <PageHeader
          title={words.title}
          left="backTitle"
          backDisabled
          onBack={goBack}
          background="gradient-2"
        />
        <main className={classes.main}>
          {words.text !== undefined && <p className={classes.text}>{words.text}</p>}
          <form
            className={classes.form}
            onSubmit={(event: FormEvent) => {
              event.preventDefault();
              if (canSend && !busy) send();
            }}
          >
            <TextArea
              label={words.message}
              hint={guideMessages.noNames}
              size="thumb"
              rows={6}
              value={text}
              onChange={onText}
            />
            <PrivateHint text={text} />
            {children}
            {notSent}
            <Button
              type="submit"
              variant="primary"
              size="thumb"
              wide
              disabled={!canSend}
              busy={busy}
            >
              {words.send}
            </Button>
          </form>
        </main>
        <ShellCalls />
      </div>
      {dialog}
    </>
  );
};
