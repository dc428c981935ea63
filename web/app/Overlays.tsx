import { useEffect } from 'react';
import { holdPresses } from '#kit/overlays/dialog/hold.ts';
import { Toaster } from '#kit/overlays/toast/Toaster.tsx';

/** Stands once on every page: the toasts, and the guard that holds presses (KIT-31). */
export const Overlays = () => {
  useEffect(holdPresses, []);
  return <Toaster />;
};
