import { Type, type Static } from 'typebox';
import { PathCounts } from './path-counts.ts';
import { closedObject, orNull, TextOrNull } from '../base/schema.ts';
import { Language, NotReviewed } from './translation-schema.ts';
import { WireIssue } from './wire-schema.ts';

/** The time of a check, and the administrator who made it, which is null if the account is gone. */
const Check = { at: Type.String(), by: TextOrNull };

const CheckedPath = Type.Object({
  /** A fingerprint of the path's texts, which changes if somebody edits one of its steps. */
  fingerprint: Type.String(),
  /** The places of its steps in the issue, from 1. */
  steps: Type.Array(Type.Integer()),
  check: orNull(Type.Object(Check)),
  /** The check that edits made invalid, with the places of the steps that changed since. */
  reopened: orNull(Type.Object({ ...Check, changed: Type.Array(Type.Integer()) })),
});
export type CheckedPath = Static<typeof CheckedPath>;

/** The time at which somebody pressed 'Reviewed', and who it was. */
export const Review = Type.Object(Check);

/** The press of 'Reviewed', or null if nobody pressed it (PATHS-7). */
export const Adoption = orNull(Review);
export type Adoption = Static<typeof Adoption>;

/** The paths of a saved issue, together with its steps at the same moment (PATHS-1). */
export const IssuePaths = Type.Object({
  ...PathCounts.properties,
  steps: WireIssue.properties.steps,
  paths: Type.Array(CheckedPath),
  reviewed: Adoption,
  /** True if somebody edited texts since the review. */
  isEdited: Type.Boolean(),
  ...NotReviewed,
});
export type IssuePaths = Static<typeof IssuePaths>;

/** A check of a path or its removal, in `language` or in the original (PATHS-2, TRANSLATE-43). */
export const PathTick = closedObject({
  isChecked: Type.Boolean(),
  language: Type.Optional(Language),
});
