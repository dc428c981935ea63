import { NotLasting } from '../../shared/sending/NotLasting.tsx';
import { UnfinishedWalks } from '../../walk/screen/UnfinishedWalks.tsx';

/** What stands above every advisor's page of what this phone keeps. */
export const KeptHere = () => (
  <>
    <NotLasting />
    <UnfinishedWalks />
  </>
);
