import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { assert } from '#core/assert.ts';
import '#kit/tokens.css';
import '#kit/base.css';
import './app.css';
import { Toaster } from '#kit/toast/Toaster.tsx';
import { applyHue } from './brand-hue.ts';
import { BRAND_THEME } from './brand.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Routes } from './routes.tsx';
import { applyScheme } from './scheme.ts';

applyHue(BRAND_THEME);
applyScheme();

const root = document.querySelector('#root');
assert(root, 'index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <Routes />
    </ErrorBoundary>
    <Toaster />
  </StrictMode>,
);
