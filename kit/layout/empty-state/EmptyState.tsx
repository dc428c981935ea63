import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

interface EmptyStateProps {
  title: string;
  /** Says what to do next. */
  children?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
}

export const EmptyState = ({ title, children, icon, action }: EmptyStateProps) => (
  <div className={classes.empty}>
    {icon === undefined ? null : <span className={classes.icon}>{icon}</span>}
    <h2 className={classes.title}>{title}</h2>
    {children === undefined ? null : <div className={classes.text}>{children}</div>}
    {action === undefined ? null : <div className={classes.action}>{action}</div>}
  </div>
);
