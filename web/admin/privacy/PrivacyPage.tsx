import { ADMIN_PAGES } from '#core/page/admin-pages.ts';
import { usePageTitle } from '../../base/page-title.ts';
import { LoadFailed, Loading } from '../shared/states/ActionFailed.tsx';
import { privacyMessages as words } from './messages.ts';
import { PersonPart } from './PersonPart.tsx';
import column from '../shared/page-parts/column.module.css';
import { TermsPart } from './TermsPart.tsx';
import { usePrivacy } from './use-terms.ts';
import { VoidsPart } from './VoidsPart.tsx';

/** The page about the stored data of people, and how long it is kept (PRIVACY-3). */
export const PrivacyPage = () => {
  usePageTitle(ADMIN_PAGES.privacy.title);
  const privacy = usePrivacy();
  if (privacy.isError && !privacy.isFetching)
    return <LoadFailed title={words.loadFailed} onRetry={() => void privacy.refetch()} />;
  if (!privacy.data || !privacy.isFetchedAfterMount) return <Loading />;
  return (
    <div className={column.page}>
      <TermsPart settings={privacy.data} />
      <VoidsPart />
      <PersonPart />
    </div>
  );
};
