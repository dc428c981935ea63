export const ChevronsUpDown = 'M7 15l5 5 5-5M7 9l5-5 5 5';
