import { formatTime } from '#core/base/format.ts';
import type { Press } from '#core/notifications/answers.ts';
import type { EscalationAnswer, LinkedEscalation } from '#core/notifications/escalation-schema.ts';
import type { Said } from './frame/Frame.tsx';
import { escalationMessages as words } from './messages.ts';

/** Returns the answer that was given by this link; undefined if there is none or it was undone. */
export const mineIn = ({ answers }: LinkedEscalation): EscalationAnswer | undefined =>
  answers.find(({ isMine, press }) => isMine && press !== 'real');

const MINE: Readonly<Partial<Record<Press, string>>> = {
  cannot: words.youCannot,
  handBack: words.youHandedBack,
  notReal: words.youNotReal,
};

/** Returns the sentence about an escalation that somebody answered; undefined while nobody has. */
export function saidOf(
  { answers, advisor, timeZone }: LinkedEscalation,
  mine: EscalationAnswer | undefined,
): Said | undefined {
  const time = (at: string) => formatTime(at, timeZone);
  if (mine?.press === 'have') {
    const text = words.youHaveText(time(mine.at), advisor);
    return { tone: 'taken', title: words.youHave, text };
  }
  const others = answers.filter(({ isMine }) => !isMine);
  const holder = others.find(({ press }) => press === 'have');
  const done = answers.findLast(({ press }) => press === 'done');
  const closed = done && words.closedText(done.name, time(done.at));
  if (mine) {
    const nobody = mine.press === 'notReal' ? words.notRealEnds : words.nobodyHas;
    const text = holder ? `${words.has(holder.name)}.` : (closed ?? nobody);
    return { title: MINE[mine.press] ?? words.closed, text };
  }
  if (holder) {
    const text = words.hasText(time(holder.at));
    return { tone: 'taken', title: words.has(holder.name), text };
  }
  if (closed !== undefined) return { title: words.closed, text: closed };
  const doubt = others.findLast(({ press }) => press === 'notReal');
  if (!doubt) return undefined;
  return { title: words.notRealBy(doubt.name), text: words.notRealByText(time(doubt.at)) };
}

type Choice = readonly [press: Press, label: string];

/** Returns the answers that the page offers, with the likelier one last, nearest to the thumb. */
export function choicesOf(
  { answers }: LinkedEscalation,
  mine: EscalationAnswer | undefined,
): readonly Choice[] {
  if (mine?.press === 'have')
    return [
      ['handBack', words.handBack],
      ['done', words.done],
    ];
  if (mine?.press === 'notReal') return [['real', words.undo]];
  if (mine) return [['have', words.afterAll]];
  const has = (press: Press): boolean => answers.some((answer) => answer.press === press);
  if (has('have')) return [['have', words.haveToo]];
  if (has('done')) return [];
  if (has('notReal')) return [['have', words.have]];
  return [
    ['cannot', words.cannot],
    ['have', words.have],
  ];
}
