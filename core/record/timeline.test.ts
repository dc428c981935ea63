import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NEW_CAMPUS } from '../campus/campus.ts';
import { ask, confirm } from '../fixtures/trees.ts';
import { LIMITS } from '../base/limits.ts';
import { timelineOf, timelineText, type TimelineSource } from './timeline.ts';
import type { Act } from './acts.ts';
import type { Tap } from './taps.ts';

const security = {
  id: 'security',
  name: 'Campus Security',
  number: '01632 960 114',
  when: '',
  categories: [],
};
const custom = ask('zones', 'next', 'next');
const steps = [
  { ...ask('hurt', 'next', 'next'), question: 'Is anybody hurt?' },
  { ...confirm('call', 'next'), question: 'Call [[contact:security]] now' },
  {
    ...custom,
    customiseAnswerType: true,
    yesAction: { ...custom.yesAction, customText: 'Only one zone' },
    noAction: { ...custom.noAction, customText: 'Two or more' },
  },
];

const tap = (step: string, minute: number, did: Act): Tap => ({ step, at: minute * 60_000, did });

function sourceOf(
  trail: readonly Tap[],
  record: Partial<TimelineSource['record']> = {},
): TimelineSource {
  return {
    record: {
      advisor: 'Amara',
      issueStatus: 'Escalated',
      startedAt: '2026-11-20T23:58:00.000Z',
      finishedAt: '2026-11-21T00:20:00.000Z',
      revision: 14,
      trail: [...trail],
      ...record,
    },
    title: 'Water through a ceiling',
    steps,
    campus: { ...NEW_CAMPUS, contacts: [security] },
  };
}

