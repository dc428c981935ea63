import type { ReactNode } from 'react';
import { Logo } from '../../../base/Logo.tsx';
import { messages } from '../../../base/messages.ts';
import { usePageTitle } from '../../../base/page-title.ts';
import { AdminProviders } from './AdminProviders.tsx';
import { TreeDrawing } from './TreeDrawing.tsx';
import { useCampus } from '../../base/queries.ts';
import classes from './SignInFrame.module.css';

interface SignInFrameProps {
  title: string;
  text: string;
  children: ReactNode;
  footer?: ReactNode;
}

const Frame = ({ title, text, children, footer }: SignInFrameProps) => {
  const campus = useCampus();
  usePageTitle(title);
  return (
    <div className={classes.page}>
      <div className={classes.side}>
        <header className={classes.brand}>
          <span className={classes.logo}>
            <Logo />
          </span>
          <p>
            <b>{messages.product}</b>
            {campus?.name}
          </p>
        </header>
        <main className={classes.main}>
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.text}>{text}</p>
          {children}
        </main>
        <footer className={classes.footer}>{footer}</footer>
      </div>
      <div className={classes.night}>
        <TreeDrawing />
      </div>
    </div>
  );
};

/** The page of the three sign-in screens: the form, and a drawing beside it. */
export const SignInFrame = (props: SignInFrameProps) => (
  <AdminProviders>
    <Frame {...props} />
  </AdminProviders>
);
