import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { draw } from '#kit/test/draw.ts';

const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });

/** Wraps what asks for the campus's language, so that it asks no server and speaks English. */
export const Unasked = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

/** Draws a part of a page whose queries are not asked. */
export const drawUnasked = (node: ReactNode) => draw(<Unasked>{node}</Unasked>);
