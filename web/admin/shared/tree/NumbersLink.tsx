import { useLocation } from 'wouter';
import { followInApp } from '../../../base/navigation.ts';
import { adminPaths } from '../../../base/admin-paths.ts';
import { handedOn } from '../page-parts/DetailHeader.tsx';
import { treeMessages as words } from './messages.ts';

/** A link from a published issue to its tree with the numbers of walks (NUMBERS-1). */
export const NumbersLink = ({ issueId }: { issueId: string }) => {
  const [, navigate] = useLocation();
  const href = adminPaths.numbers(issueId);
  return (
    <p>
      <a
        href={href}
        onClick={(event) => followInApp(event, () => navigate(href, { state: handedOn() }))}
      >
        {words.numbers}
      </a>
    </p>
  );
};
