// Before all else: no other script may make the one policy (ACCESS-16).
import './worker-url.ts';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { assert } from '#core/assert.ts';
import '#kit/tokens.css';
import '#kit/base.css';
import { afterPaint } from './after-paint.ts';
import './app.css';
import { applyHue } from './brand-hue.ts';
import { BRAND_THEME } from './brand.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
// What the sign-in, the dashboard and the toasts share stands in the chunk that every page has.
import '#kit/button/IconButton.tsx';
import '#kit/icon/drawings/circle-alert.ts';
import '#kit/icon/drawings/x.ts';
import './advisor/use-background.ts';
import './Logo.tsx';
import './page-title.ts';
import './session.ts';
import { onDemand } from './on-demand.ts';
import { loadScreen, Routes } from './routes.tsx';
import { applyScheme } from './scheme.ts';

// Nothing is toasted before the first paint: it does not wait for this.
const Toaster = onDemand('Toaster', async () => {
  await afterPaint;
  return await import('#kit/toast/Toaster.tsx');
});

applyHue(BRAND_THEME);
applyScheme();

const root = document.querySelector('#root');
assert(root, 'index.html has no #root');
const draw = () =>
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary>
        <Routes />
      </ErrorBoundary>
      <Suspense>
        <Toaster />
      </Suspense>
    </StrictMode>,
  );
const aSecond = new Promise((resolve) => setTimeout(resolve, 1_000));
// A slow network is told of; what cannot be loaded is asked for again where it is drawn, and told there.
void Promise.race([loadScreen(location.pathname), aSecond]).then(draw, draw);
