import type { Drawing } from '../../icon/Icon.tsx';
import type { MouseEvent } from 'react';
import type { ButtonVariant } from '../../controls/button/button-appearance.ts';
import type { MenuEntry } from '../../overlays/menu/MenuList.tsx';

/** A call to action in the header (KIT-27). */
export interface CallToAction {
  label: string;
  /** The name of an icon in the owner's `icons`. */
  iconName?: string;
  type?: ButtonVariant;
  isIconLeft?: boolean;
}

/** The actions in the header, and in the menu on a phone. */
export interface ShellActionsProps {
  callToActions?: readonly CallToAction[];
  onCallToAction?: (item: CallToAction) => void;
  /** The icons that iconName refers to, passed in so that only those in use are bundled. */
  icons?: Readonly<Record<string, Drawing>>;
  /** Further calls to action, in a list under one button. */
  callToActionList?: { label: string; entries: readonly MenuEntry[] };
  onCallToActionList?: (entry: MenuEntry, event: MouseEvent) => void;
  /** The projects of a dropdown; without them there is no dropdown. */
  projects?: readonly MenuEntry[];
  /** The label of the chosen project; without it the placeholder is shown. */
  project?: string;
  projectPlaceholder?: string;
  onProject?: (entry: MenuEntry) => void;
}
