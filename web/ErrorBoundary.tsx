import { Component, type ReactNode } from 'react';
import { Button } from '#kit/button/Button.tsx';
import classes from './ErrorBoundary.module.css';
import { messages } from './messages.ts';

/** Catches what a bug throws: the page says so and offers to reload. What is in storage stays. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main className={classes.page} role="alert">
        <h1 className={classes.title}>{messages.failure.title}</h1>
        <p className={classes.text}>{messages.failure.text}</p>
        <Button variant="primary" size="thumb" onClick={() => window.location.reload()}>
          {messages.tryAgain}
        </Button>
      </main>
    );
  }
}
