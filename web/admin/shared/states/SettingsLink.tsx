import { useLocation } from 'wouter';
import { ButtonLink } from '#kit/controls/button/ButtonLink.tsx';
import { followInApp } from '../../../base/navigation.ts';
import { SettingsPart } from './SettingsPart.tsx';
import classes from './SettingsPart.module.css';

interface SettingsLinkProps {
  id: string;
  words: { title: string; settingsText: string; open: string };
  to: string;
}

/** Leads from the settings to a page of its own. */
export const SettingsLink = ({ id, words, to }: SettingsLinkProps) => {
  const [, navigate] = useLocation();
  return (
    <SettingsPart id={id} title={words.title} text={words.settingsText}>
      <div className={classes.link}>
        <ButtonLink href={to} onClick={(event) => followInApp(event, () => navigate(to))}>
          {words.open}
        </ButtonLink>
      </div>
    </SettingsPart>
  );
};
