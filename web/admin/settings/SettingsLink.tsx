import { useLocation } from 'wouter';
import { ADMIN_PAGES } from '#core/page/admin-pages.ts';
import { ButtonLink } from '#kit/controls/button/ButtonLink.tsx';
import { followInApp } from '../../base/navigation.ts';
import { SettingsPart } from '../shared/states/SettingsPart.tsx';
import { linkMessages } from './messages.ts';
import classes from '../shared/states/SettingsPart.module.css';

interface SettingsLinkProps {
  page: keyof typeof linkMessages;
}

/** Leads from the settings to a page of its own. */
export const SettingsLink = ({ page }: SettingsLinkProps) => {
  const { pattern: to, title } = ADMIN_PAGES[page];
  const [, navigate] = useLocation();
  return (
    <SettingsPart id={page} title={title} text={linkMessages[page].text}>
      <div className={classes.link}>
        <ButtonLink href={to} onClick={(event) => followInApp(event, () => navigate(to))}>
          {linkMessages[page].open}
        </ButtonLink>
      </div>
    </SettingsPart>
  );
};
