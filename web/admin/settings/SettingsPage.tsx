import { usePageTitle } from '../../base/page-title.ts';
import { useSettings } from '../base/queries.ts';
import { LoadFailed } from '../shared/states/LoadFailed.tsx';
import { Loading } from '../shared/states/Loading.tsx';
import { CampusSettings } from './CampusSettings.tsx';
import { settingsMessages } from './messages.ts';

const words = settingsMessages;

/** What the campus sets (CAMPUS-2). Loaded at each visit, and never again while it is open. */
export const SettingsPage = () => {
  const settings = useSettings('once');
  usePageTitle(words.title);
  if (settings.isError && !settings.isFetching) {
    return <LoadFailed title={words.loadFailed} onRetry={() => void settings.refetch()} />;
  }
  if (!settings.data || !settings.isFetchedAfterMount) return <Loading />;
  return <CampusSettings settings={settings.data} />;
};
