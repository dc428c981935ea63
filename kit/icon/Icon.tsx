import type { LucideIcon } from 'lucide-react';

interface IconProps {
  /** The lucide drawing, imported where it is used so that only drawn icons are shipped. */
  icon: LucideIcon;
  /** Side in px. */
  size?: number;
  /** Only for an icon that says something its neighbour text does not. */
  label?: string;
  strokeWidth?: number;
  /** Points to the start or the end: turned round where one reads from right to left. */
  directional?: boolean | undefined;
}

export const Icon = ({
  icon: Drawing,
  size = 20,
  label,
  strokeWidth = 1.75,
  directional,
}: IconProps) => (
  <Drawing
    size={size}
    strokeWidth={strokeWidth}
    data-directional={directional}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  />
);
