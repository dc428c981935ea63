import type { ReactNode } from 'react';
import classes from './LayoutShell.module.css';

interface SideRowProps {
  icon: ReactNode;
  label: string;
  onClick: () => void;
  opensDialog?: boolean;
}

export const SideRow = ({ icon, label, onClick, opensDialog }: SideRowProps) => (
  <button
    type="button"
    className={classes.row}
    title={label}
    aria-haspopup={opensDialog && 'dialog'}
    onClick={onClick}
  >
    {icon}
    <span className={classes.rowLabel}>{label}</span>
  </button>
);
