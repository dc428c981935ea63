import { useLocation } from 'wouter';
import { ADMIN_PAGES } from '#core/page/admin-pages.ts';
import { ButtonLink } from '#kit/controls/button/ButtonLink.tsx';
import { followInApp } from '../../../base/navigation.ts';
import { SettingsPart } from './SettingsPart.tsx';
import classes from './SettingsPart.module.css';

interface SettingsLinkProps {
  page: 'privacy' | 'operations';
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
