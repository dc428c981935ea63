import { ADMIN_PAGES } from '#core/page/admin-pages.ts';
import { PageButton } from '../base/PageButton.tsx';
import { SettingsPart } from '../shared/page-parts/SettingsPart.tsx';
import { linkMessages } from './messages.ts';
import classes from '../shared/page-parts/SettingsPart.module.css';

/** Leads from the settings to a page of its own. */
export const SettingsLink = ({ page }: { page: keyof typeof linkMessages }) => {
  const { pattern: to, title } = ADMIN_PAGES[page];
  return (
    <SettingsPart id={page} title={title}>
      <div className={classes.link}>
        <PageButton href={to}>{linkMessages[page]}</PageButton>
      </div>
    </SettingsPart>
  );
};
