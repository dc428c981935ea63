import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import type { IssueCategory } from '#core/base/category.ts';
import { LIMITS } from '#core/base/limits.ts';
import type { PeoplePage, Person } from '#core/people/person.ts';
import type { Role } from '#core/people/role.ts';
import { adminPaths } from '../../../base/admin-paths.ts';
import { withQuery } from '../../../base/paths.ts';
import { pageNumberIn } from '../../../base/paging/paging.ts';
import { adminCall } from '../../base/admin-api.ts';
import { queryClient, renewIssues } from '../../base/queries.ts';

const PEOPLE = ['people'];
const LISTS = [...PEOPLE, 'list'];

/** The people shown, as in the address: a page counted from 1, of all people or of those found. */
export type PeopleView = { readonly search: string; readonly page: number };

/** Reads the query and ignores values that are not valid. */
export const parsePeople = (query: URLSearchParams): PeopleView => ({
  search: query.get('search') ?? '',
  page: pageNumberIn(query),
});

export const peopleAddress = ({ search, page }: PeopleView): string =>
  withQuery(adminPaths.people, { search, page: page > 1 ? String(page) : undefined });

const keyOf = (id: string) => [...PEOPLE, 'one', id];

async function listPeople({ search, page }: PeopleView, pageSize: number): Promise<PeoplePage> {
  // The server accepts no longer text, and none with a null character.
  const sought = search.replaceAll('\0', '').slice(0, LIMITS.email);
  const part = { page: String(page), pageSize: String(pageSize) };
  const query = { ...part, ...(sought !== '' && { search: sought }) };
  const listed = await adminCall('GET /api/people', { query });
  // This stores each person's name, for people who are chosen from the list.
  for (const person of listed.people) queryClient.setQueryData(keyOf(person._id), person);
  return listed;
}

/** Loads a page of the people, sorted by email (ACCOUNTS-18); the former page stays while another is loading. */
export const usePeople = (view: PeopleView, pageSize: number = LIMITS.pageSize) =>
  useQuery({
    queryKey: [...LISTS, pageSize, view.search, view.page],
    queryFn: async () => await listPeople(view, pageSize),
    placeholderData: keepPreviousData,
  });

/** Returns the people with these ids who exist and are loaded. */
export const usePeopleById = (ids: readonly (string | null | undefined)[]): readonly Person[] =>
  useQueries({
    queries: [...new Set(ids)]
      .filter((id): id is string => Boolean(id))
      .map((id) => ({
        queryKey: keyOf(id),
        queryFn: async () => await adminCall('GET /api/people/{id}', { params: { id } }),
        staleTime: 60_000,
      })),
  }).flatMap(({ data }) => data ?? []);

/** Shows a person as the server returned them after a change, and loads the lists in which they may now be. */
async function sharePerson(changed: Person): Promise<void> {
  queryClient.setQueryData(keyOf(changed._id), changed);
  queryClient.setQueriesData<PeoplePage>(
    { queryKey: LISTS },
    (listed) =>
      listed && {
        ...listed,
        people: listed.people.map((one) => (one._id === changed._id ? changed : one)),
      },
  );
  await queryClient.invalidateQueries({ queryKey: LISTS });
}

/** Emails an invitation, either to a new person in a role or once more; returns the invited person. */
export async function invite(email: string, role?: Role): Promise<Person> {
  const body = { email, ...(role && { role }) };
  const person = await adminCall('POST /api/people', { body });
  await sharePerson(person);
  return person;
}

/** Gives somebody another role (ACCOUNTS-13) or other categories, where an empty list means all (ROLE-9); returns the changed person. */
export async function setRights(
  id: string,
  body: { role?: Role; categories?: IssueCategory[] },
): Promise<Person> {
  const person = await adminCall('PUT /api/people/{id}', { params: { id }, body });
  await sharePerson(person);
  return person;
}

/** Disables somebody and hands over the issues they own (ACCOUNTS-16), or enables them again. */
export async function setDisabled(
  id: string,
  body: { disabled: boolean; issuesTo?: string | null },
): Promise<void> {
  await sharePerson(await adminCall('PUT /api/people/{id}', { params: { id }, body }));
  if (body.issuesTo !== undefined) await renewIssues();
}
