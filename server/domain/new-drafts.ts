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
  /** The marks of its other authors, from the original or the file (REVIEW-10). */
  marks?: readonly string[];
  what: IssueAction;
};

export type Replacement = NewDraft & {
  /** The version of the issue that was seen, null if none was; undefined replaces whatever is here. */
  seen: number | null | undefined;
};

/** Another text for an issue as it was seen, and what is noted beside it in the same transaction. */
export type Rewriting = Pick<NewDraft, '_id' | 'admin' | 'what'> & {
  version: number | undefined;
  text: (before: Issue) => Pick<Issue, 'firstAct' | 'alsoCalled' | 'steps'> & WithTranslations;
  beside: (tx: Db) => Promise<void>;
};

/** The result of a replacement: the issue as it is here afterwards, or why it was not made. */
export type Replaced =
  | { what: 'new' | 'changed' | 'same'; issue: Issue }
  | {
      what: 'refused';
      why: 'CHANGED_MEANWHILE' | 'PICTURE_MISSING' | 'OTHER_CATEGORY';
      detail: string;
    };

export type ReadyPicture = { hash: string; bytes: Uint8Array };
