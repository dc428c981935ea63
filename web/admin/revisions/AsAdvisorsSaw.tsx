import { useMemo } from 'react';
import type { Issue } from '#core/issue/issue.ts';
import { draftSteps } from '#core/walk/draft-walk.ts';
import type { Revision } from '../base/issues-api.ts';
import { PreviewDialog } from '../shared/preview/PreviewDialog.tsx';
import { usePreviewFrame } from '../shared/preview/use-preview-frame.tsx';
import { useSettings, useWrittenIn } from '../base/queries.ts';
import { revisionMessages } from './messages.ts';

interface AsAdvisorsSawProps {
  issue: Pick<Issue, '_id' | 'isStarter'>;
  revision: Revision;
  onClose: () => void;
}

/** A preview of a revision as advisors used it; nothing is recorded (REVISION-3). */
export const AsAdvisorsSaw = ({ issue, revision, onClose }: AsAdvisorsSawProps) => {
  const { steps, number } = revision;
  const draft = useMemo(() => draftSteps(steps), [steps]);
  const settings = useSettings().data;
  const preview = usePreviewFrame({
    issueId: issue._id,
    lang: useWrittenIn()(issue),
    ...revision,
    about: revisionMessages.number(number),
    draft,
    campus: settings?.campus,
    timeZone: settings?.timeZone,
    from: [],
  });
  return <PreviewDialog {...preview} onClose={onClose} />;
};
