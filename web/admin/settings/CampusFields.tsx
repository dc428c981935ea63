import type { Campus } from '#core/campus/setting.ts';
import { EMERGENCY } from '#core/campus/campus.ts';
import { TextInput, type TextInputProps } from '#kit/controls/text-input/TextInput.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { TriangleAlert } from '#kit/icon/drawings/signs/triangle-alert.ts';
import { ContactUses } from './RemovalDialog.tsx';
import classes from './CampusFields.module.css';
import { usesIn } from './settings-draft.ts';
import type { SettingsForm } from './use-settings-form.ts';
import { settingsMessages as words } from './messages.ts';

interface NumberFieldProps extends Omit<TextInputProps, 'hint' | 'type'> {
  /** The text below it while there is no number. */
  missing: string;
}

export const NumberField = ({ missing, ...input }: NumberFieldProps) => {
  const isMissing = input.value.trim() === '';
  return (
    <div className={isMissing ? classes.missing : undefined}>
      <TextInput
        {...input}
        type="tel"
        autoComplete="off"
        hint={
          isMissing && (
            <span className={classes.hint}>
              <Icon icon={TriangleAlert} size={14} />
              {missing}
            </span>
          )
        }
      />
    </div>
  );
};

const typeInto =
  ({ change }: SettingsForm) =>
  (members: Partial<Campus>): void =>
    change((draft) => ({ ...draft, campus: { ...draft.campus, ...members } }));

export const NameFields = ({ form }: { form: SettingsForm }) => {
  const { draft, saved, field } = form;
  return (
    <div className={classes.fields}>
      <TextInput
        label={words.name}
        value={draft.campus.name}
        onChange={(name) => typeInto(form)({ name })}
        {...field('name')}
      />
      <TextInput
        label={words.timeZone}
        hint={words.timeZoneHint}
        readonly
        value={saved.timeZone}
        onChange={() => undefined}
      />
    </div>
  );
};

export const EmergencyFields = ({ form }: { form: SettingsForm }) => {
  const { draft, saved, field } = form;
  const { emergency } = draft.campus;
  return (
    <div className={classes.fields}>
      <NumberField
        label={words.emergencyNumber}
        placeholder={words.emergencyPlaceholder}
        missing={words.emergencyMissing}
        value={emergency.number}
        onChange={(number) => typeInto(form)({ emergency: { ...emergency, number } })}
        {...field('emergency.number')}
      />
      <TextInput
        label={words.emergencyWords}
        hint={words.emergencyWordsHint}
        required
        value={emergency.words}
        onChange={(next) => typeInto(form)({ emergency: { ...emergency, words: next } })}
        {...field('emergency.words')}
      />
      <ContactUses uses={usesIn(saved.uses, draft, EMERGENCY)} />
    </div>
  );
};

/** The campus's own number, through which extensions are dialled (CONTACT-11). */
export const MainNumberField = ({ form }: { form: SettingsForm }) => (
  <div className={classes.fields}>
    <TextInput
      label={words.mainNumber}
      hint={words.mainNumberHint}
      type="tel"
      autoComplete="off"
      value={form.draft.campus.main ?? ''}
      onChange={(main) => typeInto(form)({ main })}
      {...form.field('main')}
    />
  </div>
);
