import { useEffect } from 'react';
import { holdPresses } from '#kit/overlays/dialog/hold.ts';
import { Toaster } from '#kit/overlays/toast/Toaster.tsx';

/** What is once on every page and over all of it: the toasts, and what holds presses (KIT-31). */
export const Overlays = () => {
  useEffect(holdPresses, []);
  return <Toaster />;
};
