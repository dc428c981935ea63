/** Returns a share from 0 to 1 as whole per cent, '45 %'. Number and sign stay on one line. */
export const percent = (share: number): string => `${Math.round(share * 100)}\u00A0%`;
