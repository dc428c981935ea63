import { Button } from '../../controls/button/Button.tsx';
import { ChevronDown } from '../../icon/drawings/signs/chevron-down.ts';
import { Icon } from '../../icon/Icon.tsx';
import { Menu } from '../../overlays/menu/Menu.tsx';
import { ALL_PROJECTS } from '../../base/messages.ts';
import classes from './ShellActions.module.css';
import type { ShellActionsProps } from './shell.ts';

export const ShellActions = ({
  callToActions = [],
  onCallToAction,
  icons = {},
  callToActionList,
  onCallToActionList,
  projects,
  project,
  projectPlaceholder = ALL_PROJECTS,
  onProject,
}: ShellActionsProps) => (
  <>
    {projects && (
      <Menu
        className={classes.dropdown}
        align="start"
        entries={projects.map((entry) => ({ ...entry, selected: entry.label === project }))}
        onSelect={(entry) => onProject?.(entry)}
      >
        {project ?? projectPlaceholder}
        <Icon icon={ChevronDown} size={16} />
      </Menu>
    )}
    {callToActions.map((item) => {
      const { label, iconName = '', type = 'secondary', isIconLeft = true } = item;
      const icon = icons[iconName];
      return (
        <Button
          key={label}
          variant={type}
          icon={isIconLeft ? icon : undefined}
          iconRight={isIconLeft ? undefined : icon}
          onClick={() => onCallToAction?.(item)}
        >
          {label}
        </Button>
      );
    })}
    {callToActionList && (
      <Menu
        className={classes.dropdown}
        entries={callToActionList.entries}
        onSelect={(entry, event) => onCallToActionList?.(entry, event)}
      >
        {callToActionList.label}
        <Icon icon={ChevronDown} size={16} />
      </Menu>
    )}
  </>
);
