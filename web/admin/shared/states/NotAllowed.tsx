import type { Role } from '#core/people/role.ts';
import { EmptyState } from '#kit/layout/empty-state/EmptyState.tsx';
import { useRenewedRights, useRole } from '../../base/role.ts';
import { notAllowedMessages } from './messages.ts';

/** A page in place of one that the role does not allow, if somebody opens its address (ROLE-7). */
export const NotAllowed = ({ needed }: { needed: Exclude<Role, 'reader'> }) => {
  const role = useRole();
  useRenewedRights();
  return (
    <EmptyState title={notAllowedMessages.title[needed]}>
      {notAllowedMessages.text[role]}
    </EmptyState>
  );
};
