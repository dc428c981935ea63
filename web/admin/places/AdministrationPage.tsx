import { ADMIN_PAGES } from '#core/page/admin-pages.ts';
import { usePageTitle } from '../../base/page-title.ts';
import { ADMINISTRATION } from './facts.ts';
import { PlaceList } from './PlaceList.tsx';
import classes from './PlaceList.module.css';

/** The page that leads to everything that keeps the product in order (SHELL-10). */
export const AdministrationPage = () => {
  usePageTitle(ADMIN_PAGES.administration.title);
  return (
    <div className={classes.index}>
      <PlaceList places={ADMINISTRATION} isWide />
    </div>
  );
};
