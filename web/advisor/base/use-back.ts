import { useLocation } from 'wouter';
import { paths } from '../../base/paths.ts';

/** Whether the previous page is one of this app; older browsers tell only that there is one. */
function comesFromHere(): boolean {
  const { navigation } = window as Partial<Window>;
  return navigation?.canGoBack ?? window.history.length > 1;
}

/** Back to the previous page, or to the dashboard if that is not a page of this app (CARDS-1). */
export function useBack(): () => void {
  const [, navigate] = useLocation();
  return () => {
    if (comesFromHere()) window.history.back();
    else navigate(paths.user);
  };
}
