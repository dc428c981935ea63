import type { IssueDetails } from '#core/issue.ts';
import { TextInput } from '#kit/text-input/TextInput.tsx';
import { DetailsFields } from '../issues/DetailsFields.tsx';
import { adminMessages } from '../messages.ts';
import pane from './pane.module.css';

const words = adminMessages.editor;

interface DetailsPaneProps {
  details: Partial<IssueDetails>;
  onChange: (details: Partial<IssueDetails>) => void;
}

/** Name, category and review date of the issue (EDITOR-4, EDITOR-22). */
export const DetailsPane = ({ details, onChange }: DetailsPaneProps) => (
  <>
    <div className={pane.head}>
      <h2 className={pane.title}>{words.details}</h2>
    </div>
    <p className={pane.text}>{words.detailsText}</p>
    <div className={pane.form}>
      <DetailsFields details={details} onChange={onChange} />
      <TextInput
        label={adminMessages.createIssue.reviewBy}
        hint={adminMessages.createIssue.reviewHint}
        type="date"
        value={details.reviewBy ?? ''}
        onChange={(reviewBy) => onChange({ ...details, reviewBy: reviewBy || null })}
      />
    </div>
  </>
);
