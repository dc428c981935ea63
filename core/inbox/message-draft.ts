import { ISSUE_CATEGORIES, type IssueCategory } from '../base/category.ts';
import { LIMITS } from '../base/limits.ts';

/** The text of an advisor's message, and the category in which they looked for the issue. */
export type MissedIn = { readonly text: string; readonly category: string | null };

/** The beginning of a draft: what was missing, in the words of the advisor who missed it. */
export type MessageDraft = { title: string; category: IssueCategory; question: string };

/** Returns the text cut to at most `most` UTF-16 units, between two words if possible. */
function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '');
  const isWhole = /\s/.test(text.charAt(most - 1));
  return `${isWhole ? cut.trimEnd() : cut.replace(/\s+\S*$/, '') || cut}…`;
}

/** Returns the first sentence of a text, in one line and without its period. */
function firstSentence(text: string): string {
  const [line = ''] = text.trim().split('\n', 1);
  const [sentence = ''] = line.split(/(?<=[.!?…])\s/, 1);
  return sentence.trim().replace(/(?<!\.)\.$/, '');
}

/** Makes a draft from a message and those merged into it (INBOX-6). The first sentence becomes the title, and all of the text the first question. */
export function draftOf(message: MissedIn, merged: readonly MissedIn[]): MessageDraft {
  const words = [message, ...merged].map(({ text }) => text.trim());
  const category = ISSUE_CATEGORIES.find((one) => one === message.category) ?? 'Other';
  return {
    title: cutText(firstSentence(message.text), LIMITS.title),
    category,
    question: cutText(words.join('\n\n'), LIMITS.question),
  };
}
