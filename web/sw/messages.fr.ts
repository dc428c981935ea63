import type { Translated } from '#core/base/translated.ts';
import type { wakeMessages as english } from './messages.ts';

/** The words of a notification in French, whose title begins with what happened. */
export const wakeMessages = {
  kinds: {
    escalation: 'Alerte',
    unanswered: 'Personne n’a répondu',
    takenBack: 'Alerte annulée',
    ended: 'Alerte terminée',
    group: 'Alertes venues d’un même réseau',
    duty: 'Votre garde commence',
    test: 'Essai : ce téléphone reçoit les alertes',
  },
  title: (what, category) => [what, category].filter(Boolean).join(' : '),
} satisfies Translated<typeof english>;
