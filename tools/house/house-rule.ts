/** A rule of the house about the text of one file; house.test.ts checks every file against it. */
export interface HouseRule {
  name: string;
  /** The files it is about. */
  files: RegExp;
  /** Files it does not apply to. */
  except?: RegExp;
  /** The pattern that they must not contain. */
  forbidden: RegExp;
  /** It applies to the comments of stylesheets too. */
  inComments?: boolean;
  /** A line that breaks it, with which the rule itself is tested. */
  broken: string;
}
