import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { BrandTheme } from '../../web/base/brand.ts';
import { root } from '../base/runtime.mjs';

/**
 * Returns a color in oklch (lightness 0 to 1, hue in degrees) as `#rrggbb`, cut to sRGB: readers of a web app's
 * manifest may know no newer notation.
 */
export function hexOf(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const digits = linear.map((part) => {
    const encoded = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;
    const byte = Math.round(Math.min(Math.max(encoded, 0), 1) * 255);
    return byte.toString(16).padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

/** Pictures of docs/pictures that a browser shows before it installs the app, in CSS pixels. */
const SCREENSHOTS = [
  { name: 'phone/light/dashboard.png', sizes: '390x844', form_factor: 'narrow' },
  { name: 'phone/light/walk-question.png', sizes: '390x844', form_factor: 'narrow' },
  { name: 'desktop/light/dashboard.png', sizes: '1280x800', form_factor: 'wide' },
];

const png = (src: string, sizes: string) => ({ src, sizes, type: 'image/png' });

type Names = { name: string; shortName: string };

/** Returns the manifest of the web app: the name and look of an installed app (OFFLINE-7). */
function manifestOf(names: Names, { hue }: BrandTheme) {
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

/** Returns the manifest of the page behind a link: only a page on its home screen wakes an iPhone (WAKE-12). */
function answerManifest(names: Names, theme: BrandTheme): object {
  const page = '/escalation';
  const { screenshots: _, ...look } = manifestOf(
    { name: `${names.name} duty`, shortName: `${names.shortName} duty` },
    theme,
  );
  return { ...look, id: page, start_url: page, scope: page };
}

/** Writes both manifests, and beside them the pictures that the app's names. */
export function webManifest(names: Names, theme: BrandTheme): Plugin {
  return {
    name: 'web-manifest',
    apply: 'build',
    generateBundle() {
      for (const [fileName, manifest] of [
        ['manifest.webmanifest', manifestOf(names, theme)],
        ['escalation/manifest.webmanifest', answerManifest(names, theme)],
      ] as const) {
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(manifest, null, 1) });
      }
      for (const { name } of SCREENSHOTS) {
        const picture = readFileSync(join(root, 'docs/pictures', name));
        this.emitFile({ type: 'asset', fileName: `screenshots/${name}`, source: picture });
      }
    },
  };
}
