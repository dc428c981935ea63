import type { Translated } from '#core/base/translated.ts';
import type { wakeMessages as english } from './messages.ts';

/** The words of a notification in Spanish, whose title begins with what happened. */
export const wakeMessages = {
  kinds: {
    escalation: 'Aviso',
    unanswered: 'Nadie ha contestado',
    takenBack: 'Aviso cancelado',
    ended: 'Aviso terminado',
    group: 'Avisos desde una misma red',
    duty: 'Empieza tu guardia',
    test: 'Prueba: este teléfono recibe avisos',
  },
  title: (what, category) => [what, category].filter(Boolean).join(': '),
} satisfies Translated<typeof english>;
