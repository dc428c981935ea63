import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../../base/queries.ts';
import { SignInAgainDialog } from './SignInAgainDialog.tsx';

/** Wraps every administrator's page: its queries, and the dialog for an ended session. */
export const AdminProviders = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    {children}
    <SignInAgainDialog />
  </QueryClientProvider>
);
