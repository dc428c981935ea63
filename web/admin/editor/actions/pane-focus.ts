/** Opens panes so that the work goes on in them: the one that is drawn next takes the focus (EDITOR-42). */
export function paneFocus(show: (pane: string) => void) {
  let awaited: string | undefined;
  return {
    goOnIn: (pane: string): void => {
      awaited = pane;
      show(pane);
    },
    /** Whether the work goes on in this pane; asked once. */
    takesFocus: (pane: string): boolean => {
      const isAwaited = awaited === pane;
      awaited = undefined;
      return isAwaited;
    },
  };
}
