import { BRAND_THEME } from './brand.ts';

/** The product's logo, or another brand's in the kitchen sink. */
export const Logo = ({ size = 22, logo = BRAND_THEME.logo }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    aria-hidden="true"
  >
    {logo.map(({ d, opacity, filled }) => (
      <path
        key={d}
        d={d}
        opacity={opacity}
        {...(filled ? { fill: 'currentColor', stroke: 'none' } : {})}
      />
    ))}
  </svg>
);
