import type { ChangedStarter, StarterLanguage } from '#core/exchange/exchange-schema.ts';
import { ADMIN_PAGES } from '#core/page/admin-pages.ts';
import { EmptyState } from '#kit/layout/empty-state/EmptyState.tsx';
import { adminPaths } from '../../../base/admin-paths.ts';
import { usePageTitle } from '../../../base/page-title.ts';
import { adminMessages } from '../../base/messages.ts';
import { PageButton } from '../../base/PageButton.tsx';
import { useChangedStarters, useStarterLanguages } from '../../base/queries.ts';
import { useMay } from '../../base/role.ts';
import { Unloaded } from '../../shared/states/ActionFailed.tsx';
import { ChangedStarterRow } from './ChangedStarterRow.tsx';
import { StarterLanguages } from './StarterLanguages.tsx';
import { changedStarterMessages as words } from './messages.ts';
import classes from './ChangedStarters.module.css';

const NO_LANGUAGES: readonly StarterLanguage[] = [];

type Group = Exclude<keyof typeof words.groups, 'languages'>;

const groupOf = ({ what, isDangerous }: ChangedStarter): Group => {
  if (what === 'new') return 'added';
  return isDangerous ? 'dangerous' : 'changed';
};

const Rows = ({ group, changed }: { group: Group; changed: readonly ChangedStarter[] }) => (
  <section className={classes.group}>
    <h2 className={classes.head}>{words.groups[group]}</h2>
    {group === 'dangerous' && <p className={classes.danger}>{words.dangerousText}</p>}
    <ul className={classes.rows}>
      {changed.map((one) => (
        <ChangedStarterRow key={one.title} changed={one} />
      ))}
    </ul>
  </section>
);

/** The page of the starter library's texts that changed since this campus got them (STARTERS-1, STARTERS-2). */
export const ChangedStartersPage = () => {
  usePageTitle(ADMIN_PAGES.changedStarters.title);
  const changes = useChangedStarters();
  const { data } = changes;
  const languages = useStarterLanguages(useMay('owner')).data ?? NO_LANGUAGES;
  if (!data) return <Unloaded loading={changes} failed={words.loadFailed} />;
  if (data.length === 0 && languages.length === 0) {
    const back = <PageButton href={adminPaths.admin}>{adminMessages.editor.backToList}</PageButton>;
    return (
      <EmptyState title={words.none} action={back}>
        {words.noneText}
      </EmptyState>
    );
  }
  return (
    <div className={classes.page}>
      {data.length > 0 && (
        <p className={classes.intro}>
          {data.every(({ what }) => what === 'new') ? words.aboutNew : words.about}
        </p>
      )}
      {(['dangerous', 'changed', 'added'] as const).map((group) => {
        const changed = data.filter((one) => groupOf(one) === group);
        return changed.length > 0 && <Rows key={group} group={group} changed={changed} />;
      })}
      {languages.length > 0 && <StarterLanguages offered={languages} />}
    </div>
  );
};
