import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LIMITS } from '#core/base/limits.ts';
import type { Settings } from '#core/campus/campus-schema.ts';
import type {
  NotificationOverview,
  NotificationTarget,
} from '#core/notifications/notification-schema.ts';
import { calledOf } from '#core/notifications/preview.ts';
import type { NotificationKind } from '#core/notifications/notifications.ts';
import { ADMIN_PAGES } from '#core/page/admin-pages.ts';
import { displayName } from '#core/base/display-name.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { newKey } from '../../../base/device.ts';
import { usePageTitle } from '../../../base/page-title.ts';
import { useSettings } from '../../base/queries.ts';
import { useArrival } from '../../base/use-arrival.ts';
import { LoadFailed, Loading } from '../../shared/states/ActionFailed.tsx';
import part from '../PartForm.module.css';
import { SaveBar } from '../PartForm.tsx';
import { Holds } from './Holds.tsx';
import { isForAll, withTargets, type LadderDraft } from './ladder-draft.ts';
import { ladderMessages as words } from './ladder-messages.ts';
import { PlacesDialog } from './LadderDialogs.tsx';
import { LadderPart } from './LadderPart.tsx';
import { notificationMessages } from './messages.ts';
import { PreviewCard } from './PreviewCard.tsx';
import { Recipients } from './Recipients.tsx';
import { RemoveDialog, SecretDialog } from './TargetDialogs.tsx';
import { TargetForm } from './TargetForm.tsx';
import { useLadders } from './use-ladders.ts';
import { kindsToAdd, useNotifications } from './use-notifications.ts';

type OpenDialog =
  | { readonly to: 'add'; readonly kind: NotificationKind; readonly step: string }
  | { readonly to: 'remove'; readonly target: NotificationTarget }
  | { readonly to: 'places'; readonly key: string | undefined }
  | { readonly to: 'secret'; readonly secret: string };

interface EscalationsProps {
  overview: NotificationOverview;
  at: number;
  settings: Settings;
}

const Escalations = ({ overview, at, settings }: EscalationsProps) => {
  const { targets, timeZone, holds = [], allowsHttp } = overview;
  const { areas = [], contacts } = settings.campus;
  const form = useLadders(overview);
  useArrival();
  const page = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<OpenDialog>();
  const close = (): void => setAsked(undefined);
  const nameOf = (contact: string): string =>
    contacts.find(({ id }) => id === contact)?.name ?? notificationMessages.goneContact;
  const called = (target: NotificationTarget): string => calledOf(target, nameOf);
  const addressOf = ({ kind, address, name }: NotificationTarget): string =>
    kind === 'duty' ? nameOf(address) : (kind === 'push' && name) || address;
  const placesOf = (ladder: Pick<LadderDraft, 'areas' | 'categories'>): string =>
    words.places(
      areas.filter(({ id }) => ladder.areas.includes(id)).map(({ name }) => name),
      ladder.categories.map(displayName),
    );

  const save = async (): Promise<void> => {
    const saving = flushSync(() => form.save());
    if (!(await saving)) page.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };
  const choosePlaces = (
    key: string | undefined,
    places: Pick<LadderDraft, 'areas' | 'categories'>,
  ): void => {
    const all = form.drafts.find(isForAll);
    const made = { ...places, key: newKey(), rounds: all?.rounds ?? 1 };
    const steps = (all?.steps ?? []).map((step) => ({ ...step, key: newKey() }));
    form.change(
      key === undefined
        ? [...form.drafts, { ...made, steps }]
        : form.drafts.map((one) => (one.key === key ? { ...one, ...places } : one)),
    );
    close();
  };

  return (
    <div ref={page} className={part.page}>
      <div className={part.parts}>
        <PreviewCard
          overview={overview}
          at={at}
          drafts={form.drafts}
          areas={areas}
          nameOf={nameOf}
        />
        {form.drafts.map((ladder) => (
          <LadderPart
            key={ladder.key}
            form={form}
            ladder={ladder}
            places={placesOf(ladder)}
            targets={targets}
            kinds={kindsToAdd(overview)}
            called={called}
            onNew={({ kind }, step) => setAsked({ to: 'add', kind, step })}
            onRemove={(target) => setAsked({ to: 'remove', target })}
            onPlaces={() => setAsked({ to: 'places', key: ladder.key })}
          >
            {isForAll(ladder) && (
              <Button
                variant="quiet"
                disabled={form.drafts.length >= LIMITS.ladders}
                onClick={() => setAsked({ to: 'places', key: undefined })}
              >
                {words.different}
              </Button>
            )}
          </LadderPart>
        ))}
        <Holds holds={holds} now={new Date(at)} timeZone={timeZone} />
        <Recipients overview={overview} at={at} contacts={contacts} addressOf={addressOf} />
      </div>
      <SaveBar
        changes={form.changes}
        {...(form.toMend > 0 && { more: words.toMend(form.toMend) })}
        failure={form.failure}
        isSaving={form.busy}
        onUndo={form.undo}
        onSave={() => void save()}
      >
        {form.isOvertaken ? <Button onClick={form.loadTheirs}>{words.theirs}</Button> : undefined}
      </SaveBar>
      {asked?.to === 'add' && (
        <TargetForm
          kind={asked.kind}
          allowsHttp={allowsHttp}
          taken={targets}
          contacts={contacts}
          phones={overview.phones}
          onClose={close}
          onSaved={(secret, added) => {
            form.change((all) =>
              all.map((one) => ({
                ...one,
                steps: withTargets(one.steps, asked.step, (ids) => [...ids, added._id]),
              })),
            );
            setAsked(secret === null ? undefined : { to: 'secret', secret });
          }}
        />
      )}
      {asked?.to === 'remove' && (
        <RemoveDialog target={asked.target} address={addressOf(asked.target)} onClose={close} />
      )}
      {asked?.to === 'secret' && <SecretDialog secret={asked.secret} onClose={close} />}
      {asked?.to === 'places' && (
        <PlacesDialog
          areas={areas}
          places={form.drafts.find(({ key }) => key === asked.key) ?? { areas: [], categories: [] }}
          others={form.drafts.filter(({ key }) => key !== asked.key)}
          onChoose={(places) => choosePlaces(asked.key, places)}
          onClose={close}
        />
      )}
    </div>
  );
};

/** The page that sets who is told about an escalation, and in which steps, and shows the delivery log (NOTIFICATIONS-1, LADDER-21). */
export const EscalationsPage = () => {
  usePageTitle(ADMIN_PAGES.escalations.title);
  const overview = useNotifications();
  const settings = useSettings();
  const failed = [overview, settings].filter(({ data, isError }) => isError && !data);
  if (failed.length > 0)
    return (
      <LoadFailed
        title={notificationMessages.loadFailed}
        onRetry={() => failed.forEach((one) => void one.refetch())}
      />
    );
  if (!overview.data || !settings.data) return <Loading />;
  return (
    <Escalations overview={overview.data} at={overview.dataUpdatedAt} settings={settings.data} />
  );
};
