import { expect, test } from 'vitest';
import {
  proofSentences,
  reportSentences,
  tellingSentences,
  termSentences,
} from './privacy-messages.ts';

const nothing = { records: null, messages: null, searches: null, mail: false, webhook: false };

// PRIVACY-13
test('the policy names the time limits and who is told, and says nothing without them', () => {
  expect([
    ...termSentences(nothing),
    ...tellingSentences(nothing),
    ...proofSentences(nothing),
    ...reportSentences(nothing),
  ]).toEqual([]);
  const [records, messages, searches] = termSentences({ ...nothing, records: 1_095, searches: 30 });
  expect(records).toContain('1,095 days after it starts');
  expect(messages).toContain('stay until');
  expect(searches).toContain('deleted after 30 days');
  expect(termSentences({ ...nothing, messages: 90 })).toEqual([
    expect.stringContaining('stay until'),
    'Feedback, notes and reports are deleted after 90 days.',
    expect.stringContaining('stay until'),
  ]);
  expect(tellingSentences({ ...nothing, mail: true })).toEqual([
    'This university sends escalations by email.',
    expect.stringContaining('For 24 hours a link in the message shows'),
    expect.stringContaining('the app marks your network for 12 hours'),
  ]);
  expect(tellingSentences({ ...nothing, mail: true, webhook: true })[0]).toContain(
    'by email and to another program',
  );
});

// PRIVACY-13
test.each([
  ['campus', 'may sign in with their campus account'],
  ['enrolled', 'may enroll your phone'],
] as const)('the policy says what is stored if names are verified by %s', (proof, text) => {
  const [said, ...more] = proofSentences({ ...nothing, proof });
  expect(said).toContain(text);
  expect(said).toContain('Your device keeps a signed statement');
  expect(more).toEqual([]);
});

// REPORT-10
test('the policy names the host of the report form and the facts that it gets', () => {
  const host = 'forms.example.edu';
  const [plain] = reportSentences({ ...nothing, report: { host, told: [] } });
  expect(plain).toContain('incident report form at forms.example.edu');
  expect(plain).toContain('contains nothing from the record');
  const [told] = reportSentences({ ...nothing, report: { host, told: ['title', 'advisor'] } });
  expect(told).toContain('contains the procedure title, your username, and nothing you wrote');
});
