import type { SignIn } from '#core/people/person.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Monitor } from '#kit/icon/drawings/signs/monitor.ts';
import { Smartphone } from '#kit/icon/drawings/signs/smartphone.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { Label } from '#kit/controls/label/Label.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { useSubmit } from '../shared/account/use-submit.ts';
import { FormFailure } from '../shared/states/ActionFailed.tsx';
import { TitleWithDetail } from '../shared/page-parts/RowParts.tsx';
import { profileMessages as words } from './messages.ts';
import classes from './Profile.module.css';
import { renewSignIns } from './use-profile.ts';

const PHONES: readonly (string | null)[] = ['iPhone', 'iPad', 'Android'];

interface BrowserRowProps {
  browser: Pick<SignIn, 'isThisOne' | 'browser' | 'system'>;
  /** The time at which it began, and its place. */
  detail: string;
  /** The button: its label, its label for screen readers, its action, and the sentence after it; undefined if there is none. */
  end?:
    | {
        label: string;
        labelOf: (name: string) => string;
        act: () => Promise<unknown>;
        done: string;
      }
    | undefined;
}

/** A browser of the person's own account, named so that the person recognizes it, with a button that ends its session. */
export const BrowserRow = ({
  browser: { isThisOne, browser, system },
  detail,
  end,
}: BrowserRowProps) => {
  const name = [system, browser].filter((one) => one !== null).join(', ') || words.unknownBrowser;
  const { busy, failure, submit } = useSubmit(async () => {
    await end?.act();
    if (end) showToast({ kind: 'status', text: end.done });
    await renewSignIns();
  });
  return (
    <li className={classes.signIn}>
      <Icon icon={PHONES.includes(system) ? Smartphone : Monitor} size={18} />
      <TitleWithDetail className={classes.browser} small={detail}>
        <b>{name}</b>
      </TitleWithDetail>
      {isThisOne && <Label tone="brand">{words.thisOne}</Label>}
      {end && (
        <Button
          variant="quiet-danger"
          size="small"
          busy={busy}
          aria-label={end.labelOf(name)}
          onClick={() => void submit()}
        >
          {end.label}
        </Button>
      )}
      <div className={classes.failure}>
        <FormFailure text={failure} />
      </div>
    </li>
  );
};
