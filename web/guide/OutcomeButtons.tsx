import type { Outcome } from '#core/record/attendance.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { CircleCheck } from '#kit/icon/drawings/signs/circle-check.ts';
import { Siren } from '#kit/icon/drawings/signs/siren.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { guideMessages } from './messages.ts';

const words = guideMessages;

interface OutcomeButtonsProps {
  /** The outcome being sent. */
  busy: Outcome | undefined;
  /** The outcome of the record that is on the phone; pressing either again corrects it. */
  kept: Outcome | undefined;
  onFinish: (outcome: Outcome) => void;
}

/** The two outcomes (WALK-12), equally tinted: neither is the better one. */
export const OutcomeButtons = ({ busy, kept, onFinish }: OutcomeButtonsProps) => (
  <>
    <Button
      variant="positive"
      size="thumb"
      wide
      icon={<Icon icon={CircleCheck} size={22} />}
      busy={busy === 'Resolved'}
      disabled={busy === 'Escalated'}
      selected={kept === undefined ? undefined : kept === 'Resolved'}
      onClick={() => onFinish('Resolved')}
    >
      {words.resolved}
    </Button>
    <Button
      variant="danger"
      size="thumb"
      wide
      icon={<Icon icon={Siren} size={22} />}
      busy={busy === 'Escalated'}
      disabled={busy === 'Resolved'}
      selected={kept === undefined ? undefined : kept === 'Escalated'}
      onClick={() => onFinish('Escalated')}
    >
      {words.escalated}
    </Button>
  </>
);
