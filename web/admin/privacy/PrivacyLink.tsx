import { useLocation } from 'wouter';
import { ButtonLink } from '#kit/controls/button/ButtonLink.tsx';
import { adminPaths } from '../../base/admin-paths.ts';
import { followInApp } from '../../base/navigation.ts';
import { SettingsPart } from '../shared/states/SettingsPart.tsx';
import { privacyMessages as words } from './messages.ts';
import classes from './Privacy.module.css';

/** Leads from the settings to the page of what is kept of people. */
export const PrivacyLink = () => {
  const [, navigate] = useLocation();
  const to = adminPaths.privacy;
  return (
    <SettingsPart id="privacy" title={words.title} text={words.settingsText}>
      <div className={classes.link}>
        <ButtonLink href={to} onClick={(event) => followInApp(event, () => navigate(to))}>
          {words.open}
        </ButtonLink>
      </div>
    </SettingsPart>
  );
};
