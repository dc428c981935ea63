import { Redirect } from 'wouter';
import { ADMIN_PAGES } from '#core/page/admin-pages.ts';
import { usePageTitle } from '../../base/page-title.ts';
import { ADMINISTRATION } from './facts.ts';
import { movedTo } from './moved.ts';
import { placesMessages as words } from './messages.ts';
import { PlaceList } from './PlaceList.tsx';
import classes from './PlaceList.module.css';

const Index = () => {
  usePageTitle(ADMIN_PAGES.settings.title);
  return (
    <div className={classes.index}>
      <PlaceList title={words.advisors} places={['campus', 'contacts', 'areas', 'searchWords']} />
      <PlaceList title={words.team} places={['escalations', 'report', 'publishing']} />
      <PlaceList title={ADMIN_PAGES.administration.title} places={ADMINISTRATION} isWide />
    </div>
  );
};

/** The page that leads to every part of the settings (CAMPUS-13). */
export const SettingsPage = () => {
  const { search, hash } = window.location;
  const to = movedTo(hash.slice(1));
  return to === undefined ? <Index /> : <Redirect to={`${to.path}${search}#${to.part}`} replace />;
};
