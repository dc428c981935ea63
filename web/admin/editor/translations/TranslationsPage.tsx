import { useState } from 'react';
import { Link, useRoute } from 'wouter';
import { isProcedureLanguage, type ProcedureLanguage } from '#core/base/procedure-languages.ts';
import { languagesOf } from '#core/issue/translations.ts';
import { ADMIN_PATTERNS } from '#core/page/admin-pages.ts';
import { Users } from '#kit/icon/drawings/signs/users.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { EmptyState } from '#kit/layout/empty-state/EmptyState.tsx';
import { adminPaths } from '../../../base/admin-paths.ts';
import { useQuery } from '../../../base/navigation.ts';
import { textMessages } from '../../base/text-messages.ts';
import { useMayChange } from '../../base/role.ts';
import { IssueFrame } from '../../shared/page-parts/IssueFrame.tsx';
import { AdminProviders } from '../../shared/session/AdminProviders.tsx';
import { LeaveGuard } from '../../shared/session/LeaveGuard.tsx';
import { Unloaded } from '../../shared/states/ActionFailed.tsx';
import { Languages } from './Languages.tsx';
import { translationsMessages as words } from './messages.ts';
import { OpenLanguage } from './OpenLanguage.tsx';
import classes from './Translations.module.css';
import { useTranslating, type Translating } from './use-translating.ts';

type LoadedProps = { translating: Translating; onDirty: (isDirty: boolean) => void };

const Loaded = ({ translating, onDirty }: LoadedProps) => {
  const { issue } = translating;
  const asked = useQuery().get('language') ?? '';
  const mayChange = useMayChange()(issue.category);
  const known = languagesOf(translating).map(([language]) => language);
  const isNew = isProcedureLanguage(asked) && mayChange && !known.includes(asked);
  const languages: readonly ProcedureLanguage[] = isNew ? [...known, asked] : known;
  const open = languages.find((language) => language === asked) ?? languages[0];
  return (
    <>
      <div className={classes.top}>
        {issue.pending && (
          <p className={classes.notice}>
            <Icon icon={Users} size={18} />
            <span>
              {words.pending} <Link href={adminPaths.issue(issue._id)}>{words.toEditor}</Link>
            </span>
          </p>
        )}
        <Languages {...{ translating, languages, open }} canAdd={mayChange && !issue.isArchived} />
      </div>
      {open ? (
        <OpenLanguage key={open} translating={translating} language={open} onDirty={onDirty} />
      ) : (
        <EmptyState title={words.none}>{mayChange ? words.noneText : words.noneToRead}</EmptyState>
      )}
    </>
  );
};

/** Tells if an address leaves the page: another language of it does not, and typed text is kept. */
const leavesPage = (to: string): boolean => to.split('?')[0] !== window.location.pathname;

const Page = ({ id }: { id: string }) => {
  const loaded = useTranslating(id);
  const { data } = loaded;
  const [isDirty, setDirty] = useState(false);
  return (
    <LeaveGuard isDirty={isDirty} leaves={leavesPage}>
      <IssueFrame id={id} issue={data?.issue} title={textMessages.translations}>
        <main className={classes.main}>
          <Unloaded loading={loaded} failed={words.loadFailed} />
          {data && <Loaded translating={data} onDirty={setDirty} />}
        </main>
      </IssueFrame>
    </LeaveGuard>
  );
};

/** The page `/issue/:id/translations` with the texts of an issue in other languages (TRANSLATE-31). */
export const TranslationsPage = () => {
  const id = useRoute(ADMIN_PATTERNS.translations)[1]?.id ?? '';
  return (
    <AdminProviders>
      <Page key={id} id={id} />
    </AdminProviders>
  );
};
