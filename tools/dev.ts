// Usage: npm run dev
// The web app with live reload on http://localhost:5173, the server restarting on change behind it.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const env = { PUBLIC_URL: 'http://localhost:5173', ...process.env };
const commands = [
  ['--watch', 'server/main.ts'],
  ['node_modules/vite/bin/vite.js', '--config', 'web/vite.config.ts', '--strictPort'],
];
const children = commands.map((args) => spawn(process.execPath, args, { env, stdio: 'inherit' }));

function stop(status: number) {
  process.exitCode ??= status;
  for (const child of children) child.kill('SIGTERM');
}

// A terminal sends Ctrl-C to all three; a stop sent only to this process reaches the others here.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => stop(128 + constants.signals[signal]));
}
for (const child of children) child.on('exit', (status) => stop(status ?? 1));
