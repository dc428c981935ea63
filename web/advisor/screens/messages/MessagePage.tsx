import type { FormEvent, ReactNode } from 'react';
import type { Category } from '#core/base/category.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { PageHeader } from '#kit/layout/page-header/PageHeader.tsx';
import { useBack } from '../../../base/navigation.ts';
import { ShellCalls, useCallsFor } from '../../shared/calls/calls.tsx';
import classes from './MessagePage.module.css';

interface MessagePageProps {
  title: string;
  /** Which the one call is for. */
  category?: Category | undefined;
  text?: string;
  children: ReactNode;
  send: string;
  disabled: boolean;
  busy: boolean;
  onSend: () => void;
  /** Above Send: that it has not arrived yet. */
  notSent: ReactNode;
}

/** A form with one message and Send at its end, above the calls (CALL-1): feedback and issue-not-found. */
export const MessagePage = ({
  title,
  category,
  text,
  children,
  send,
  disabled,
  busy,
  onSend,
  notSent,
}: MessagePageProps) => {
  const goBack = useBack();
  useCallsFor(category);
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
      <ShellCalls />
    </div>
  );
};
