import { useState, Fragment } from 'react';
import type {
  NotificationDelivery,
  NotificationTarget,
} from '#core/notifications/notification-schema.ts';
import { displayName } from '#core/base/display-name.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { adminCall } from '../../base/admin-api.ts';
import { useSubmit } from '../../shared/account/use-submit.ts';
import { MoreMenu, TitleWithDetail } from '../../shared/page-parts/RowParts.tsx';
import { FormFailure } from '../../shared/states/ActionFailed.tsx';
import { reasonOf, notificationMessages as words } from './messages.ts';
import classes from './EscalationsPage.module.css';
import { KIND_ICONS, WHO } from './RecipientChips.tsx';
import { renewed, notificationFailure } from './use-notifications.ts';

/** A text with an address, which breaks after its punctuation marks if a line is too short. */
export const Address = ({ text }: { text: string }) =>
  text.split(/(?<=[/.:@?&=_-])/).map((piece, index) => (
    <Fragment key={index}>
      {piece}
      <wbr />
    </Fragment>
  ));

type Ask = 'change' | 'renew' | 'remove';

type TargetRowProps = {
  target: NotificationTarget;
  /** The recipient's address; for a duty, the contact's name. */
  address: string;
  onAsk: (to: Ask) => void;
};

/** The members of a recipient that are shown in one line below its address. */
type Below = Exclude<keyof NotificationTarget, '_id' | 'address'>;

function wantedText(target: NotificationTarget): string {
  const { kind, name, escalations, categories, summary, answers, secretEnd } = target;
  const parts: Readonly<Record<Below, string>> = {
    kind: WHO[kind] ?? '',
    // For these, the name replaces the address.
    name: (kind !== 'push' && name) || '',
    escalations: escalations ? words.escalations : words.noEscalations,
    categories:
      categories.length === 0 ? words.allCategories : categories.map(displayName).join(', '),
    summary: words.summaryShort[summary],
    answers: answers ? words.answersShort : '',
    secretEnd: secretEnd === null ? '' : words.secretEnd(secretEnd),
  };
  return Object.values(parts)
    .filter((part) => part !== '')
    .join(' • ');
}

const TestResult = ({ tested }: { tested: NotificationDelivery }) => {
  if (tested.state === 'delivered') {
    return <p className={classes.good}>{words.testDelivered(tested.answer)}</p>;
  }
  const reason = reasonOf(tested.answer);
  if (reason === undefined) return <p>{words.testMailed}</p>;
  return <p className={classes.bad}>{words.testFailed(reason)}</p>;
};

export const TargetRow = ({ target, address, onAsk }: TargetRowProps) => {
  const { _id: id, kind } = target;
  const [tested, setTested] = useState<NotificationDelivery>();
  const test = useSubmit(async () => {
    setTested(undefined);
    const params = { id };
    setTested(await renewed(adminCall('POST /api/notifications/{id}/test', { params })));
  }, notificationFailure);
  const entries: { label: string; to: Ask }[] = [
    { label: words.changeEntry, to: 'change' },
    ...(kind === 'webhook' ? [{ label: words.renew, to: 'renew' as const }] : []),
    { label: words.remove, to: 'remove' },
  ];
  return (
    <li className={classes.target}>
      <span className={classes.kind}>
        <Icon icon={KIND_ICONS[kind]} size={18} />
      </span>
      <TitleWithDetail small={wantedText(target)}>
        <b>
          <Address text={address} />
        </b>
      </TitleWithDetail>
      <Button
        aria-label={words.testOf(address)}
        busy={test.busy}
        onClick={() => void test.submit()}
      >
        {words.test}
      </Button>
      <MoreMenu label={words.more(address)} entries={entries} onSelect={({ to }) => onAsk(to)} />
      <div role="status" className={classes.result}>
        {tested && <TestResult tested={tested} />}
      </div>
      <div className={classes.failure}>
        <FormFailure text={test.failure} />
      </div>
    </li>
  );
};
