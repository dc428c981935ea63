import { existsSync, renameSync } from 'node:fs';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { PACKAGES } from './packed-modules.ts';

/** Writes each package of `PACKAGES` as one file into the folder that the tests have in `PACKED`, unless it is there. */
export async function setup({ config }: TestProject): Promise<void> {
  const folder = config.env.PACKED as string;
  if (existsSync(folder)) return;
  const making = `${folder}.${process.pid}`;
  await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      minify: false,
      outDir: making,
      rolldownOptions: {
        input: Object.fromEntries(PACKAGES.map((name) => [name, name])),
        treeshake: false,
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  renameSync(making, folder);
}
