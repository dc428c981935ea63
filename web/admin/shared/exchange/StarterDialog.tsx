import { displayName } from '#core/base/display-name.ts';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '#kit/controls/checkbox/Checkbox.tsx';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { ProgressBar } from '#kit/layout/progress-bar/ProgressBar.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { CategoryIcon } from '../../../base/CategoryIcon.tsx';
import { newKey } from '../../../base/device.ts';
import { renewIssues } from '../../base/queries.ts';
import { useMayChange } from '../../base/role.ts';
import { adminCall, reasonIn } from '../../base/admin-api.ts';
import { FormFailure, LoadFailed } from '../states/ActionFailed.tsx';
import { addStarter } from './exchange-api.ts';
import { exchangeMessages as words } from './messages.ts';
import classes from './StarterDialog.module.css';
import { ORIGINAL } from '#core/base/language.ts';

/** A dialog that adds procedures of the starter library as drafts (EXCHANGE-10). It is mounted while it is open. */
export const StarterDialog = ({ onClose }: { onClose: () => void }) => {
  const starters = useQuery({
    queryKey: ['starters'],
    queryFn: async () => await adminCall('GET /api/starters'),
    gcTime: 0,
  });
  const mayChange = useMayChange();
  const offered = starters.data?.filter(({ category }) => mayChange(category));
  // These are the titles of the checked procedures, each with the key under which it is added.
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [progress, setProgress] = useState<{ done: number; all: number }>();
  const [failure, setFailure] = useState<string>();

  const tick = (title: string, isChosen: boolean): void => {
    const next = new Map(chosen);
    if (isChosen) next.set(title, newKey());
    else next.delete(title);
    setChosen(next);
  };

  const add = async (): Promise<void> => {
    const left = new Map(chosen);
    const all = left.size;
    setFailure(undefined);
    setProgress({ done: 0, all });
    try {
      for (const [title, key] of chosen) {
        await addStarter(title, key);
        left.delete(title);
        setProgress({ done: all - left.size, all });
      }
    } catch (error) {
      // The remaining procedures stay checked, with their keys, so that none is added twice.
      setFailure(`${reasonIn(error)} ${words.notAdded}`.trim());
    }
    await renewIssues().catch(() => undefined);
    setProgress(undefined);
    setChosen(left);
    if (left.size > 0) return;
    showToast({ kind: 'status', text: words.added(all) });
    onClose();
  };

  return (
    <ConfirmationDialog
      open
      modalTitle={words.starters}
      description={words.startersText}
      confirmLabel={words.add(chosen.size)}
      confirmDisabled={chosen.size === 0}
      busy={progress !== undefined}
      onConfirm={() => void add()}
      cancelLabel={words.cancel}
      onCancel={onClose}
      primary="neither"
    >
      {starters.isError && (
        <LoadFailed title={words.startersFailed} onRetry={() => void starters.refetch()} />
      )}
      {offered && (
        <ul className={classes.rows}>
          {offered.map(({ title, category, isHere }) => (
            <li key={title} className={classes.row}>
              <Checkbox
                label={title}
                lang={ORIGINAL}
                active={chosen.has(title)}
                onChange={(isChosen) => tick(title, isChosen)}
              />
              <p className={classes.about}>
                <CategoryIcon category={category} size={24} />
                {isHere ? words.isHere : displayName(category)}
              </p>
            </li>
          ))}
        </ul>
      )}
      {progress && (
        <ProgressBar
          label={words.importing}
          value={(100 * progress.done) / progress.all}
          note={words.progress(progress.done, progress.all)}
        />
      )}
      <FormFailure text={failure} />
    </ConfirmationDialog>
  );
};
