import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { FullSizeProps } from './FullSize.tsx';
import classes from './Image.module.css';

const FullSize = lazy(async () => ({ default: (await import('./FullSize.tsx')).FullSize }));

interface EnlargedProps extends Omit<FullSizeProps, 'onClose'> {
  label: string;
  /** The image as it stands on the page. */
  children: ReactNode;
}

/** A button around an image that opens it full size. */
export const Enlarged = ({ label, children, ...image }: EnlargedProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classes.opener}
        title={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      <Suspense>{open && <FullSize {...image} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};
