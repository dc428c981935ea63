import { Component, type ReactNode } from 'react';
import { Button } from '#kit/button/Button.tsx';
import classes from './ErrorBoundary.module.css';
import { messages } from './messages.ts';
import { NotLoaded } from './on-demand.ts';

interface ErrorBoundaryProps {
  /** Nothing stands around it. */
  whole: boolean;
  /** The address of what it stands around: another one is drawn anew. */
  screen?: string;
  children: ReactNode;
}

/**
 * Says what a bug threw, or that a screen did not load, in the place of what it stands around (SHELL-9). What
 * is in storage stays.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidUpdate({ screen }: ErrorBoundaryProps): void {
    if (screen !== this.props.screen && this.state.error !== undefined) this.again();
  }

  again(): void {
    this.setState({ error: undefined });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const isNotLoaded = error instanceof NotLoaded;
    const [Place, Title] = this.props.whole ? (['main', 'h1'] as const) : (['div', 'h2'] as const);
    return (
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
  }
}
