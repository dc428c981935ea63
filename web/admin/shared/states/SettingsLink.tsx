import { useLocation } from 'wouter';
import { ADMIN_PAGES, type AdminPageName } from '#core/page/admin-pages.ts';
import { ButtonLink } from '#kit/controls/button/ButtonLink.tsx';
import { followInApp } from '../../../base/navigation.ts';
import { SettingsPart } from './SettingsPart.tsx';
import classes from './SettingsPart.module.css';

/** The pages under the tab of the settings. */
type PageOfSettings = {
  [Name in AdminPageName]: (typeof ADMIN_PAGES)[Name] extends { tab: 'settings' } ? Name : never;
}[AdminPageName];

interface SettingsLinkProps {
  page: PageOfSettings;
  words: { settingsText: string; open: string };
}

/** Leads from the settings to a page of its own. */
export const SettingsLink = ({ page, words }: SettingsLinkProps) => {
  const { pattern: to, title } = ADMIN_PAGES[page];
  const [, navigate] = useLocation();
  return (
    <SettingsPart id={page} title={title} text={words.settingsText}>
      <div className={classes.link}>
        <ButtonLink href={to} onClick={(event) => followInApp(event, () => navigate(to))}>
          {words.open}
        </ButtonLink>
      </div>
    </SettingsPart>
  );
};
