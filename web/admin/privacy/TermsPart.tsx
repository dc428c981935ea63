import type { AllGoing, PrivacySettings } from '#core/privacy/privacy-schema.ts';
import { formatDateOf } from '#core/base/format.ts';
import { TERM_KINDS } from '#core/privacy/retention.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import { dayAndTime } from '../base/moment.ts';
import type { Submit } from '../shared/account/use-submit.ts';
import { useUnsaved } from '../shared/session/LeaveGuard.tsx';
import { FormFailure } from '../shared/states/ActionFailed.tsx';
import { SettingsPart } from '../shared/page-parts/SettingsPart.tsx';
import { privacyMessages as words, TERM_HINTS, TERM_NAMES } from './messages.ts';
import classes from './Privacy.module.css';
import { useTermsForm } from './use-terms.ts';

/** A sentence that says how many of each kind would be deleted, or that none would. */
const Going = ({ going }: { going: AllGoing }) => {
  const kinds = TERM_KINDS.filter((kind) => going[kind].count > 0);
  return (
    <div className={classes.going} role="status">
      <h3>{words.going}</h3>
      {kinds.length === 0 ? (
        <p>{words.nothingGoes}</p>
      ) : (
        <>
          <dl>
            {kinds.map((kind) => {
              const { count, oldest } = going[kind];
              return (
                <div key={kind}>
                  <dt>{TERM_NAMES[kind]}</dt>
                  <dd>
                    <b>{words.number(count)}</b>
                    {oldest !== null && <span>{`, ${words.oldest(formatDateOf(oldest))}`}</span>}
                  </dd>
                </div>
              );
            })}
          </dl>
          <p>{words.gone}</p>
        </>
      )}
    </div>
  );
};

interface WaitingProps {
  settings: PrivacySettings;
  waiting: NonNullable<PrivacySettings['waiting']>;
  undo: Submit;
}

/** The shorter time limits that do not apply yet, with a button that undoes them (PRIVACY-16). */
const Waiting = ({ settings: { terms, timeZone }, waiting, undo }: WaitingProps) => {
  const kinds = TERM_KINDS.filter((kind) => terms[kind] !== waiting.terms[kind]);
  return (
    <section className={classes.going} aria-label={words.waiting}>
      <h3>{words.waiting}</h3>
      <p>{words.waitingText(dayAndTime(waiting.at, timeZone))}</p>
      <dl>
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>{TERM_NAMES[kind]}</dt>
            <dd>{words.fromTo(terms[kind], waiting.terms[kind])}</dd>
          </div>
        ))}
      </dl>
      <FormFailure text={undo.failure} />
      <div className={classes.actions}>
        <Button busy={undo.busy} onClick={() => void undo.submit()}>
          {words.undoWaiting}
        </Button>
      </div>
    </section>
  );
};

/** The form for the number of days that each kind is kept (PRIVACY-1); before it saves, it shows what would be deleted (PRIVACY-3). */
export const TermsPart = ({ settings }: { settings: PrivacySettings }) => {
  const form = useTermsForm(settings);
  const { typed, going, preview, save, undo } = form;
  const { waiting } = settings;
  useUnsaved(form.isChanged);
  return (
    <SettingsPart id="terms" title={words.terms} text={words.termsText}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (form.isReady) void preview.submit();
        }}
      >
        {TERM_KINDS.map((kind) => (
          <div key={kind} className={classes.term}>
            <TextInput
              label={TERM_NAMES[kind]}
              hint={TERM_HINTS[kind]}
              placeholder={words.forEver}
              inputMode="numeric"
              autoComplete="off"
              value={typed[kind]}
              error={form.errorOf(kind)}
              onChange={(text) => form.type(kind, text)}
            />
          </div>
        ))}
        {waiting && <Waiting settings={settings} waiting={waiting} undo={undo} />}
        {going && <Going going={going} />}
        <FormFailure text={preview.failure ?? save.failure} />
        <div className={classes.actions}>
          <Button
            variant={going ? 'secondary' : 'primary'}
            type="submit"
            busy={preview.busy}
            disabled={!form.isReady}
          >
            {words.preview}
          </Button>
          {going && (
            <Button variant="primary" busy={save.busy} onClick={() => void save.submit()}>
              {words.save}
            </Button>
          )}
        </div>
      </form>
    </SettingsPart>
  );
};
