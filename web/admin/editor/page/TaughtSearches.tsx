import { useRef } from 'react';
import type { Issue } from '#core/issue/issue.ts';
import { useOnceFewer } from '../../base/use-once-fewer.ts';
import { useMayChange } from '../../base/role.ts';
import { reasonIn } from '../../base/admin-api.ts';
import { adminMessages } from '../../base/messages.ts';
import { useSubmit } from '../../shared/account/use-submit.ts';
import { Chips } from '../../shared/page-parts/Chips.tsx';
import pane from '../../shared/page-parts/pane.module.css';
import { teach, useTaught } from '../../base/taught-searches.ts';
import { FormFailure } from '../../shared/states/ActionFailed.tsx';

const words = adminMessages.editor;

/** The searches that administrators assigned to the issue, each of which can be removed right away (INBOX-16); nothing if there are none. */
export const TaughtSearches = ({
  issue: { _id, category },
}: {
  issue: Pick<Issue, '_id' | 'category'>;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data = [] } = useTaught();
  const mayChange = useMayChange();
  const taught = data.filter(({ issue }) => issue === _id);
  const { failure, submit } = useSubmit(async (at: number) => {
    if (taught[at]) await teach(taught[at], false);
  }, reasonIn);
  useOnceFewer(taught.length, () => heading.current?.focus());
  if (taught.length === 0) return null;
  const list = taught.map((one) => one.words);
  return (
    <section aria-labelledby="taught-title">
      <h3 ref={heading} id="taught-title" tabIndex={-1}>
        {words.taught}
      </h3>
      <p className={pane.text}>{words.taughtHint}</p>
      {mayChange(category) ? (
        <Chips
          list={list}
          removeName={words.removeTaught}
          onRemove={(at) => void submit(at)}
          field={heading}
        />
      ) : (
        <p>{list.join(', ')}</p>
      )}
      <FormFailure text={failure} />
    </section>
  );
};
