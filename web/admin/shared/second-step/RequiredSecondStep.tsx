import { useQuery } from '@tanstack/react-query';
import { call } from '../../../base/call.ts';
import { adminMessages } from '../../base/messages.ts';
import { SetUpDialog } from './SetUpDialog.tsx';

interface RequiredSecondStepProps {
  email: string;
  onDone: () => void;
  onLogOut: () => void;
}

/** Sets the second step up over a page of which nothing is served before (SIGNIN-30). */
export const RequiredSecondStep = ({ email, onDone, onLogOut }: RequiredSecondStepProps) => {
  const { data, isError } = useQuery({
    queryKey: ['second-step', 'required'],
    queryFn: async () => await call('GET /api/profile/second-step'),
    gcTime: 0,
  });
  if (!data && !isError) return null;
  return (
    <SetUpDialog
      isRequired
      email={email}
      asksPassword={data?.asksPassword ?? true}
      cancelLabel={adminMessages.adminShell.logOut}
      onDone={onDone}
      onClose={onLogOut}
    />
  );
};
