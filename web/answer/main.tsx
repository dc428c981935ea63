// This comes first: no other script may make the one policy of the worker's address (ACCESS-16).
import '../base/worker/worker-url.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { assert } from '#core/base/assert.ts';
import '#kit/base/tokens.css';
import '#kit/base/base.css';
import { holdPresses } from '#kit/overlays/dialog/hold.ts';
import '../app/app.css';
import { BRAND_THEME } from '../base/brand.ts';
import { applyHue, applyScheme } from '../base/scheme.ts';
import { EscalationPage } from './EscalationPage.tsx';

const root = document.querySelector('#root');
assert(root, 'escalation.html has no #root');
applyHue(BRAND_THEME);
applyScheme();
holdPresses();
createRoot(root).render(
  <StrictMode>
    <EscalationPage />
  </StrictMode>,
);
