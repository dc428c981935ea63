import { useEffect, useMemo, useRef, useState } from 'react';
import type { Campus } from '#core/campus/setting.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { keepSaid } from '../shared/exchange/kept-import.ts';
import type { ShownDocument } from '../shared/exchange/opened-document.ts';
import { importMessages as words } from './messages.ts';
import { openCheck, saidOf, type DocumentCheck, type Said } from './check.ts';
import { CHECK_ACTS } from './check-acts.ts';

/** The actions of the page; the functions stay the same as long as it is open. */
export type CheckActs = ReturnType<typeof useCheck>['acts'];

/** Holds a document that somebody checks; after each correction it is guessed again right away (IMPORT-9), and the correction is stored (IMPORT-20). */
export function useCheck({ document, said }: ShownDocument, campus: Campus, maySet: boolean) {
  const [check, setCheck] = useState(() =>
    openCheck(document, campus, { maySet, said: said as Said | undefined }),
  );
  const first = useRef(check);
  useEffect(() => {
    if (check !== first.current) void keepSaid(document, saidOf(check));
  }, [document, check]);
  const acts = useMemo(() => {
    const act =
      <Said extends readonly unknown[]>(
        change: (before: DocumentCheck, ...said: Said) => DocumentCheck,
      ) =>
      (...said: Said): void =>
        setCheck((before) => change(before, ...said));
    return {
      correct: act(CHECK_ACTS.correct),
      leaveOut: act(CHECK_ACTS.leaveOut),
      restore: act(CHECK_ACTS.restore),
      takeBack: act(CHECK_ACTS.takeBack),
      split: act(CHECK_ACTS.split),
      join: act(CHECK_ACTS.join),
      answer: act(CHECK_ACTS.answer),
      closeQuestions: act(CHECK_ACTS.closeQuestions),
      chooseKey: act(CHECK_ACTS.chooseKey),
      takeContact: act(CHECK_ACTS.takeContact),
      rename: act(CHECK_ACTS.rename),
      categorize: act(CHECK_ACTS.categorize),
      settle: act(CHECK_ACTS.settle),
      settleLike: act(CHECK_ACTS.settleLike),
      askAgain: act(CHECK_ACTS.askAgain),
      take: act(CHECK_ACTS.take),
      takePicture: act(CHECK_ACTS.takePicture),
    };
  }, []);
  const { wasCorrected } = check;
  useEffect(() => {
    const more = wasCorrected?.more;
    if (!more) return;
    const { agreed, split, changes, left, moved } = more;
    const said = left > 1 ? words.leftOut(left) : words.movedAway(moved);
    showToast({
      kind: 'status',
      tone: 'neutral',
      text: agreed ? words.agreed(agreed.count) : split ? words.wasSplit : said,
      ...(left > 1 && moved && { detail: words.movedAway(moved) }),
      action: {
        label: words.undo,
        onAction: () => {
          if (agreed) acts.askAgain(agreed.guesses);
          else if (split) acts.join(split);
          else acts.takeBack(changes);
        },
      },
    });
  }, [wasCorrected, acts]);
  return { check, acts };
}
