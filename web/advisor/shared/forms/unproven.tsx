import { useEffect } from 'react';
import { isProofAsked } from '../../../base/advisor-name.ts';
import { loadAll, OnceLoaded, onDemand } from '../../../base/on-demand.ts';

const UnprovenNotice = onDemand('UnprovenNotice', async () => await import('./ProvenEntry.tsx'));

const Asked = () => {
  useEffect(() => void loadAll([UnprovenNotice]).catch(() => undefined), []);
  return <OnceLoaded part={UnprovenNotice} />;
};

/** Says that the name is not proven, if names have to be; other campuses load nothing further (SIGNIN-45). */
export const Unproven = () => (isProofAsked() ? <Asked /> : null);
