import type { ReactNode } from 'react';
import { draw } from '#kit/test/draw.ts';
import { Toaster } from '#kit/overlays/toast/Toaster.tsx';
import { AdminProviders } from '../shared/session/AdminProviders.tsx';

/** Draws a component as an administrator sees it, with its queries, its dialog to sign in again and its toasts. */
export const drawAdmin = (node: ReactNode) =>
  draw(
    <AdminProviders>
      {node}
      <Toaster />
    </AdminProviders>,
  );
