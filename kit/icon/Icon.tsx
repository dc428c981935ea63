/** An outline as SVG path data on a square of 24 units. */
export type Drawing = `M${string}`;

interface IconProps {
  /** A drawing of kit/icon/drawings. Each is a file, so that a phone loads only those it shows. */
  icon: Drawing;
  /** Side in px. */
  size?: number;
  /** Only for an icon that says something the text beside it does not. */
  label?: string;
  strokeWidth?: number;
  /** Points to the start or the end, and is mirrored if text runs from right to left. */
  directional?: boolean | undefined;
}

export const Icon = ({ icon, size = 20, label, strokeWidth = 1.75, directional }: IconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={strokeWidth}
    strokeLinecap="round"
    strokeLinejoin="round"
    data-directional={directional}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    <path d={icon} />
  </svg>
);