describe('a timeline', () => {
  // TIMELINE-1
  test('has no end for an escalated walk that is still going on', () => {
    const trail = [tap('hurt', 1, 'yes'), tap('call', 2, 'escalate')];
    const goingOn = sourceOf(trail, { finishedAt: null });
    expect(timelineOf(goingOn).at(-1)?.text).toBe(
      'Amara recorded the issue as escalated at step 2.',
    );
    expect(timelineOf(sourceOf(trail.slice(0, 1), { finishedAt: null })).at(-1)?.did).toBe('ended');
  });

  // TIMELINE-1
  test('has no end for a walk whose outcome was undone, even if the Undo itself is not recorded', () => {
    const undone = sourceOf([tap('hurt', 1, 'yes')], { finishedAt: null, issueStatus: 'Undone' });
    expect(timelineOf(undone).at(-1)?.did).toBe('answered');
  });

  // TIMELINE-1, TIMELINE-2, TIMELINE-3
  test('says what happened in the third person, past tense and campus time', () => {
    const trail = [
      tap('hurt', 1, 'yes'),
      tap('hurt', 1, 'no'),
      tap('call', 3, 'call:security'),
      tap('call', 4, 'tick'),
      tap('zones', 6, 'yes'),
      tap('zones', 7, 'back'),
      tap('call', 8, 'escalate'),
    ];
    expect(timelineText(timelineOf(sourceOf(trail)), 'Europe/London')).toBe(
      [
        'Nov 20, 2026 (campus time, Europe/London)',
        '23:58 Amara started the procedure “Water through a ceiling” (revision 14).',
        '23:59 Amara asked: Is anybody hurt? Answered yes.',
        '23:59 Amara asked again: Is anybody hurt? Answered no.',
        'Nov 21, 2026 (campus time, Europe/London)',
        '00:01 Amara tapped Call Campus Security.',
        '00:02 Amara read: Call Campus Security now. Confirmed: I have done call.',
        '00:04 Amara asked: Question zones? Answered: Only one zone.',
        '00:05 Amara went back from step 3.',
        '00:06 Amara recorded the issue as escalated at step 2.',
        '00:20 Amara ended the procedure: escalated.',
      ].join('\n'),
    );
    expect(timelineText(timelineOf(sourceOf(trail)), 'America/New_York')).toContain(
      '18:59 Amara asked: Is anybody hurt? Answered yes.',
    );
  });

  // TIMELINE-4
  test('has timers between the taps, and leaves out what it does not know', () => {
    const moments = [
      { step: 'hurt', at: 120_000, did: 'timer:10' },
      { step: 'call', at: 720_000, did: 'rang' },
      { step: 'call', at: 730_000, did: 'timer:5' },
      { step: 'call', at: 740_000, did: 'what is not known yet' },
      { step: 'zones', at: 750_000, did: 'timer back' },
    ];
    const trail = [tap('hurt', 1, 'yes'), tap('call', 3, 'tick')];
    const texts = timelineOf(sourceOf(trail, { moments })).map(({ text }) => text);
    expect(texts.slice(2, -1)).toEqual([
      'Amara set a timer of 10 minutes at step 1.',
      'Amara read: Call Campus Security now. Confirmed: I have done call.',
      'The timer rang at step 2.',
      'Amara set a timer of 5 minutes at step 2.',
      'Amara canceled the timer.',
    ]);
  });

  // TIMELINE-4
  test('says that an outcome was undone, and has no end until there is one', () => {
    const moments = [{ step: 'call', at: 300_000, did: 'took back:Escalated' }];
    const trail = [tap('hurt', 1, 'yes'), tap('call', 3, 'tick')];
    const lines = (more: Parameters<typeof sourceOf>[1]) =>
      timelineOf(sourceOf(trail, { moments, ...more })).map(({ text }) => text);
    expect(lines({ issueStatus: 'Undone', finishedAt: null }).at(-1)).toBe(
      'Amara undid marking the issue as escalated.',
    );
    expect(lines({ issueStatus: 'Resolved' }).slice(-2)).toEqual([
      'Amara undid marking the issue as escalated.',
      'Amara ended the procedure: resolved.',
    ]);
  });

  // TIMELINE-4
  test('names the person who took over in everything after a handover', () => {
    const moments = [{ step: 'call', at: 120_000, did: 'handed:Ben' }];
    const trail = [tap('hurt', 1, 'yes'), tap('call', 3, 'call:security')];
    const texts = timelineOf(sourceOf(trail, { moments })).map(({ text }) => text);
    expect(texts.slice(1)).toEqual([
      'Amara asked: Is anybody hurt? Answered yes.',
      'Amara handed the procedure over to Ben.',
      'Ben tapped Call Campus Security.',
      'Ben ended the procedure: escalated.',
    ]);
  });

  // TIMELINE-1
  test('says if something is unknown: a step of another revision, a removed contact, later taps', () => {
    const trail = Array.from({ length: LIMITS.trail }, () => tap('gone', 1, 'call:gone'));
    const texts = timelineOf({
      ...sourceOf([tap('gone', 1, 'yes'), ...trail.slice(1)]),
      steps: [],
    }).map(({ text }) => text);
    expect(texts[1]).toBe('Amara asked: a step not on this phone. Answered yes.');
    expect(texts[2]).toBe('Amara tapped Call an unknown contact.');
    expect(texts.at(-2)).toBe('Later taps were not recorded.');
    expect(timelineOf(sourceOf([], { practice: true }))[0]?.text).toContain(
      'started a practice run of',
    );
  });

  const acts = fc.oneof(
    fc.constantFrom<Act>('yes', 'no', 'tick', 'back', 'escalate'),
    fc.constantFrom<Act>('call:security', 'call:emergency', 'call:nobody'),
  );
  const trails = fc
    .array(
      fc.record({
        step: fc.constantFrom('hurt', 'call', 'zones', 'gone'),
        at: fc.integer({ min: 0, max: 40_000_000 }),
        did: acts,
      }),
      { maxLength: LIMITS.trail },
    )
    .map((taps) => taps.toSorted((a, b) => a.at - b.at));

  // TIMELINE-1
  test('has every tap in order, for any taps', () => {
    const ends = fc.option(
      fc.date({ min: new Date('2026-11-20T00:00:00Z'), max: new Date('2026-11-22T00:00:00Z') }),
    );
    fc.assert(
      fc.property(trails, ends, (trail, end) => {
        const finishedAt = end && !Number.isNaN(end.getTime()) ? end.toISOString() : null;
        const entries = timelineOf(sourceOf(trail, { finishedAt }));
        const kinds = entries.map(({ did }) => did);
        expect(kinds[0]).toBe('began');
        const isGoingOn = finishedAt === null && trail.some(({ did }) => did === 'escalate');
        expect(kinds.filter((kind) => kind === 'ended')).toHaveLength(isGoingOn ? 0 : 1);
        if (!isGoingOn) expect(kinds.at(-1)).toBe('ended');
        const began = Date.parse('2026-11-20T23:58:00.000Z');
        const taps = entries.slice(1, trail.length + 1);
        expect(taps.map(({ at }) => at - began)).toEqual(trail.map(({ at }) => at));
        expect(taps.map(({ did }) => did === 'called')).toEqual(
          trail.map(({ did }) => did.startsWith('call:')),
        );
        const times = entries.map(({ at }) => at);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        expect(timelineText(entries, 'Europe/London').split('\n').length).toBeGreaterThanOrEqual(
          entries.length + 1,
        );
      }),
    );
  });

  // TIMELINE-3
  test('has every word as it was written', () => {
    const texts = fc
      .string({ minLength: 1, unit: 'grapheme' })
      .filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(texts, texts, texts, (question, advisor, title) => {
        const plain = question.replaceAll('[[', '');
        fc.pre(plain.trim() !== '');
        const text = timelineText(
          timelineOf({
            ...sourceOf([tap('q', 1, 'yes')], { advisor }),
            title,
            steps: [{ ...ask('q', 'end', 'end'), question: plain }],
          }),
          'Europe/London',
        );
        expect(text).toContain(plain.trim());
        expect(text).toContain(`${advisor} started`);
        expect(text).toContain(`“${title}”`);
      }),
    );
  });

  test('is empty if the start of the walk is unknown', () => {
    expect(timelineOf(sourceOf([tap('hurt', 1, 'yes')], { startedAt: null }))).toEqual([]);
  });
});
