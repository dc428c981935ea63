export const Check = 'M20 6 9 17l-5-5';
