import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPILED, freePort } from '../../server/test/server-process.ts';

/** The first administrator of every server these tests start. */
export const ADMIN = { email: 'maya.okafor@ashdown.example', password: 'lamp over the stairwell' };

export type RunningServer = {
  readonly port: number;
  readonly url: string;
  readonly dataDir: string;
  /** Stops the server as an operator would; its data stays. */
  readonly down: () => Promise<void>;
  /** Starts it again on the same data and port; `settings` go on top of those it had. */
  readonly up: (settings?: Record<string, string>) => Promise<void>;
  /** Takes connections and answers nothing until `thaw`. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Stops it for good and removes its data. */
  readonly stop: () => Promise<void>;
};

async function answers(url: string, deadline: number): Promise<void> {
  for (;;) {
    const ready = await fetch(`${url}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    if (Date.now() > deadline) throw new Error(`no server answered at ${url}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Starts the real server on a fresh database with the starter library. `settings` go on top of the environment;
 * `folder` has the build in it. One that does not answer within `patience` milliseconds is ended.
 */
export async function startServer(
  settings: Record<string, string> = {},
  folder = '.',
  patience = 20_000,
): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'reslife-e2e-'));
  const port = Number(settings['PORT'] ?? (await freePort()));
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    SMTP_URL: '',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    SEED: 'starter',
    TIME_ZONE: 'Europe/London',
    LOG_LEVEL: 'error',
    // Compiled once for all servers.
    NODE_COMPILE_CACHE: join(import.meta.dirname, '../..', COMPILED),
    ...settings,
  };
  const begin = async (changes: Record<string, string> = {}) => {
    const child = spawn(process.execPath, ['dist/server/main.js'], {
      cwd: folder,
      env: { ...env, ...changes },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const end = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
      child.kill(signal);
      await gone;
    };
    await answers(`http://127.0.0.1:${port}`, Date.now() + patience).catch(
      async (error: unknown) => {
        await end('SIGKILL');
        throw error;
      },
    );
    return { end, send: (signal: 'SIGSTOP' | 'SIGCONT') => child.kill(signal) };
  };
  let running = await begin();
  return {
    port,
    url,
    dataDir,
    down: async () => await running.end(),
    up: async (changes) => {
      running = await begin(changes);
    },
    freeze: () => void running.send('SIGSTOP'),
    thaw: () => void running.send('SIGCONT'),
    stop: async () => {
      await running.end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
