import { BookOpen, Printer, Search } from 'lucide-react';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import type { ComponentExamples } from '../example.ts';
import { Icon } from '../icon/Icon.tsx';
import { PageHeader } from './PageHeader.tsx';

const ignore = (): void => undefined;
const LOGO = new URL('./two-dots.svg', import.meta.url).href;
const still = { backDisabled: true, onBack: ignore };

export const examples: ComponentExamples = {
  name: 'Page header',
  wide: true,
  examples: {
    'left: none': () => <PageHeader title="Page title" />,
    'left: back': () => <PageHeader {...still} title="Page title" left="back" />,
    'left: backTitle': () => <PageHeader {...still} title="Page title" left="backTitle" />,
    'left: backLogo': () => (
      <PageHeader {...still} title="Page title" left="backLogo" logoPath={LOGO} homeHref="#home" />
    ),
    'left: backIcon': () => (
      <PageHeader {...still} title="Page title" left="backIcon" icon={<Icon icon={BookOpen} />} />
    ),
    'icons and buttons': () => (
      <PageHeader
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
    'close icon': () => <PageHeader title="Page title" closeIcon onClose={ignore} />,
    'background: neutral-100': () => <PageHeader title="Page title" background="neutral-100" />,
    'background: white': () => <PageHeader title="Page title" background="white" />,
    'background: gradient-2': () => (
      <PageHeader
        {...still}
        title="Page title"
        left="backTitle"
        background="gradient-2"
        closeIcon
      />
    ),
    'long title': () => (
      <PageHeader
        {...still}
        left="backTitle"
        title={'A title that goes on '.repeat(12)}
        buttons={<Button variant="quiet-danger">ARCHIVE</Button>}
      />
    ),
  },
};
