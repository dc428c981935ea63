import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { SITUATION_NAMES } from '#core/base/situation-messages.ts';
import { SITUATIONS, TAKEN_AWAY, type Situation } from '#core/base/situation.ts';
import type { TypedDetails } from '#core/issue/details.ts';
import { normalizeDetails } from '#core/issue/typed-details.ts';
import { understandBy } from '#core/search/situations.ts';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { readUnderstanding } from '../../../base/on-demand/stored-meanings.ts';
import { adminMessages } from '../../base/messages.ts';
import { Chips } from '../../shared/page-parts/Chips.tsx';

const words = adminMessages.editor;

/** A reader of searches that knows only what the author added. */
const unread = understandBy(() => []);

interface SituationsProps {
  details: TypedDetails;
  onChange: (details: TypedDetails) => void;
}

/** The search topics by which the issue is found, which the author can remove or add (EDITOR-54). */
export const Situations = ({ details, onChange }: SituationsProps) => {
  const field = useRef<HTMLSelectElement>(null);
  const { data: understand = unread, isError } = useQuery({
    queryKey: ['meanings'],
    queryFn: async () => await readUnderstanding(),
    staleTime: Infinity,
  });
  const issue = normalizeDetails(details);
  const { situationsOf } = understand('');
  const [own] = situationsOf({ ...issue, situations: null });
  const found = situationsOf(issue);
  const left = SITUATIONS.filter((one) => !found.includes(one));

  const change = (id: Situation, mark: string): void => {
    const others = (issue.situations ?? []).filter((one) => one !== id && one !== TAKEN_AWAY + id);
    // If the issue's own names already imply a topic, adding it needs no entry; if they do not, removing it needs none.
    const isAsRead = (own === id) === (mark === '');
    const next = isAsRead ? others : [...others, mark + id];
    onChange({ ...details, situations: next.length > 0 ? next : null });
  };

  return (
    <div>
      <Dropdown
        ref={field}
        label={words.situations}
        hint={isError ? words.situationsFailed : words.situationsHint}
        placeholder={words.addSituation}
        options={left.map((id) => ({ value: id, label: SITUATION_NAMES[id] }))}
        value=""
        onChange={(id) => change(id, '')}
      />
      <Chips
        list={found.map((id) => SITUATION_NAMES[id])}
        removeName={words.removeSituation}
        onRemove={(index) => found[index] && change(found[index], TAKEN_AWAY)}
        field={field}
      />
    </div>
  );
};
