import { useEffect } from 'react';
import { holdPresses } from '#kit/overlays/dialog/hold.ts';
import { Toaster } from '#kit/overlays/toast/Toaster.tsx';

/** The parts that every page has once: the toasts, and the guard that makes new controls ignore presses (KIT-31). */
export const Overlays = () => {
  useEffect(holdPresses, []);
  return <Toaster />;
};
