import { adminMessages } from '../../base/messages.ts';
import { SetUpDialog } from './SetUpDialog.tsx';

interface RequiredSecondStepProps {
  email: string;
  onDone: () => void;
  onLogOut: () => void;
}

/** Sets the second step up over a page of which nothing is served before (SIGNIN-30). */
export const RequiredSecondStep = ({ email, onDone, onLogOut }: RequiredSecondStepProps) => (
  <SetUpDialog
    isRequired
    email={email}
    cancelLabel={adminMessages.adminShell.logOut}
    onDone={onDone}
    onClose={onLogOut}
  />
);
