import type { ExchangedContent } from '#core/exchange/exchange.ts';
import type { Issue } from '#core/issue/issue.ts';
import type { WithTranslations } from '#core/issue/translations.ts';
import type { Db } from '../db/tables/database.ts';
import type { IssueAction } from './audit.sql.ts';

export type NewDraft = {
  _id: string;
  content: ExchangedContent;
  isStarter: boolean;
  admin: string;
  /** The marks of its other authors, from the original issue or the file (REVIEW-10). */
  marks?: readonly string[];
  what: IssueAction;
};

export type Replacement = NewDraft & {
  /** The version of the issue that the person saw, or null if they saw none. If undefined, the draft replaces whatever is here. */
  seen: number | null | undefined;
};

/** A new text for an issue in the version that the person saw, and what is noted in the same transaction. */
export type Rewriting = Pick<NewDraft, '_id' | 'admin' | 'what'> & {
  version: number | undefined;
  text: (before: Issue) => Pick<Issue, 'firstAct' | 'alsoCalled' | 'steps'> & WithTranslations;
  beside: (tx: Db) => Promise<void>;
};

/** The result of a replacement: the issue as it is afterwards, or the reason why it was not replaced. */
export type Replaced =
  | { what: 'new' | 'changed' | 'same'; issue: Issue }
  | {
      what: 'refused';
      why: 'CHANGED_MEANWHILE' | 'PICTURE_MISSING' | 'OTHER_CATEGORY';
      detail: string;
    };

export type ReadyPicture = { hash: string; bytes: Uint8Array };
