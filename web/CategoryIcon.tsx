import {
  BriefcaseMedical,
  Bug,
  CalendarDays,
  Cannabis,
  CircleEllipsis,
  Droplets,
  Flame,
  HandHeart,
  Heater,
  KeyRound,
  LayoutGrid,
  Microwave,
  ShieldAlert,
  Volume2,
  type LucideIcon,
} from 'lucide-react';
import type { Category } from '#core/category.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import './category-tints.css';
import classes from './CategoryIcon.module.css';

const DRAWINGS: Record<Category, LucideIcon> = {
  'All categories': LayoutGrid,
  Access: KeyRound,
  Fire: Flame,
  Heating: Heater,
  'Illicit substances': Cannabis,
  'Kitchen appliances': Microwave,
  Medical: BriefcaseMedical,
  'Noise complaint': Volume2,
  Other: CircleEllipsis,
  Pests: Bug,
  'RLA events': CalendarDays,
  'Safety concern': ShieldAlert,
  Water: Droplets,
  Welfare: HandHeart,
};

interface CategoryIconProps {
  category: Category;
  /** Side of the tinted square in px. */
  size?: 24 | 32 | 40 | 48;
}

/** A category's own icon on its tint, the same everywhere (ISSUES-3). Its name stands beside it. */
export const CategoryIcon = ({ category, size = 40 }: CategoryIconProps) => (
  <span className={classes.tint} data-cat={category} data-size={size}>
    <Icon icon={DRAWINGS[category]} size={size < 40 ? size - 12 : 22} />
  </span>
);
