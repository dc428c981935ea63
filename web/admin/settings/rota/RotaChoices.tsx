import type { Rota } from '#core/rota/rota-schema.ts';
import { Toggle } from '#kit/controls/toggle/Toggle.tsx';
import { adminCall } from '../../base/admin-api.ts';
import { useSubmit } from '../../shared/account/use-submit.ts';
import { FormFailure } from '../../shared/states/ActionFailed.tsx';
import classes from './DutyCalendars.module.css';
import { rotaMessages as words } from './messages.ts';
import { renewedRota, rotaFailure } from './use-rota.ts';

type Choices = Pick<Rota, 'isForAll' | 'tellsAtStart'>;

/** The choices of which phones get names and numbers, and if people are told when their duty begins; each is saved right away (ROTA-10). */
export const RotaChoices = ({ rota }: { rota: Rota }) => {
  const { people, isForAll, tellsAtStart, version } = rota;
  const { busy, failure, submit } = useSubmit(async (choice: Partial<Choices>) => {
    const body = { people: [...people], isForAll, tellsAtStart, version, ...choice };
    await renewedRota(adminCall('PUT /api/rota/people', { body }));
  }, rotaFailure);
  return (
    <div className={classes.choices}>
      <div>
        <Toggle
          label={words.forAll}
          checked={isForAll}
          disabled={busy}
          onChange={(next) => void submit({ isForAll: next })}
        />
        <p>{isForAll ? words.forAllOn : words.forAllOff}</p>
      </div>
      <div>
        <Toggle
          label={words.tells}
          checked={tellsAtStart}
          disabled={busy}
          onChange={(next) => void submit({ tellsAtStart: next })}
        />
        <p>{words.tellsText}</p>
      </div>
      <FormFailure text={failure} />
    </div>
  );
};
