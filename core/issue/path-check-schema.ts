import { Type, type Static } from 'typebox';
import { PathCounts } from './path-counts.ts';
import { closedObject, orNull, TextOrNull } from '../base/schema.ts';
import { Language, NotReviewed } from './translation-schema.ts';
import { WireIssue } from './wire-schema.ts';

/** The time of a tick, and who made it; null if that administrator is gone. */
const Check = { at: Type.String(), by: TextOrNull };

const CheckedPath = Type.Object({
  /** A print of the path's texts: editing one of its steps changes it. */
  fingerprint: Type.String(),
  /** The places of its steps in the issue, from 1. */
  steps: Type.Array(Type.Integer()),
  check: orNull(Type.Object(Check)),
  /** The check that edits undid, with the places of the steps that differ since. */
  reopened: orNull(Type.Object({ ...Check, changed: Type.Array(Type.Integer()) })),
});
export type CheckedPath = Static<typeof CheckedPath>;

/** The time at which somebody pressed 'Reviewed', and who. */
export const Review = Type.Object(Check);

/** The same, null if nobody did (PATHS-7). */
export const Adoption = orNull(Review);
export type Adoption = Static<typeof Adoption>;

/** The paths of an issue as it is saved, with its steps as they were at that moment (PATHS-1). */
export const IssuePaths = Type.Object({
  ...PathCounts.properties,
  steps: WireIssue.properties.steps,
  paths: Type.Array(CheckedPath),
  reviewed: Adoption,
  /** Says that words were edited since it was reviewed. */
  isEdited: Type.Boolean(),
  ...NotReviewed,
});
export type IssuePaths = Static<typeof IssuePaths>;

/** A tick, or its taking back, of a path as it is read in `language`, or in the original (PATHS-2, TRANSLATE-43). */
export const PathTick = closedObject({
  isChecked: Type.Boolean(),
  language: Type.Optional(Language),
});
