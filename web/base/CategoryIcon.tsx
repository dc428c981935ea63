import { BriefcaseMedical } from '#kit/icon/drawings/categories/briefcase-medical.ts';
import { Bug } from '#kit/icon/drawings/categories/bug.ts';
import { CalendarDays } from '#kit/icon/drawings/categories/calendar-days.ts';
import { Cannabis } from '#kit/icon/drawings/categories/cannabis.ts';
import { CircleEllipsis } from '#kit/icon/drawings/categories/circle-ellipsis.ts';
import { Droplets } from '#kit/icon/drawings/categories/droplets.ts';
import { Flame } from '#kit/icon/drawings/categories/flame.ts';
import { HandHeart } from '#kit/icon/drawings/categories/hand-heart.ts';
import { Heater } from '#kit/icon/drawings/categories/heater.ts';
import { KeyRound } from '#kit/icon/drawings/categories/key-round.ts';
import { LayoutGrid } from '#kit/icon/drawings/categories/layout-grid.ts';
import { Microwave } from '#kit/icon/drawings/categories/microwave.ts';
import { ShieldAlert } from '#kit/icon/drawings/categories/shield-alert.ts';
import { Volume2 } from '#kit/icon/drawings/categories/volume-2.ts';
import { Icon, type Drawing } from '#kit/icon/Icon.tsx';
import type { Category } from '#core/base/category.ts';
import './category-tints.css';
import classes from './CategoryIcon.module.css';

const DRAWINGS: Record<Category, Drawing> = {
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
  /** The side of the tinted square in px. */
  size?: 24 | 32 | 40 | 48;
}

/** A category's own icon on its tint, the same on every screen (ISSUES-3). The category's name is next to it. */
export const CategoryIcon = ({ category, size = 40 }: CategoryIconProps) => (
  <span className={classes.tint} data-cat={category} data-size={size}>
    <Icon icon={DRAWINGS[category]} size={size < 40 ? size - 12 : 22} />
  </span>
);
