import type { OutboxRecord, StoredWalk } from '../phone/store/phone-store.ts';

/**
 * The storage of a phone that release 0.2.0 left without a signal, as it wrote it: a walk that was escalated on its
 * second step and ticked, the record of that, and the record of another walk that ended.
 */
export const EARLIER_PHONE = {
  walks: [
    {
      id: '5f0c1a52-7f0b-4a53-9c39-0d6f2a1b7c01',
      advisor: 'Amara',
      issueId: 'smoke',
      title: 'Smoke alarm sounding in a flat',
      category: 'Fire',
      revision: 2,
      startedAt: '2026-11-21T03:00:00.000Z',
      walk: {
        steps: [
          {
            _id: 'a',
            question: 'Is only one zone lit?',
            answerType: 'Yes or No',
            customiseAnswerType: true,
            yesAction: {
              actionType: 'Go to next step',
              customText: 'Only one zone',
            },
            noAction: {
              actionType: 'Skip to a specific step',
              goToStep: 'c',
              customText: 'Two or more',
            },
          },
          {
            _id: 'b',
            question: 'Open the windows.',
            answerType: 'Show a confirmation checkbox',
            confirmationAction: {
              actionType: 'Go to next step',
              confirmationText: 'They are open',
            },
          },
          {
            _id: 'c',
            question: 'Call the fire service.',
            answerType: 'Show a confirmation checkbox',
            image: 'images/0000000000000000000000000000000000000000000000000000000000000000.webp',
            confirmationAction: {
              actionType: 'Issue resolution',
              confirmationText: 'They are coming',
            },
          },
        ],
        path: [
          {
            step: 'a',
            answer: 'yes',
          },
          {
            step: 'b',
            answer: 'confirmed',
          },
        ],
        ahead: [],
        onFinalScreen: false,
      },
      trail: [
        {
          step: 'a',
          at: 563957085,
          did: 'yes',
        },
        {
          step: 'b',
          at: 563957706,
          did: 'escalate',
        },
        {
          step: 'b',
          at: 563957994,
          did: 'tick',
        },
      ],
      rating: 0,
      description: '',
      firstAct: 'Get everyone out.',
      escalated: {
        step: 2,
        at: '2026-11-27T15:39:17.706Z',
      },
    },
  ],
  outbox: [
    {
      address: 'POST /api/attend',
      advisor: 'Amara',
      title: 'Smoke alarm sounding in a flat',
      savedAt: '2026-11-27T15:39:17.734Z',
      life: {
        key: '5f0c1a52-7f0b-4a53-9c39-0d6f2a1b7c01',
        body: {
          advisor: 'Amara',
          issueId: 'smoke',
          steps: [
            {
              step: 'a',
              response: 'Only one zone',
            },
          ],
          issueStatus: 'Escalated',
          feedback: {
            description: '',
            rating: 0,
          },
          startedAt: '2026-11-21T03:00:00.000Z',
          finishedAt: null,
          trail: [
            {
              step: 'a',
              at: 563957085,
              did: 'yes',
            },
            {
              step: 'b',
              at: 563957706,
              did: 'escalate',
            },
          ],
          revision: 2,
          device: '3ba9b5f5-bc1f-464d-b6a2-c6d2adaf3a7b',
        },
        correction: 0,
        failures: 1,
        renumbered: false,
        lastFailure: 'no-answer',
      },
      isUnderWay: true,
    },
    {
      address: 'POST /api/attend',
      advisor: 'Amara',
      title: 'Smoke alarm sounding in a flat',
      savedAt: '2026-11-27T15:39:19.349Z',
      life: {
        key: '5f0c1a52-7f0b-4a53-9c39-0d6f2a1b7c02',
        body: {
          advisor: 'Amara',
          issueId: 'smoke',
          steps: [
            {
              step: 'a',
              response: 'Two or more',
            },
            {
              step: 'c',
              response: true,
            },
          ],
          issueStatus: 'Resolved',
          feedback: {
            description: 'Zone 4',
            rating: 3.5,
          },
          startedAt: '2026-11-21T03:00:00.000Z',
          finishedAt: '2026-11-27T15:39:19.324Z',
          trail: [
            {
              step: 'a',
              at: 563958107,
              did: 'no',
            },
            {
              step: 'c',
              at: 563958263,
              did: 'tick',
            },
          ],
          revision: 2,
          device: 'ae285875-1cba-4899-9263-29c03dd86d11',
        },
        correction: 0,
        failures: 2,
        renumbered: false,
        lastFailure: 'no-answer',
      },
    },
  ],
} as unknown as {
  readonly walks: readonly StoredWalk[];
  readonly outbox: readonly OutboxRecord[];
};
