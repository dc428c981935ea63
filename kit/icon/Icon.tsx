import type { LucideIcon } from 'lucide-react';

interface IconProps {
  /** A lucide icon, imported where it is used so that only those in use are bundled. */
  icon: LucideIcon;
  /** Side in px. */
  size?: number;
  /** Only for an icon that says something the text beside it does not. */
  label?: string;
  strokeWidth?: number;
  /** Points to the start or the end: mirrored where text runs from right to left. */
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
