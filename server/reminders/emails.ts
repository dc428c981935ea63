import { BRAND } from '#core/base/brand.ts';
import { formatReviewDay } from '#core/base/format.ts';
import type { Email } from '../base/deps.ts';
import { webAddress } from '../http/web-address.ts';
import type { DatedIssue } from './store.ts';

type Reminder = {
  publicUrl: string;
  recipient: string;
  /** Those that the recipient owns, and those that nobody owns who could be told. */
  owned: readonly DatedIssue[];
  ownerless: readonly DatedIssue[];
};

/** One mail about all review dates that are told to somebody at once (MAIL-4). */
export function reminderEmail({ publicUrl, recipient, owned, ownerless }: Reminder): Email {
  const issues = [...owned, ...ownerless];
  const [first] = issues;
  const lines = ({ id, title, review_by: day }: DatedIssue): string =>
    `${title}\nReview by ${formatReviewDay(day)}\n${webAddress(publicUrl, 'issue', { id })}`;
  const paragraphs = [
    ...(owned.length > 0
      ? [`Please read again what advisors follow. You own in ${BRAND.name}:`]
      : []),
    ...owned.map(lines),
    ...(ownerless.length > 0
      ? ['These have no owner who can sign in. Please read them, or choose an owner for them:']
      : []),
    ...ownerless.map(lines),
    'What is in order gets a new review date in its details.',
    `If you want no mail about review dates: ${webAddress(publicUrl, 'profile')}`,
  ];
  return {
    recipient,
    subject:
      first && issues.length === 1
        ? `Review by ${formatReviewDay(first.review_by)}: ${first.title}`
        : `${issues.length} issues are to be reviewed`,
    body: `${paragraphs.join('\n\n')}\n`,
  };
}
