import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { build } from 'vite';
import { ORIGINAL, type Language } from '#core/base/language.ts';
import type * as MoreWords from '#web/advisor/walk/more/messages.ts';
import { LIMITS } from '#core/base/limits.ts';
import { publishIssue, uploadImage, type WrittenStep } from '../../e2e/base/authoring.ts';
import { sayIn, wordsIn, type Say } from '../../e2e/base/languages/catalogue.ts';
import { startServer } from '../../e2e/base/running-server.ts';
import { WALK_STEPS, type WalkStep } from './walk-tree.ts';

const TITLE = 'Everybody accounted for';

/** One of the two sides compared: its address, the way of a new page to the first question, and its language. */
export type WalkSide = {
  origin: string;
  begin: (page: Page) => Promise<void>;
  language: Language;
  say: Say;
};

const picture = async (): Promise<Buffer> =>
  await sharp({ create: { width: 1280, height: 960, channels: 3, background: '#456' } })
    .png()
    .toBuffer();

const goOn = { actionType: 'Go to next step' } as const;

/** Returns a step of the bench's tree in the form that the API takes. */
function written({ question, answers, pictured }: WalkStep, image: string): WrittenStep {
  const step = { question, ...(pictured ? { image } : {}) };
  const [confirmationText = '', other] = answers;
  return other === undefined
    ? {
        ...step,
        answerType: 'Show a confirmation checkbox',
        confirmationAction: { ...goOn, confirmationText },
      }
    : { ...step, answerType: 'Yes or No', yesAction: goOn, noAction: goOn };
}

/**
 * Serves ours. Taps go by text, as roles and names load a third of a megabyte of the driver's own code into the heap,
 * only on this side.
 */
export async function serveOurs(
  language: Language,
): Promise<WalkSide & AsyncDisposable & { timed: WalkSide }> {
  const say = await sayIn(language);
  const { timerMessages } = await wordsIn<typeof MoreWords>(
    'web/advisor/walk/more/messages.ts',
    language,
  );
  const server = await startServer({ RATE_LIMIT: 'off' });
  const image = await uploadImage(server, await picture());
  const steps = WALK_STEPS.map((step) => written(step, image));
  await publishIssue(server, { title: TITLE, category: 'Fire', steps });
  const begin: WalkSide['begin'] = async (page) => {
    await page.goto(`${server.url}/user/issues-list/Fire`);
    await page.getByText(TITLE.slice(0, LIMITS.cardTitle)).first().tap();
    await page.waitForLoadState('networkidle');
    await page.getByText(say('Start')).tap();
  };
  const setTimer = async (page: Page): Promise<void> => {
    await begin(page);
    await page.getByRole('button', { name: say('More') }).tap();
    await page.getByRole('button', { name: timerMessages.lookAgainIn(15) }).tap();
    await page.getByRole('timer').waitFor();
  };
  const here = { origin: server.url, language, say };
  return {
    ...here,
    begin,
    timed: { ...here, begin: setTimer },
    [Symbol.asyncDispose]: server.stop,
  };
}

export async function serveMinimal(): Promise<WalkSide & AsyncDisposable> {
  const outDir = await mkdtemp(join(tmpdir(), 'reslife-minimal-walk-'));
  await build({
    root: join(import.meta.dirname, '../minimal-walk'),
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  const image = await sharp(await picture())
    .webp()
    .toBuffer();
  const types: Record<string, string> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.webp': 'image/webp',
  };
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    const reading =
      path === '/picture.webp' ? Promise.resolve(image) : readFile(join(outDir, path));
    reading.then(
      (bytes) => response.setHeader('content-type', types[extname(path)] ?? '').end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    begin: async (page) => void (await page.goto(origin)),
    language: ORIGINAL,
    say: await sayIn(ORIGINAL),
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
      await rm(outDir, { recursive: true });
    },
  };
}
