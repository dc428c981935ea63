import { workerData } from 'node:worker_threads';

// The limit of a process's heap does not hold what lies outside it, as the unpacked streams of a PDF do.
setInterval(() => {
  if (process.memoryUsage.rss() > Number(workerData)) process.kill(process.pid, 'SIGKILL');
}, 20);
