import { Type, type Static } from 'typebox';
import { PathCounts } from './path-counts.ts';
import { closed } from '../base/schema.ts';
import { WireIssue } from './wire-schema.ts';

/** The time of a tick, and who made it; null if that administrator is gone. */
const Check = { at: Type.String(), by: Type.Union([Type.String(), Type.Null()]) };

const CheckedPath = Type.Object({
  /** A print of the path's texts: editing one of its steps changes it. */
  fingerprint: Type.String(),
  /** The places of its steps in the issue, from 1. */
  steps: Type.Array(Type.Integer()),
  check: Type.Union([Type.Object(Check), Type.Null()]),
  /** The check that edits undid, with the places of the steps that differ since. */
  reopened: Type.Union([
    Type.Object({ ...Check, changed: Type.Array(Type.Integer()) }),
    Type.Null(),
  ]),
});
export type CheckedPath = Static<typeof CheckedPath>;

/** The time at which somebody pressed 'Reviewed', and who; null if nobody did (PATHS-7). */
export const Adoption = Type.Union([Type.Object(Check), Type.Null()]);
export type Adoption = Static<typeof Adoption>;

/** The paths of an issue as it is saved, with its steps as they were at that moment (PATHS-1). */
export const IssuePaths = Type.Object({
  ...PathCounts.properties,
  steps: WireIssue.properties.steps,
  paths: Type.Array(CheckedPath),
  reviewed: Adoption,
});
export type IssuePaths = Static<typeof IssuePaths>;

/** A tick, or its taking back (PATHS-2). */
export const PathTick = Type.Object({ isChecked: Type.Boolean() }, closed);
