import { useState } from 'react';
import type { AdvisorPhone, NewPhone, PhoneState } from '#core/people/advisor-phone.ts';
import { formatDate } from '#core/base/format.ts';
import { ADMIN_PAGES } from '#core/page/admin-pages.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Label, type Tone } from '#kit/controls/label/Label.tsx';
import { Smartphone } from '#kit/icon/drawings/signs/smartphone.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { EmptyState } from '#kit/layout/empty-state/EmptyState.tsx';
import { usePageTitle } from '../../base/page-title.ts';
import { useCampus } from '../base/queries.ts';
import { LoadFailed, Loading } from '../shared/states/ActionFailed.tsx';
import { NamedList } from '../shared/page-parts/NamedList.tsx';
import { TitleWithDetail } from '../shared/page-parts/RowParts.tsx';
import { CodeSheet } from './CodeSheet.tsx';
import { PHONE_STATE_NAMES, phoneMessages as words } from './messages.ts';
import { EnrolDialog, RevokeDialog } from './PhoneDialogs.tsx';
import listPage from '../shared/page-parts/ListPage.module.css';
import column from '../shared/page-parts/column.module.css';
import classes from './Phones.module.css';
import { usePhones } from './use-phones.ts';

const TONES: Readonly<Record<PhoneState, Tone>> = {
  waiting: 'warning',
  enrolled: 'positive',
  ended: 'neutral',
  revoked: 'neutral',
};

type PhoneRowProps = { phone: AdvisorPhone; timeZone: string; onRevoke: () => void };

const PhoneRow = ({ phone, timeZone, onRevoke }: PhoneRowProps) => {
  const { advisor, state, until } = phone;
  const isLive = state === 'waiting' || state === 'enrolled';
  return (
    <li className={classes.row}>
      <TitleWithDetail small={words.until[state](formatDate(until, timeZone))}>
        <b>{advisor}</b>
      </TitleWithDetail>
      <Label tone={TONES[state]}>{PHONE_STATE_NAMES[state]}</Label>
      {isLive && (
        <Button aria-label={words.revokeOf(advisor)} onClick={onRevoke}>
          {words.revoke}
        </Button>
      )}
    </li>
  );
};

type ShownDialog = { to: 'enrol' } | { to: 'revoke'; phone: AdvisorPhone };

/** The page that enrolls phones of advisors and revokes them (SIGNIN-48). */
export const PhonesPage = () => {
  usePageTitle(ADMIN_PAGES.phones.title);
  const { data, isError, refetch } = usePhones();
  const campus = useCampus();
  const [asked, setAsked] = useState<ShownDialog>();
  const [made, setMade] = useState<NewPhone>();
  const close = (): void => setAsked(undefined);
  if (isError && !data)
    return <LoadFailed title={words.loadFailed} onRetry={() => void refetch()} />;
  if (!data || !campus) return <Loading />;
  const { phones, timeZone } = data;
  const { publicUrl } = campus;
  if (made) {
    return <CodeSheet {...{ made, publicUrl, timeZone }} onDone={() => setMade(undefined)} />;
  }
  const canEnrol = campus.advisorSignIn === 'enrolled';
  return (
    <div className={column.page}>
      <div className={listPage.head}>
        <p>{canEnrol ? words.about : words.off}</p>
        {canEnrol && (
          <Button variant="primary" icon={Smartphone} onClick={() => setAsked({ to: 'enrol' })}>
            {words.enrol}
          </Button>
        )}
      </div>
      {phones.length === 0 ? (
        <EmptyState title={words.empty} icon={<Icon icon={Smartphone} size={24} />}>
          {canEnrol && words.emptyText}
        </EmptyState>
      ) : (
        <NamedList name={ADMIN_PAGES.phones.title} className={listPage.sheet}>
          {phones.map((phone) => (
            <PhoneRow
              key={phone._id}
              phone={phone}
              timeZone={timeZone}
              onRevoke={() => setAsked({ to: 'revoke', phone })}
            />
          ))}
        </NamedList>
      )}
      {asked?.to === 'enrol' && (
        <EnrolDialog
          onMade={(next) => {
            close();
            setMade(next);
          }}
          onClose={close}
        />
      )}
      {asked?.to === 'revoke' && <RevokeDialog phone={asked.phone} onClose={close} />}
    </div>
  );
};
