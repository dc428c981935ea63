import { Component, type ReactNode } from 'react';
import { forgetFailed } from './on-demand/on-demand.ts';

interface ContainedProps {
  /** Shown in its place once it has thrown; absent: nothing. */
  instead?: ReactNode;
  children: ReactNode;
}

/** Keeps an error in a part of a page from taking the page away (BROWSER-3). */
export class Contained extends Component<ContainedProps, { failed?: true }> {
  override state: { failed?: true } = {};

  static getDerivedStateFromError(): { failed: true } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    forgetFailed(error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
