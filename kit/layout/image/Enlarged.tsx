import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import type { FullSizeProps } from './FullSize.tsx';
import classes from './Image.module.css';

interface EnlargedProps extends Omit<FullSizeProps, 'onClose'> {
  fullSize: ComponentType<FullSizeProps>;
  label: string;
  /** The image on the page. */
  children: ReactNode;
}

/** A button around an image that opens it full size. */
export const Enlarged = ({ fullSize: FullSize, label, children, ...image }: EnlargedProps) => {
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
