/** The version of this release, equal to the one in package.json, which a test checks. */
export const VERSION = '0.2.0';
