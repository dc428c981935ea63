import type { ReactNode } from 'react';
import { IconButton } from '#kit/controls/button/IconButton.tsx';
import { ArrowLeft } from '#kit/icon/drawings/actions/arrow-left.ts';
import { messages } from '../../../base/messages.ts';
import classes from './BackHeader.module.css';
import { useBack } from '../../base/use-back.ts';

interface BackTopProps {
  title: string;
  children?: ReactNode;
}

/** The top of a page that one comes to from another: back, and its title. */
export const BackHeader = ({ title, children }: BackTopProps) => {
  const goBack = useBack();
  return (
    <div className={classes.row}>
      <IconButton icon={ArrowLeft} size="thumb" label={messages.back} onClick={goBack} />
      <h1 className={classes.title}>{title}</h1>
      {children}
    </div>
  );
};
