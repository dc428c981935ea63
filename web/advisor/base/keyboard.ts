/** The bars of a browser come and go too; no keyboard is as low as they are, in pixels. */
const LOWEST = 100;

type Seen = Pick<VisualViewport, 'height' | 'offsetTop' | 'scale' | 'addEventListener'>;

/**
 * Safari lays its on-screen keyboard over the page, where other browsers make the page lower
 * (`interactive-widget` of index.html). Says in `--keyboard` how much of the page it covers, so that what
 * stands at the bottom edge stands above it (CALL-7); 0px if it covers nothing. What is written into stays
 * in sight either way.
 */
export function followKeyboard(seen: Seen | null = visualViewport): void {
  const measure = (): void => {
    if (!seen) return;
    const covered = innerHeight - seen.offsetTop - seen.height;
    // Who zooms in sees less of the page too.
    const isKeyboard = seen.scale === 1 && covered > LOWEST;
    const { style } = document.documentElement;
    style.setProperty('--keyboard', `${isKeyboard ? Math.round(covered) : 0}px`);
    document.activeElement?.closest('input, textarea')?.scrollIntoView({ block: 'nearest' });
  };
  seen?.addEventListener('resize', measure);
  seen?.addEventListener('scroll', measure);
}
