import { useState } from 'react';
import { isAdvisorName } from '#core/people/advisor-name.ts';
import { CODE_DAYS, type AdvisorPhone, type NewPhone } from '#core/people/advisor-phone.ts';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { FormInput } from '#kit/controls/form-input/FormInput.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { SubmitDialog } from '../shared/account/SubmitDialog.tsx';
import { phoneMessages as words } from './messages.ts';
import { addPhone, revokePhone } from './use-phones.ts';

const TERMS = [CODE_DAYS.least, CODE_DAYS.usual, CODE_DAYS.most].map((count) => ({
  value: String(count),
  label: words.days(count),
}));

type EnrolDialogProps = { onMade: (made: NewPhone) => void; onClose: () => void };

/** The dialog that asks for the phone's owner and for the days its code is valid (SIGNIN-48). It is mounted while it is open. */
export const EnrolDialog = ({ onMade, onClose }: EnrolDialogProps) => {
  const [advisor, setAdvisor] = useState('');
  const [days, setDays] = useState(String(CODE_DAYS.usual));
  const isName = isAdvisorName(advisor);
  return (
    <SubmitDialog
      title={words.enrol}
      label={words.make}
      act={async () => onMade(await addPhone(advisor, Number(days)))}
      isComplete={isName}
      onClose={onClose}
    >
      {(submitted) => (
        <>
          <FormInput
            label={words.advisor}
            hint={words.advisorHint}
            autoComplete="off"
            required
            value={advisor.trim() === '' ? '' : advisor}
            onChange={setAdvisor}
            submitted={submitted}
            error={advisor.trim() !== '' && !isName ? words.tooLong : undefined}
          />
          <Dropdown label={words.for} options={TERMS} value={days} onChange={setDays} />
        </>
      )}
    </SubmitDialog>
  );
};

/** The dialog that explains revoking before it is done (SIGNIN-48). It is mounted while it is open. */
export const RevokeDialog = ({ phone, onClose }: { phone: AdvisorPhone; onClose: () => void }) => {
  const { _id: id, advisor, state } = phone;
  const revoke = async (): Promise<void> => {
    await revokePhone(id);
    showToast({ kind: 'status', text: words.revoked(advisor) });
    onClose();
  };
  return (
    <SubmitDialog
      danger
      title={words.revokeTitle(advisor)}
      text={state === 'waiting' ? words.revokeText.waiting : words.revokeText.enrolled}
      label={words.revoke}
      act={revoke}
      onClose={onClose}
    />
  );
};
