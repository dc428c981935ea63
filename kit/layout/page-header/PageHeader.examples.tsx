import type { ComponentProps } from 'react';
import { Button } from '../../controls/button/Button.tsx';
import { IconButton } from '../../controls/button/IconButton.tsx';
import type { ComponentExamples } from '../../base/example.ts';
import { BookOpen } from '../../icon/drawings/signs/book-open.ts';
import { Printer } from '../../icon/drawings/actions/printer.ts';
import { Search } from '../../icon/drawings/actions/search.ts';
import { Icon } from '../../icon/Icon.tsx';
import { PageHeader } from './PageHeader.tsx';

const ignore = (): void => undefined;
const LOGO = new URL('./two-dots.svg', import.meta.url).href;
/** A header inside the page of examples, where it is below another heading. */
const Header = (props: ComponentProps<typeof PageHeader>) => <PageHeader {...props} level={4} />;
const still = { backDisabled: true, onBack: ignore };

export const examples: ComponentExamples = {
  name: 'Page header',
  wide: true,
  examples: {
    'left: none': () => <Header title="Page title" />,
    'left: back': () => <Header {...still} title="Page title" left="back" />,
    'left: backTitle': () => <Header {...still} title="Page title" left="backTitle" />,
    'left: backLogo': () => (
      <Header {...still} title="Page title" left="backLogo" logoPath={LOGO} homeHref="#home" />
    ),
    'left: backIcon': () => (
      <Header {...still} title="Page title" left="backIcon" icon={<Icon icon={BookOpen} />} />
    ),
    'icons and buttons': () => (
      <Header
        title="Page title"
        icons={
          <>
            <IconButton icon={Search} label="Search" />
            <IconButton icon={Printer} label="Print" />
          </>
        }
        buttons={<Button>Archive</Button>}
      />
    ),
    'close icon': () => <Header title="Page title" closeIcon onClose={ignore} />,
    'background: neutral-100': () => <Header title="Page title" background="neutral-100" />,
    'background: white': () => <Header title="Page title" background="white" />,
    'background: gradient-2': () => (
      <Header {...still} title="Page title" left="backTitle" background="gradient-2" closeIcon />
    ),
    'long title': () => (
      <Header
        {...still}
        left="backTitle"
        title={'A title that goes on '.repeat(12)}
        buttons={<Button variant="quiet-danger">ARCHIVE</Button>}
      />
    ),
  },
};
