/** The release that this is, as package.json has it; a test holds them together. */
export const VERSION = '0.2.0';
