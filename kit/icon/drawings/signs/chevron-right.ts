export const ChevronRight = 'm9 18l6-6-6-6';
