import { useId, useState } from 'react';
import { ownNameOf } from '#core/base/language-name.ts';
import type { StarterLanguage } from '#core/exchange/exchange-schema.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { reasonIn } from '../../base/admin-api.ts';
import { renewIssues } from '../../base/queries.ts';
import { settleStarterLanguage } from '../../shared/exchange/exchange-api.ts';
import { FormFailure } from '../../shared/states/ActionFailed.tsx';
import { changedStarterMessages as words } from './messages.ts';
import classes from './ChangedStarters.module.css';

const Row = ({ offered }: { offered: StarterLanguage }) => {
  const { language, procedures } = offered;
  const [busy, setBusy] = useState<'take' | 'leave'>();
  const [failure, setFailure] = useState<string>();
  const titleId = useId();
  const settle = async (take: boolean): Promise<void> => {
    setBusy(take ? 'take' : 'leave');
    setFailure(undefined);
    try {
      const count = await settleStarterLanguage(offered, take);
      if (take) showToast({ kind: 'status', text: words.languageAdded(language, count) });
    } catch (error) {
      setFailure(`${words.failed} ${reasonIn(error)}`.trim());
    }
    await renewIssues().catch(() => undefined);
    setBusy(undefined);
  };
  return (
    <li className={classes.row} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.title} lang={language}>
        {ownNameOf(language)}
      </h3>
      <p className={classes.about}>{words.languageText(procedures)}</p>
      <div className={classes.buttons}>
        <Button
          variant="primary"
          size="small"
          busy={busy === 'take'}
          onClick={() => void settle(true)}
        >
          {words.addLanguage(language)}
        </Button>
        <Button size="small" busy={busy === 'leave'} onClick={() => void settle(false)}>
          {words.leave}
        </Button>
      </div>
      <FormFailure text={failure} />
    </li>
  );
};

/** The languages of the starter library that procedures here lack, each in one row (TRANSLATE-45). */
export const StarterLanguages = ({ offered }: { offered: readonly StarterLanguage[] }) => (
  <section className={classes.group}>
    <h2 className={classes.head}>{words.groups.languages}</h2>
    <ul className={classes.rows}>
      {offered.map((one) => (
        <Row key={one.language} offered={one} />
      ))}
    </ul>
  </section>
);
