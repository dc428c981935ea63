export const ChevronRight = 'M9 18l6-6-6-6';
