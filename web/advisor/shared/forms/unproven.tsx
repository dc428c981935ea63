import { useEffect } from 'react';
import { isProofAsked } from '../../../base/advisor-name.ts';
import { loadAll, OnceLoaded, onDemand } from '../../../base/on-demand/on-demand.ts';
import type { UnprovenNoticeProps } from './ProvenEntry.tsx';

const UnprovenNotice = onDemand('UnprovenNotice', async () => await import('./ProvenEntry.tsx'));

const Asked = (props: UnprovenNoticeProps) => {
  useEffect(() => void loadAll([UnprovenNotice]).catch(() => undefined), []);
  return <OnceLoaded part={UnprovenNotice} {...props} />;
};

/** A notice that the name is not verified, at a campus that verifies names; other campuses load nothing for it (SIGNIN-45). */
export const Unproven = (props: UnprovenNoticeProps) =>
  isProofAsked() ? <Asked {...props} /> : null;
