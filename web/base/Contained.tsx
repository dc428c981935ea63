import { Component, type ReactNode } from 'react';
import { forgetFailed } from './on-demand.ts';

interface ContainedProps {
  /** Stands in its place once it has thrown; nothing where none is given. */
  instead?: ReactNode;
  children: ReactNode;
}

/** Keeps what a part of a page throws from taking the page away (BROWSER-3). */
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
