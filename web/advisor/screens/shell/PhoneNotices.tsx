import { StorageWarning } from '../../shared/sending/StorageWarning.tsx';
import { UnfinishedWalks } from '../../walk/screen/UnfinishedWalks.tsx';

/** What stands above every advisor's page of what this phone keeps. */
export const PhoneNotices = () => (
  <>
    <StorageWarning />
    <UnfinishedWalks />
  </>
);
