import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { LogOut } from '#kit/icon/drawings/actions/log-out.ts';
import { MessageSquare } from '#kit/icon/drawings/signs/message-square.ts';
import { Moon } from '#kit/icon/drawings/signs/moon.ts';
import { Sun } from '#kit/icon/drawings/signs/sun.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { MenuList, type MenuListProps } from '#kit/overlays/menu/MenuList.tsx';
import { advisorName, forgetAdvisor } from '../../../base/advisor-name.ts';
import { messages } from '../../../base/messages.ts';
import { followInApp } from '../../../base/navigation.ts';
import { OnceLoaded } from '../../../base/on-demand.ts';
import { paths } from '../../../base/paths.ts';
import { chooseScheme, useScheme } from '../../../base/scheme.ts';
import { RecordsMark } from './ShellMenu.tsx';

const words = messages.advisorShell;

/** The entries of the advisors' menu: Records, Feedback, the colours and Logout (ADVISOR-3, NIGHT-3). */
export const ShellEntries = (list: MenuListProps) => {
  const [, navigate] = useLocation();
  const other = useScheme() === 'dark' ? 'light' : 'dark';

  const entries = [
    {
      label: words.records,
      icon: <OnceLoaded part={RecordsMark} />,
      href: paths.records,
      act: (event: MouseEvent) => followInApp(event, () => navigate(paths.records)),
    },
    {
      label: words.feedback,
      icon: <Icon icon={MessageSquare} />,
      act: () => navigate(paths.feedback),
    },
    {
      label: words[other],
      icon: <Icon icon={other === 'dark' ? Moon : Sun} />,
      act: () => chooseScheme(other),
    },
    {
      label: words.logout,
      icon: <Icon icon={LogOut} />,
      act: () => {
        const name = advisorName();
        forgetAdvisor();
        navigate(paths.advisorLogin);
        // As a whole: to take its one member out of it is code in the first paint of a list.
        void import('./notify-unsent.ts').then(async (stays) => await stays.notifyUnsent(name));
      },
    },
  ];

  return <MenuList {...list} entries={entries} onSelect={({ act }, event) => act(event)} />;
};
