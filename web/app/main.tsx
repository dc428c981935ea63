// This comes first: no other script may make the one policy (ACCESS-16).
import '../base/worker/worker-url.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { assert } from '#core/base/assert.ts';
import '#kit/base/tokens.css';
import '#kit/base/base.css';
import { afterPaint, loadAll, OnceLoaded, onDemand } from '../base/on-demand/on-demand.ts';
import './app.css';
import { BRAND_THEME } from '../base/brand.ts';
import { leadToMistakes } from '../base/first-mistake.ts';
import { applyHue, applyScheme } from '../base/scheme.ts';
import { Contained } from '../base/Contained.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
// These imports put the parts that the sign-in, the dashboard and the toasts share into the chunk that every page has.
import '#kit/controls/button/Button.tsx';
import '#kit/controls/button/IconButton.tsx';
import '#kit/icon/drawings/signs/circle-alert.ts';
import '#kit/icon/drawings/actions/x.ts';
import '../advisor/shared/background/use-background.ts';
import '../base/Logo.tsx';
import '../base/page-title.ts';
import '../base/advisor-name.ts';
import '#kit/base/class-names.ts';
import '#kit/controls/field/Field.tsx';
import { CALLS, loadScreen, Routes } from './routes.tsx';

const root = document.querySelector('#root');
assert(root, 'no #root');
/** Loads the polyfill if the browser lacks any of it: these two features are the newest (BROWSER-2). */
const fillIn = async (): Promise<unknown> =>
  'popover' in root && 'withResolvers' in Promise ? undefined : await import('./fill-ins.ts');

const Overlays = onDemand('Overlays', async () => {
  // Toasts are popovers.
  await fillIn();
  return await import('./Overlays.tsx');
});

/** Asks for the overlays until they are loaded: without them no toast is shown, and no press is held back (SHELL-9). */
const loadOverlays = (): void =>
  void loadAll([Overlays]).catch(() => setTimeout(loadOverlays, 5_000));
// No toast comes before the first paint, so the first paint does not wait for the overlays.
void afterPaint.then(loadOverlays);

applyHue(BRAND_THEME);
applyScheme();
leadToMistakes();

const draw = () =>
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary whole calls={CALLS}>
        <Routes />
      </ErrorBoundary>
      <Contained>
        <OnceLoaded part={Overlays} />
      </Contained>
    </StrictMode>,
  );
const aSecond = new Promise((resolve) => setTimeout(resolve, 1_000));
// A network that is too slow is reported here; a part that does not load is requested again when it is drawn, and reports its error there.
void fillIn()
  .then(async () => await Promise.race([loadScreen(location.pathname), aSecond]))
  .then(draw, draw);
