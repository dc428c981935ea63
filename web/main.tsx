import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { assert } from '#core/assert.ts';
import '#kit/tokens.css';
import '#kit/base.css';
import './app.css';
import { applyHue } from './brand-hue.ts';
import { BRAND_THEME } from './brand.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
// What the sign-in and the dashboard share stands in the chunk that every page has.
import '#kit/button/IconButton.tsx';
import './Logo.tsx';
import './page-title.ts';
import './session.ts';
import { Routes } from './routes.tsx';
import { applyScheme } from './scheme.ts';

// Nothing is toasted before the first paint.
const Toaster = lazy(async () => ({ default: (await import('#kit/toast/Toaster.tsx')).Toaster }));

applyHue(BRAND_THEME);
applyScheme();

const root = document.querySelector('#root');
assert(root, 'index.html has no #root');
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
