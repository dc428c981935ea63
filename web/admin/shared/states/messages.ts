import { inDigits } from '../../base/written.ts';
import type { PathCounts } from '#core/issue/path-counts.ts';

/** The words of a page that the role does not allow (ROLE-7). */
export const notAllowedMessages = {
  title: {
    owner: 'This page is for owners',
    author: 'This page is for authors and owners',
  },
  text: {
    owner: 'You are an owner again. Reload the page.',
    author: 'You are an author. An owner can change that under People.',
    reader: 'You are a reader. An owner can change that under People.',
  },
} as const;

export const partMessages = {
  reload: 'Or reload the page. What you typed is kept.',
} as const;

export const olderMessages = {
  older: 'Show older',
  olderFailed: 'Older ones did not load.',
} as const;

/** The words about numbers that the campus did not set (CAMPUS-9). */
export const missingNumbersMessages = {
  missing: (count: number) =>
    count === 1 ? '1 number is missing' : `${count} numbers are missing`,
  missingText: (count: number) =>
    `Until ${count === 1 ? 'it is' : 'they are'} set, advisors see “number not set”.`,
  setThem: (count: number) => `Set ${count === 1 ? 'it' : 'them'} in Settings`,
} as const;

/** Returns '12 of 14 paths checked' (PATHS-4). */
export const pathsChecked = ({ checked, count, isMore }: PathCounts): string =>
  `${checked} of ${isMore ? 'more than ' : ''}${inDigits(count)} ${count === 1 ? 'path' : 'paths'} checked`;
