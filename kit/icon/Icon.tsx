/** An outline as SVG path data on a square of 24 units. If it begins with a small m, it points to the start or the end, and is mirrored if text runs from right to left (LANG-1). */
export type Drawing = `${'M' | 'm'}${string}`;

interface IconProps {
  /** The drawing, from kit/icon/drawings. Each is a file, so that a phone loads only the drawings that it shows. */
  icon: Drawing;
  /** Side in px. */
  size?: number;
  /** The text alternative, only for an icon that says something that the text next to it does not. */
  label?: string;
  strokeWidth?: number;
}

export const Icon = ({ icon, size = 20, label, strokeWidth = 1.75 }: IconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={strokeWidth}
    strokeLinecap="round"
    strokeLinejoin="round"
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    <path d={icon} />
  </svg>
);
