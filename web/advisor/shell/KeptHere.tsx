import { NotLasting } from '../outbox/NotLasting.tsx';
import { UnfinishedWalks } from '../walk/UnfinishedWalks.tsx';

/** What stands above every advisor's page of what this phone keeps. */
export const KeptHere = () => (
  <>
    <NotLasting />
    <UnfinishedWalks />
  </>
);
