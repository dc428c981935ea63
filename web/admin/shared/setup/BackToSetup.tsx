import { ArrowLeft } from '#kit/icon/drawings/actions/arrow-left.ts';
import { adminPaths } from '../../../base/admin-paths.ts';
import { PageButton } from '../../base/PageButton.tsx';
import classes from './BackToSetup.module.css';
import { setupMessages as words } from './messages.ts';

/** On the page to which a point led: one click back (SETUP-10). In a header of a phone without its words. */
export const BackToSetup = ({ inHeader = false }: { inHeader?: boolean }) => (
  <PageButton
    size="small"
    href={adminPaths.setup}
    aria-label={words.back}
    title={words.back}
    icon={ArrowLeft}
  >
    <span className={inHeader ? classes.words : undefined}>{words.back}</span>
  </PageButton>
);
