import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../queries.ts';
import { SignInAgainDialog } from '../sign-in/SignInAgainDialog.tsx';

/** What every admin page stands in: its reads, and the dialog for the end of a session. */
export const AdminProviders = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    {children}
    <SignInAgainDialog />
  </QueryClientProvider>
);
