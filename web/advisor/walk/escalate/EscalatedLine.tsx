import { stateOf } from '#core/outbox/record-life.ts';
import { Siren } from '#kit/icon/drawings/signs/siren.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { clockTime } from '../../base/clock-time.ts';
import { outboxMessages } from '../../phone/outbox/messages.ts';
import { useServerFacts, useStored } from '../../phone/outbox/use-stored.ts';
import type { Escalated } from '../../phone/store/phone-store.ts';
import classes from './EscalatedLine.module.css';
import { escalateMessages } from './messages.ts';

const words = escalateMessages;

interface EscalatedLineProps {
  escalated: Escalated;
  recordKey: string;
}

/** Above the question of every later step: where and when it was escalated, and whether the server has not got it. */
export const EscalatedLine = ({ escalated: { step, at }, recordKey }: EscalatedLineProps) => {
  const life = useStored('outbox')?.find((record) => record.life.key === recordKey)?.life;
  const server = useServerFacts();
  const state = life && stateOf(life, server?.epoch);
  return (
    <div role="status" className={classes.line}>
      <Icon icon={Siren} size={22} />
      <div>
        <p>
          {words.at(step, clockTime(at))} {words.goesOn}
        </p>
        {state === 'refused' && <p className={classes.more}>{outboxMessages.refused}</p>}
        {state === 'waiting' && life && life.failures > 0 && (
          <p className={classes.more}>{outboxMessages.notSent}</p>
        )}
      </div>
    </div>
  );
};
