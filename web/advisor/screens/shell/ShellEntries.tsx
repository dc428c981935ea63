import { Suspense, useState, type MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { Languages } from '#kit/icon/drawings/actions/languages.ts';
import { LogOut } from '#kit/icon/drawings/actions/log-out.ts';
import { MapPin } from '#kit/icon/drawings/signs/map-pin.ts';
import { MessageSquare } from '#kit/icon/drawings/signs/message-square.ts';
import { Moon } from '#kit/icon/drawings/signs/moon.ts';
import { Sun } from '#kit/icon/drawings/signs/sun.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { MenuList, type MenuListProps } from '#kit/overlays/menu/MenuList.tsx';
import { noteLogOut } from '../../../base/logged-out.ts';
import { forgetAdvisor, useAdvisorName } from '../../../base/advisor-name.ts';
import { messages } from '../../../base/messages.ts';
import { followInApp } from '../../../base/navigation.ts';
import { onDemand, OnceLoaded } from '../../../base/on-demand/on-demand.ts';
import { paths } from '../../../base/paths.ts';
import { chooseScheme, useScheme } from '../../../base/scheme.ts';
import { useCampus } from '../../phone/library/local-copy.ts';
import { AreaDialog } from '../../shared/calls/ask-area.tsx';
import { RecordsMark } from './ShellMenu.tsx';
import { entryMessages } from './messages.ts';

const LanguageSheet = onDemand(
  'LanguageSheet',
  async () => await import('../../walk/language/LanguageSheet.tsx'),
);

const words = messages.advisorShell;

/** The entries of the advisors' menu: Records, Feedback, the area if there are any, the colors, other languages and Logout (ADVISOR-3, AREAS-7, NIGHT-3, LANG-9). */
export const ShellEntries = (list: MenuListProps) => {
  const [, navigate] = useLocation();
  const { areas, languages, now: { here, ask = false } = {} } = useCampus();
  const name = useAdvisorName();
  const [Choosing, setChoosing] = useState<typeof AreaDialog | typeof LanguageSheet>();
  const area = {
    label: entryMessages.area(here, ask),
    icon: <Icon icon={MapPin} />,
    act: () => setChoosing(() => AreaDialog),
  };
  const language = {
    label: entryMessages.language,
    icon: <Icon icon={Languages} />,
    act: () => setChoosing(() => LanguageSheet),
  };
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
    ...(areas?.length ? [area] : []),
    {
      label: words[other],
      icon: <Icon icon={other === 'dark' ? Moon : Sun} />,
      act: () => chooseScheme(other),
    },
    ...(__OTHER_LANGUAGES__ || languages ? [language] : []),
    {
      label: words.logout,
      icon: <Icon icon={LogOut} />,
      act: () => {
        forgetAdvisor();
        noteLogOut();
        if (areas) {
          void import('../../phone/library/duty.ts').then((duty) => duty.askAreaAgain());
        }
        navigate(paths.advisorLogin);
        // The module is imported as a whole: code that takes one member out of it would be in the first paint of a list.
        void import('./notify-unsent.ts').then(async (stays) => await stays.notifyUnsent(name));
      },
    },
  ];

  return (
    <>
      <MenuList {...list} entries={entries} onSelect={({ act }, event) => act(event)} />
      <Suspense>{Choosing && <Choosing onClose={() => setChoosing(undefined)} />}</Suspense>
    </>
  );
};
