import { useId, useState } from 'react';
import { isEmail } from '#core/people/account.ts';
import { LIMITS } from '#core/base/limits.ts';
import { ISSUE_CATEGORIES, type IssueCategory } from '#core/base/category.ts';
import type {
  NotificationTargetChange,
  NotificationTarget,
} from '#core/notifications/notification-schema.ts';
import {
  SUMMARIES,
  webhookProblem,
  type NotificationKind,
} from '#core/notifications/notifications.ts';
import { Checkbox } from '#kit/controls/checkbox/Checkbox.tsx';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { FormInput } from '#kit/controls/form-input/FormInput.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { adminCall } from '../../base/admin-api.ts';
import { adminMessages } from '../../base/messages.ts';
import { useSubmit } from '../../shared/account/use-submit.ts';
import { FormFailure } from '../../shared/states/ActionFailed.tsx';
import { notificationMessages as words } from './messages.ts';
import classes from './EscalationsPage.module.css';
import { notificationFailure, renewed } from './use-notifications.ts';

interface TargetFormProps {
  kind: NotificationKind;
  target?: NotificationTarget;
  allowsHttp: boolean;
  onClose: () => void;
  /** With the secret of a webhook that was added. */
  onSaved: (secret: string | null) => void;
}

function addressError(kind: NotificationKind, address: string, http: boolean): string | undefined {
  if (kind === 'mail') return isEmail(address) ? undefined : words.noEmail;
  if (kind === 'duty') return undefined;
  const problem = webhookProblem(address, { http });
  return problem ? words[problem] : undefined;
}

/** Sets what an address is notified of (NOTIFICATIONS-1, NOTIFICATIONS-7). Mounted while it is open. */
export const TargetForm = ({ kind, target, allowsHttp, onClose, onSaved }: TargetFormProps) => {
  const [wanted, setWanted] = useState<NotificationTargetChange>({
    address: target?.address ?? '',
    categories: target?.categories ?? [],
    escalations: target?.escalations ?? true,
    summary: target?.summary ?? 'none',
    name: target?.name ?? '',
    answers: target?.answers ?? false,
  });
  const [isForAll, setForAll] = useState(wanted.categories.length === 0);
  const [submitted, setSubmitted] = useState(false);
  const errorId = useId();
  const address = wanted.address.trim();
  const wrong = address === '' ? undefined : addressError(kind, address, allowsHttp);
  const choice =
    (!isForAll && wanted.categories.length === 0 && words.noCategory) ||
    (!wanted.escalations && wanted.summary === 'none' && words.nothingWanted);

  const { busy, failure, submit } = useSubmit(async () => {
    const body = { ...wanted, address, categories: isForAll ? [] : wanted.categories };
    if (target) {
      const input = { params: { id: target._id }, body };
      await renewed(adminCall('PUT /api/notifications/{id}', input));
      showToast({ kind: 'status', text: words.saved });
      onSaved(null);
      return;
    }
    const input = { body: { kind, ...body } };
    const { secret, target: added } = await renewed(adminCall('POST /api/notifications', input));
    showToast({ kind: 'status', text: words.added(added.address) });
    onSaved(secret);
  }, notificationFailure);

  const change = (members: Partial<NotificationTargetChange>): void =>
    setWanted({ ...wanted, ...members });
  const choose = (category: IssueCategory, isChosen: boolean): void =>
    change({
      categories: ISSUE_CATEGORIES.filter((one) =>
        one === category ? isChosen : wanted.categories.includes(one),
      ),
    });

  return (
    <ConfirmationDialog
      open
      modalTitle={target ? words.change[kind] : words.add[kind]}
      confirmLabel={words.save}
      busy={busy}
      onConfirm={() => {
        setSubmitted(true);
        if (address !== '' && !wrong && choice === false) void submit();
      }}
      cancelLabel={adminMessages.cancel}
      onCancel={onClose}
    >
      <div className={classes.form}>
        <FormInput
          label={words.address[kind]}
          type={kind === 'mail' ? 'email' : 'url'}
          autoComplete="off"
          required
          value={wanted.address}
          onChange={(next) => change({ address: next })}
          submitted={submitted}
          hint={kind === 'webhook' && allowsHttp ? words.privateHint : words.hint[kind]}
          error={submitted ? wrong : undefined}
        />
        <FormInput
          label={words.name}
          autoComplete="off"
          maxLength={LIMITS.targetName}
          value={wanted.name ?? ''}
          onChange={(name) => change({ name })}
          submitted={submitted}
          hint={words.nameHint}
        />
        {kind === 'webhook' && (
          <Checkbox
            label={words.answers}
            active={wanted.answers ?? false}
            onChange={(answers) => change({ answers })}
          />
        )}
        {kind === 'mail' && (
          <>
            <Checkbox
              label={words.escalations}
              active={wanted.escalations}
              onChange={(escalations) => change({ escalations })}
            />
            <Dropdown
              label={words.summary}
              options={SUMMARIES.map((value) => ({ value, label: words.summaryOf[value] }))}
              value={wanted.summary}
              onChange={(summary) => change({ summary })}
            />
          </>
        )}
        <fieldset className={classes.categories} aria-describedby={choice ? errorId : undefined}>
          <legend>{words.categories}</legend>
          <Checkbox label={words.allCategories} active={isForAll} onChange={setForAll} />
          {!isForAll && (
            <div className={classes.choices}>
              {ISSUE_CATEGORIES.map((category) => (
                <Checkbox
                  key={category}
                  label={category}
                  active={wanted.categories.includes(category)}
                  onChange={(isChosen) => choose(category, isChosen)}
                />
              ))}
            </div>
          )}
        </fieldset>
        <div id={errorId}>
          <FormFailure text={(submitted && choice) || failure} />
        </div>
      </div>
    </ConfirmationDialog>
  );
};
