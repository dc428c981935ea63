import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Settings } from '#core/campus/campus-schema.ts';
import type { CampusMember } from '#core/campus/setting.ts';
import { ADMIN_PAGES, type AdminPageName } from '#core/page/admin-pages.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { CircleCheck } from '#kit/icon/drawings/signs/circle-check.ts';
import { TriangleAlert } from '#kit/icon/drawings/signs/triangle-alert.ts';
import { usePageTitle } from '../../base/page-title.ts';
import { adminMessages } from '../base/messages.ts';
import { PageButton } from '../base/PageButton.tsx';
import { useSettings } from '../base/queries.ts';
import { FootBar } from '../shared/page-parts/FootBar.tsx';
import { LoadFailed, Loading, FormFailure } from '../shared/states/ActionFailed.tsx';
import { settingsMessages as words } from './messages.ts';
import classes from './PartForm.module.css';
import { RemovalDialog } from './RemovalDialog.tsx';
import { useSettingsForm, type SettingsForm } from './use-settings-form.ts';

type SettingsPageName = Extract<
  AdminPageName,
  'areas' | 'campus' | 'contacts' | 'publishing' | 'report' | 'searchWords'
>;

type LoadedSettingsProps = {
  page: SettingsPageName;
  children: (settings: Settings) => ReactNode;
};

/** Loads the settings for a page of one part of them, at each visit but never again while the page is open. */
export const LoadedSettings = ({ page, children }: LoadedSettingsProps) => {
  usePageTitle(ADMIN_PAGES[page].title);
  const settings = useSettings('once');
  if (settings.isError && !settings.isFetching)
    return <LoadFailed title={words.loadFailed} onRetry={() => void settings.refetch()} />;
  if (!settings.data || !settings.isFetchedAfterMount) return <Loading />;
  return children(settings.data);
};

interface SaveBarProps {
  changes: number;
  /** The sentence after the number of changes. */
  more?: string;
  failure: string | undefined;
  isSaving: boolean;
  onUndo: () => void;
  onSave: () => void;
  /** The buttons next to the failure that lead on. */
  children?: ReactNode;
}

/** The bar at the foot of a part of the settings: the number of unsaved changes, and Save. */
export const SaveBar = ({ changes, more, isSaving, onUndo, onSave, ...trouble }: SaveBarProps) => {
  const { failure, children } = trouble;
  const textId = useId();
  const saveButton = useRef<HTMLButtonElement>(null);
  const isFine = changes === 0;
  const state = isFine ? words.allSaved : words.notSaved(changes);
  return (
    <FootBar>
      {(failure !== undefined || children !== undefined) && (
        <div className={classes.failure}>
          {failure !== undefined && <FormFailure text={failure} />}
          {children}
        </div>
      )}
      <p id={textId} className={classes.text} data-fine={isFine} role="status">
        <Icon icon={isFine ? CircleCheck : TriangleAlert} size={18} />
        <span>{more === undefined ? state : `${state}. ${more}`}</span>
      </p>
      {!isFine && (
        <Button
          variant="plain"
          disabled={isSaving}
          onClick={() => {
            onUndo();
            // This button disappears together with the changes.
            saveButton.current?.focus({ preventScroll: true });
          }}
        >
          {words.undo}
        </Button>
      )}
      <Button
        ref={saveButton}
        variant="primary"
        // The button is not disabled, so that it keeps the focus after a save.
        aria-disabled={isFine}
        busy={isSaving}
        aria-describedby={textId}
        onClick={onSave}
      >
        {adminMessages.editor.save}
      </Button>
    </FootBar>
  );
};

/** A selector of the fields to correct, or of the button that opens them. */
const INVALID = '[aria-invalid], [data-invalid]';

interface PartFormProps {
  settings: Settings;
  members: readonly CampusMember[];
  /** The page that has the other fields of these members. */
  other?: 'areas' | 'contacts';
  children: (form: SettingsForm) => ReactNode;
}

const Form = ({ settings, members, other, children }: PartFormProps) => {
  const form = useSettingsForm(settings, members);
  const { failure, toMend } = form;
  const page = useRef<HTMLDivElement>(null);
  const [isElsewhere, setElsewhere] = useState(false);

  const save = async (): Promise<void> => {
    const saving = flushSync(() => form.save());
    if (await saving) return;
    const wrong = page.current?.querySelector<HTMLElement>(INVALID);
    setElsewhere(!wrong);
    wrong?.focus();
  };

  let wayOn: ReactNode;
  if (failure?.isConflict)
    wayOn = (
      <Button onClick={() => void form.loadRemote()}>{adminMessages.editor.loadRemote}</Button>
    );
  else if (other && isElsewhere && toMend > 0)
    wayOn = (
      <PageButton href={ADMIN_PAGES[other].pattern}>
        {words.openPart(ADMIN_PAGES[other].title)}
      </PageButton>
    );

  return (
    <div ref={page} className={classes.page}>
      <div className={classes.parts}>{children(form)}</div>
      <SaveBar
        changes={form.changes}
        {...(toMend > 0 && { more: words.toMend(toMend) })}
        failure={failure?.text}
        isSaving={form.isSaving}
        onUndo={form.undo}
        onSave={() => void save()}
      >
        {wayOn}
      </SaveBar>
      <RemovalDialog form={form} />
    </div>
  );
};

type PartPageProps = Omit<PartFormProps, 'settings' | 'children'> & {
  page: SettingsPageName;
  children: (form: SettingsForm, settings: Settings) => ReactNode;
};

/** A page of the settings that has its own members and its own Save (CAMPUS-2). */
export const PartForm = ({ page, children, ...part }: PartPageProps) => (
  <LoadedSettings page={page}>
    {(settings) => (
      <Form settings={settings} {...part}>
        {(form) => children(form, settings)}
      </Form>
    )}
  </LoadedSettings>
);
