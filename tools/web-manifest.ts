import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { BrandTheme } from '../web/base/brand.ts';
import { hexOf } from './oklch.ts';
import { root } from './runtime.mjs';

/** Pictures of docs/pictures that a browser shows before it installs the app, in CSS pixels. */
const SCREENSHOTS = [
  { name: 'phone/light/dashboard.png', sizes: '390x844', form_factor: 'narrow' },
  { name: 'phone/light/walk-question.png', sizes: '390x844', form_factor: 'narrow' },
  { name: 'desktop/light/dashboard.png', sizes: '1280x800', form_factor: 'wide' },
];

const png = (src: string, sizes: string) => ({ src, sizes, type: 'image/png' });

/** The manifest of the web app: what an installed app is called and looks like (OFFLINE-7). */
function manifestOf(names: { name: string; shortName: string }, { hue }: BrandTheme): object {
  // --night-from of kit/base/tokens.css, which the browser's bar has too.
  const night = hexOf(0.31, 0.116, hue + 2);
  return {
    id: '/user',
    name: names.name,
    short_name: names.shortName,
    lang: 'en',
    start_url: '/user',
    scope: '/',
    display: 'standalone',
    theme_color: night,
    background_color: night,
    icons: [
      png('/icons/192.png', '192x192'),
      png('/icons/512.png', '512x512'),
      { ...png('/icons/maskable-512.png', '512x512'), purpose: 'maskable' },
    ],
    screenshots: SCREENSHOTS.map(({ name, sizes, form_factor }) => ({
      ...png(`/screenshots/${name}`, sizes),
      form_factor,
    })),
  };
}

/** Writes manifest.webmanifest, and the pictures it names beside it. */
export function webManifest(names: { name: string; shortName: string }, theme: BrandTheme): Plugin {
  return {
    name: 'web-manifest',
    apply: 'build',
    generateBundle() {
      const source = JSON.stringify(manifestOf(names, theme), null, 1);
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source });
      for (const { name } of SCREENSHOTS) {
        const picture = readFileSync(join(root, 'docs/pictures', name));
        this.emitFile({ type: 'asset', fileName: `screenshots/${name}`, source: picture });
      }
    },
  };
}
