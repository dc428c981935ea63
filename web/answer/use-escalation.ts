import { useRef, useState } from 'react';
import type { LinkedEscalation } from '#core/notifications/escalation-schema.ts';
import type { Press } from '#core/notifications/answers.ts';
import { useLooks } from '#kit/base/use-looks.ts';
import { call } from '../base/call.ts';
import { isApiError } from '../base/http.ts';
import { afterFailure, LOOK_MS, type NotKnown } from './frame/not-known.ts';

/** The state of a link: the escalation that it opens, the fact that its reader closed it or that it ended, or the reason why nothing is known. */
export type Linked = LinkedEscalation | NotKnown | 'closed';

/** Opens a link, which changes nothing, and follows what others answer (ANSWERS-1). `press` returns true once the answer is stored, and counts as `answered`. */
export function useEscalation(link: string) {
  const [linked, setLinked] = useState<Linked>('loading');
  const [answered, setAnswered] = useState(0);
  // If the reader presses an answer while a look is under way, the look's result is ignored.
  const presses = useRef(0);
  const isOver = linked === 'closed' || linked === 'ended';

  const look = async (): Promise<void> => {
    const asked = presses.current;
    const show = (next: (before: Linked) => Linked): void => {
      if (asked === presses.current) setLinked(next);
    };
    try {
      const opened = await call('POST /api/escalations/by-link', { body: { link } });
      show(() => opened);
    } catch (error) {
      show((before) => afterFailure(before, error));
    }
  };

  useLooks(isOver ? undefined : link, LOOK_MS, () => void look());

  const press = async (what: Press, name: string | null): Promise<boolean> => {
    presses.current += 1;
    try {
      const { escalation } = await call('POST /api/escalations/by-link/press', {
        body: { link, press: what, name },
      });
      setLinked(escalation ?? 'closed');
      setAnswered((count) => count + 1);
      return true;
    } catch (error) {
      if (isApiError(error, 'OTHER_PRESS')) await look();
      // The answer may be stored although the server's reply was lost.
      else if (!isApiError(error, 'NOT_FOUND')) void look();
      setLinked((before) => afterFailure(before, error));
      return false;
    }
  };
  return { linked, look, press, answered };
}
