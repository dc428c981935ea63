import { useMemo } from 'react';
import { draftSteps } from '#core/walk/draft-walk.ts';
import type { Revision } from '../base/issues-api.ts';
import { PreviewDialog } from '../shared/preview/PreviewDialog.tsx';
import { usePreviewFrame } from '../shared/preview/use-preview-frame.tsx';
import { useSettings } from '../base/queries.ts';
import { revisionMessages } from './messages.ts';

interface AsAdvisorsSawProps {
  issueId: string;
  revision: Revision;
  onClose: () => void;
}

/** A revision walked as advisors walked it; nothing is recorded (REVISION-3). */
export const AsAdvisorsSaw = ({ issueId, revision, onClose }: AsAdvisorsSawProps) => {
  const { steps, title, category, firstAct, number } = revision;
  const draft = useMemo(() => draftSteps(steps), [steps]);
  const settings = useSettings().data;
  const preview = usePreviewFrame({
    issueId,
    title,
    category,
    about: revisionMessages.number(number),
    firstAct,
    draft,
    campus: settings?.campus,
    timeZone: settings?.timeZone,
    from: START,
  });
  return <PreviewDialog {...preview} onClose={onClose} />;
};

const START = [] as const;
