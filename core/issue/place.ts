export const LAST_PLACE = 20;

type WithPlace = { readonly place?: number | null | undefined };

const placeOf = ({ place }: WithPlace): number => place ?? LAST_PLACE + 1;

/** Orders the issues of one category by place, the lowest first. Issues without a place come last (ISSUES-27). */
export const byPlace = (a: WithPlace, b: WithPlace): number => placeOf(a) - placeOf(b);
