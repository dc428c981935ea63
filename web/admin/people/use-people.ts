import { useQuery } from '@tanstack/react-query';
import type { Person } from '#core/person.ts';
import { adminCall } from '../admin-api.ts';
import { queryClient, renewIssues } from '../queries.ts';

const PEOPLE = ['people'];

/** All administrators by email. */
export const usePeople = () =>
  useQuery({ queryKey: PEOPLE, queryFn: async () => await adminCall('GET /api/people') });

/** Shows a person as the server has them after a change, the others as they were. */
function sharePerson(changed: Person): void {
  queryClient.setQueryData<Person[]>(PEOPLE, (people = []) => {
    const others = people.filter(({ _id }) => _id !== changed._id);
    return [...others, changed].sort((a, b) => (a.email < b.email ? -1 : 1));
  });
}

/** Mails the invitation, to somebody new or once more; returns who is invited. */
export async function invite(email: string): Promise<Person> {
  const person = await adminCall('POST /api/people', { body: { email } });
  sharePerson(person);
  return person;
}

/** Disables somebody, and hands over the issues they own (ACCOUNTS-16), or enables them again. */
export async function setDisabled(
  id: string,
  body: { disabled: boolean; issuesTo?: string | null },
): Promise<void> {
  sharePerson(await adminCall('PUT /api/people/{id}', { params: { id }, body }));
  if (body.issuesTo !== undefined) await renewIssues();
}
