import { Component, type ReactNode } from 'react';
import { forgetFailed } from './on-demand/on-demand.ts';

interface ContainedProps {
  /** The node that replaces the content once it has thrown; without it nothing is shown. */
  instead?: ReactNode;
  children: ReactNode;
}

/** A boundary that keeps an error in one part from removing the whole page (BROWSER-3). */
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
