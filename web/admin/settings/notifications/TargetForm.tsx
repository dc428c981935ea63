import { useId, useState } from 'react';
import type { Contact } from '#core/campus/contact.ts';
import { isEmail } from '#core/people/account.ts';
import { LIMITS } from '#core/base/limits.ts';
import { ISSUE_CATEGORIES, type IssueCategory } from '#core/base/category.ts';
import type {
  NotificationOverview,
  NotificationTargetChange,
  NotificationTarget,
} from '#core/notifications/notification-schema.ts';
import {
  standsForPeople,
  SUMMARIES,
  webhookProblem,
  type NotificationKind,
} from '#core/notifications/notifications.ts';
import { displayName } from '#core/base/display-name.ts';
import { Checkbox } from '#kit/controls/checkbox/Checkbox.tsx';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { FormInput } from '#kit/controls/form-input/FormInput.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { adminCall } from '../../base/admin-api.ts';
import { adminMessages } from '../../base/messages.ts';
import { useSubmit } from '../../shared/account/use-submit.ts';
import { FormFailure } from '../../shared/states/ActionFailed.tsx';
import { settingsMessages } from '../messages.ts';
import { notificationMessages as words } from './messages.ts';
import classes from './EscalationsPage.module.css';
import { notificationFailure, renewed } from './use-notifications.ts';

interface TargetFormProps {
  kind: NotificationKind;
  target?: NotificationTarget;
  allowsHttp: boolean;
  contacts: readonly Contact[];
  phones: NotificationOverview['phones'];
  /** The existing recipients: each contact's duty, and each account's phones, can be a recipient only once. */
  taken: readonly NotificationTarget[];
  onClose: () => void;
  /** Hears the saved recipient, and the secret if it is a new webhook. */
  onSaved: (secret: string | null, target: NotificationTarget) => void;
}

function addressError(kind: NotificationKind, address: string, http: boolean): string | undefined {
  if (kind === 'mail') return isEmail(address) ? undefined : words.noEmail;
  if (standsForPeople(kind)) return undefined;
  const problem = webhookProblem(address, { http });
  return problem ? words[problem] : undefined;
}

/** The form for what an address is told about (NOTIFICATIONS-1, NOTIFICATIONS-7). It is mounted while it is open. */
export const TargetForm = ({ kind, target, allowsHttp, ...props }: TargetFormProps) => {
  const { contacts, phones = [], taken, onClose, onSaved } = props;
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

  const isTaken = ({ value }: { value: string }): boolean =>
    taken.some((one) => one.kind === kind && one.address === value && one !== target);
  const choices =
    kind === 'push'
      ? phones.map(({ account, name }) => ({ value: account, label: name }))
      : contacts.map(({ id, name }) => ({ value: id, label: name }));
  const offered = choices.filter((one) => !isTaken(one));

  const nobody = { duty: words.noContact, push: words.noPhone };

  const { busy, failure, submit } = useSubmit(async () => {
    const body = { ...wanted, address, categories: isForAll ? [] : wanted.categories };
    if (target) {
      const input = { params: { id: target._id }, body };
      const changed = await renewed(adminCall('PUT /api/notifications/{id}', input));
      showToast({ kind: 'status', text: words.saved });
      onSaved(null, changed);
      return;
    }
    const input = { body: { kind, ...body } };
    const { secret, target: added } = await renewed(adminCall('POST /api/notifications', input));
    const shown = offered.find(({ value }) => value === added.address)?.label ?? added.address;
    showToast({ kind: 'status', text: words.added(shown) });
    onSaved(secret, added);
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
        {kind === 'duty' || kind === 'push' ? (
          <Dropdown
            label={words.address[kind]}
            required
            options={offered}
            value={wanted.address}
            onChange={(next) => change({ address: next })}
            hint={offered.length === 0 ? nobody[kind] : words.hint[kind]}
            error={submitted && address === '' ? settingsMessages.required : undefined}
          />
        ) : (
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
        )}
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
                  label={displayName(category)}
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
