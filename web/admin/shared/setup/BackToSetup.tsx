import { ArrowLeft } from '#kit/icon/drawings/actions/arrow-left.ts';
import { adminPaths } from '../../../base/admin-paths.ts';
import { PageButton } from '../../base/PageButton.tsx';
import classes from './BackToSetup.module.css';
import { setupMessages as words } from './messages.ts';

/** A link back to the setup, on the page to which one of its points led (SETUP-10). In a phone's header it has no words. */
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
