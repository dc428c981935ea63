import { Component, type ReactNode } from 'react';
import { Button } from '#kit/controls/button/Button.tsx';
import classes from './ErrorBoundary.module.css';
import { Contained } from '../base/Contained.tsx';
import { messages } from '../base/messages.ts';
import { forgetFailed, NotLoaded } from '../base/on-demand/on-demand.ts';
import { focusHeading } from '../base/page-title.ts';
import { callMessages } from '../guide/call-messages.ts';

interface ErrorBoundaryProps {
  /** True if there is no shell around it. */
  whole: boolean;
  /** The address of its content: for another address everything is drawn from the start. */
  screen?: string;
  /** The call links below the words, if no shell is around it. */
  calls?: ReactNode;
  children: ReactNode;
}

interface Failed {
  error?: unknown;
  /** The element of the title: a page has one h1, so the title is an h2 if the shell has the h1. */
  Title?: 'h1' | 'h2';
}

/** Shows an error if its content threw or did not load (SHELL-9), on an advisor's page with the calls (BROWSER-5). It leaves the storage as it is. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Failed> {
  override state: Failed = {};

  static getDerivedStateFromError(error: unknown): Failed {
    return { error, Title: 'h1' };
  }

  /** Gives the error the focus, as a page's heading gets it, and notes that the next page is not the first one. */
  override componentDidCatch(error: unknown): void {
    forgetFailed(error);
    focusHeading();
    if (document.querySelectorAll('h1')[1]) this.setState({ Title: 'h2' });
  }

  override componentDidUpdate({ screen }: ErrorBoundaryProps): void {
    if (screen !== this.props.screen && this.state.error !== undefined) this.again();
  }

  again(): void {
    this.setState({ error: undefined });
  }

  override render(): ReactNode {
    const { error, Title = 'h1' } = this.state;
    if (error === undefined) return this.props.children;
    const isNotLoaded = error instanceof NotLoaded;
    const Place = this.props.whole ? 'main' : 'div';
    const page = (
      <Place className={classes.page} role="alert">
        <Title className={classes.title}>
          {isNotLoaded ? messages.notLoaded.title : messages.failure.title}
        </Title>
        <p className={classes.text}>
          {isNotLoaded ? messages.notLoaded.text : messages.failure.text}
        </p>
        <Button
          variant="primary"
          size="thumb"
          onClick={() => (isNotLoaded ? this.again() : window.location.reload())}
        >
          {messages.tryAgain}
        </Button>
      </Place>
    );
    if (!this.props.whole || !this.props.calls) return page;
    return (
      <>
        {page}
        <Contained instead={<p className={classes.page}>{callMessages.notSet}</p>}>
          {this.props.calls}
        </Contained>
      </>
    );
  }
}
