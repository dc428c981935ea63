/** A size: `control` is 40 px, by pointer, `thumb` 56 px and more, one-handed at night. */
export type Size = 'control' | 'thumb';
