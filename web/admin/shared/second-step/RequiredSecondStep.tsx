import { adminMessages } from '../../base/messages.ts';
import { SetUpDialog } from './SetUpDialog.tsx';

interface RequiredSecondStepProps {
  email: string;
  onDone: () => void;
  onLogOut: () => void;
}

/** Sets up the second step over a page whose data is not served before (SIGNIN-30). */
export const RequiredSecondStep = ({ email, onDone, onLogOut }: RequiredSecondStepProps) => (
  <SetUpDialog
    isRequired
    email={email}
    cancelLabel={adminMessages.adminShell.logOut}
    onDone={onDone}
    onClose={onLogOut}
  />
);
