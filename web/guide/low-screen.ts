const root = document.documentElement;
const changes = new EventTarget();

/** Makes a hidden line of letters that can be measured. */
function probe(styles: Readonly<Record<string, string>>): HTMLElement {
  const letters = document.createElement('span');
  letters.textContent = 'Letters of some size';
  letters.setAttribute('aria-hidden', 'true');
  const all = { position: 'fixed', visibility: 'hidden', 'white-space': 'pre', ...styles };
  for (const [name, value] of Object.entries(all)) letters.style.setProperty(name, value);
  document.body.append(letters);
  return letters;
}

const shown = probe({ 'font-size': '1rem' });
const usual = probe({
  'font-size': '16px',
  'text-size-adjust': '100%',
  '-webkit-text-size-adjust': '100%',
});

/** The state of the screen: it is low up to 700 px at the usual size of letters (CALL-4; `data-low` of the root), and roomy if one more row of buttons fits. */
export const screen = { isLow: false, isRoomy: true };

/** Measures letters, because no style and no media query tells that a browser enlarged the text. */
function measure(): void {
  const enlarged = shown.offsetWidth / usual.offsetWidth || 1;
  const { clientWidth, clientHeight } = root;
  screen.isLow = clientHeight <= 700 * enlarged;
  screen.isRoomy = Math.min(clientWidth, clientHeight) >= 304 * enlarged;
  root.toggleAttribute('data-low', screen.isLow);
  changes.dispatchEvent(new Event('change'));
}

measure();
addEventListener('resize', measure);
new ResizeObserver(measure).observe(shown);

/** Calls back whenever the state of the screen may have changed. */
export function followScreen(listener: () => void): () => void {
  changes.addEventListener('change', listener);
  return () => changes.removeEventListener('change', listener);
}
