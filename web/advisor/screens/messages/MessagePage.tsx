import type { FormEvent, ReactNode } from 'react';
import { Button } from '#kit/controls/button/Button.tsx';
import { PageHeader } from '#kit/layout/page-header/PageHeader.tsx';
import classes from './MessagePage.module.css';
import { useBack } from '../../../base/navigation.ts';

interface MessagePageProps {
  title: string;
  text?: string;
  children: ReactNode;
  send: string;
  disabled: boolean;
  busy: boolean;
  onSend: () => void;
  /** Above Send: that it has not arrived yet. */
  notSent: ReactNode;
}

/** A form with one message and Send at its end: feedback and issue-not-found. */
export const MessagePage = ({
  title,
  text,
  children,
  send,
  disabled,
  busy,
  onSend,
  notSent,
}: MessagePageProps) => {
  const goBack = useBack();
  return (
    <div className={classes.page}>
      <PageHeader
        title={title}
        left="backTitle"
        backDisabled
        onBack={goBack}
        background="gradient-2"
      />
      <main className={classes.main}>
        {text !== undefined && <p className={classes.text}>{text}</p>}
        <form
          className={classes.form}
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            if (!disabled && !busy) onSend();
          }}
        >
          {children}
          {notSent}
          <Button type="submit" variant="primary" size="thumb" wide disabled={disabled} busy={busy}>
            {send}
          </Button>
        </form>
      </main>
    </div>
  );
};
