/** The product's mark: a path that forks, one branch taken. */
export const Mark = ({ size = 22 }: { size?: number }) => (
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
    <path d="M12 21v-6.5" />
    <path d="M12 14.5C12 10.5 18 11.5 18 7.6" />
    <path d="M12 14.5C12 10.5 6 11.5 6 7.8" opacity=".55" />
    <circle cx="18" cy="5" r="2.6" fill="currentColor" stroke="none" />
    <circle cx="6" cy="5" r="1.9" strokeWidth="1.6" opacity=".7" />
  </svg>
);
