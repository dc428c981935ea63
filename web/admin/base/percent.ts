import { LOCALE } from '#core/base/locale.ts';

const FORMAT = new Intl.NumberFormat(LOCALE, { style: 'percent' });

/** Returns a share from 0 to 1 as a whole percentage, '45%' or '45 %'. The number and the sign stay on one line. */
export const percent = (share: number): string => FORMAT.format(share);
