/** Letters that run from right to left: those of Hebrew, Arabic and their neighbors. */
export const FROM_RIGHT = /[\u0590-\u08ff]/;
