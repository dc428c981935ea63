import { useMemo } from 'react';
import { draftSteps } from '#core/draft-walk.ts';
import type { Revision } from '../issues-api.ts';
import { PreviewDialog } from '../preview/PreviewDialog.tsx';
import { useSettings } from '../queries.ts';
import { revisionMessages } from './messages.ts';

interface AsAdvisorsSawProps {
  issueId: string;
  revision: Revision;
  onClose: () => void;
}

/** A revision walked as advisors walked it; nothing is recorded (REVISION-3). */
export const AsAdvisorsSaw = ({ issueId, revision, onClose }: AsAdvisorsSawProps) => {
  const { steps, title, firstAct, number } = revision;
  const draft = useMemo(() => draftSteps(steps), [steps]);
  const campus = useSettings().data?.campus;
  return (
    <PreviewDialog
      issueId={issueId}
      title={title}
      about={revisionMessages.number(number)}
      firstAct={firstAct}
      draft={draft}
      campus={campus}
      from={START}
      onClose={onClose}
    />
  );
};

const START = [] as const;
