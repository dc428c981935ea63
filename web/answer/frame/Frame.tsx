import { Fragment, type ReactNode } from 'react';
import { Button } from '#kit/controls/button/Button.tsx';
import { CircleAlert } from '#kit/icon/drawings/signs/circle-alert.ts';
import { CircleCheck } from '#kit/icon/drawings/signs/circle-check.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { LoadingOverlay } from '#kit/overlays/loading-overlay/LoadingOverlay.tsx';
import { Logo } from '../../base/Logo.tsx';
import { messages } from '../../base/messages.ts';
import { frameMessages as words } from './messages.ts';
import type { NotKnown } from './not-known.ts';
import classes from './Frame.module.css';

/** A sentence at the top of the page that says how things are. */
export interface Said {
  readonly tone?: 'taken' | undefined;
  readonly title: string;
  readonly text: string;
}

/** Lets a line break after a period in a name that is an email address, but not within a word. */
const inParts = (title: string) =>
  title.match(/.+?(?:[.@_](?=\w)|$)/g)?.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** Says at the top of the page how things are. */
export const Say = ({ tone, title, text }: Said) => (
  <div className={classes.say} data-tone={tone}>
    <Icon icon={tone === 'taken' ? CircleCheck : CircleAlert} size={26} />
    <div>
      <h1 tabIndex={-1}>{inParts(title)}</h1>
      <p>{text}</p>
    </div>
  </div>
);

interface FrameProps {
  campus?: string;
  children: ReactNode;
}

export const Frame = ({ campus = '', children }: FrameProps) => (
  <div className={classes.page}>
    <header className={classes.head}>
      <span className={classes.logo}>
        <Logo />
      </span>
      <p>
        <b>{campus || messages.product}</b>
        {campus !== '' && <span>{messages.product}</span>}
      </p>
    </header>
    {children}
  </div>
);

interface NotThereProps {
  state: Exclude<NotKnown, 'ended'>;
  onRetry: () => void;
}

/** Shows that something is loading, or why it did not load. */
export const NotThere = ({ state, onRetry }: NotThereProps) =>
  state === 'loading' ? (
    <LoadingOverlay />
  ) : (
    <>
      <main className={classes.main}>
        <Say title={words.failed} text={state === 'busy' ? words.busy : words.failedText} />
      </main>
      <footer className={classes.bar}>
        <Button size="thumb" wide variant="primary" onClick={onRetry}>
          {messages.tryAgain}
        </Button>
      </footer>
    </>
  );
