import { useState } from 'react';
import { ISSUE_CATEGORIES } from '#core/base/category.ts';
import { displayName } from '#core/base/display-name.ts';
import type { Area } from '#core/campus/setting.ts';
import { Checkbox } from '#kit/controls/checkbox/Checkbox.tsx';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { adminCall } from '../../base/admin-api.ts';
import { SubmitDialog } from '../../shared/account/SubmitDialog.tsx';
import { FormFailure } from '../../shared/states/ActionFailed.tsx';
import type { LadderDraft } from './ladder-draft.ts';
import { ladderMessages as words } from './ladder-messages.ts';
import classes from './EscalationsPage.module.css';
import { notificationFailure, renewed } from './use-notifications.ts';

type Places = Pick<LadderDraft, 'areas' | 'categories'>;

interface ChoicesProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

const Choices = <Value extends string>(props: ChoicesProps<Value>) => (
  <fieldset className={classes.categories}>
    <legend>{props.legend}</legend>
    <div className={classes.choices}>
      {props.options.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          active={props.chosen.includes(value)}
          onChange={(isChosen) =>
            props.onChange(
              props.options
                .map((option) => option.value)
                .filter((one) => (one === value ? isChosen : props.chosen.includes(one))),
            )
          }
        />
      ))}
    </div>
  </fieldset>
);

interface PlacesDialogProps {
  areas: readonly Area[];
  /** The areas and categories of the steps that are being changed; none for new steps. */
  places: Places;
  /** The areas and categories of other steps, because no two may have the same. */
  others: readonly Places[];
  onChoose: (places: Places) => void;
  onClose: () => void;
}

const isAlike = (one: Places, other: Places): boolean =>
  [...one.areas].sort().join() === [...other.areas].sort().join() &&
  [...one.categories].sort().join() === [...other.categories].sort().join();

/** The dialog that chooses the areas and categories that have their own steps. It is mounted while it is open. */
export const PlacesDialog = ({ areas, others, onChoose, onClose, ...props }: PlacesDialogProps) => {
  const [places, setPlaces] = useState<Places>({
    areas: props.places.areas,
    categories: props.places.categories,
  });
  const [submitted, setSubmitted] = useState(false);
  const isNone = places.areas.length === 0 && places.categories.length === 0;
  const isTaken = others.some((other) => isAlike(other, places));
  const problem = (isNone && words.none) || (isTaken && words.taken);
  return (
    <ConfirmationDialog
      open
      modalTitle={words.differentTitle}
      description={words.differentText}
      confirmLabel={words.choose}
      onConfirm={() => {
        setSubmitted(true);
        if (problem === false) onChoose(places);
      }}
      cancelLabel={words.cancel}
      onCancel={onClose}
    >
      <div className={classes.form}>
        {areas.length > 0 && (
          <Choices
            legend={words.areas}
            options={areas.map(({ id, name }) => ({ value: id, label: name }))}
            chosen={places.areas}
            onChange={(chosen) => setPlaces({ ...places, areas: chosen })}
          />
        )}
        <Choices
          legend={words.categories}
          options={ISSUE_CATEGORIES.map((value) => ({ value, label: displayName(value) }))}
          chosen={places.categories}
          onChange={(categories) => setPlaces({ ...places, categories })}
        />
        <FormFailure text={(submitted && problem) || undefined} />
      </div>
    </ConfirmationDialog>
  );
};

interface LadderTestDialogProps {
  ladder: LadderDraft;
  isUnsaved: boolean;
  /** Hears how many messages each step sent. */
  onTested: (steps: readonly number[]) => void;
  onClose: () => void;
}

/** The dialog that says, before a test is sent, that it wakes people. */
export const LadderTestDialog = (props: LadderTestDialogProps) => {
  const { ladder, isUnsaved, onTested, onClose } = props;
  return (
    <SubmitDialog
      title={words.testTitle}
      text={isUnsaved ? `${words.testText} ${words.testUnsaved}` : words.testText}
      label={words.test}
      act={async () => {
        const body = { area: ladder.areas[0] ?? null, category: ladder.categories[0] ?? null };
        const { steps } = await renewed(
          adminCall('POST /api/notifications/ladders/test', { body }),
        );
        onTested(steps);
        onClose();
      }}
      say={notificationFailure}
      onClose={onClose}
    />
  );
};
