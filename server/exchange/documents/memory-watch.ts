import { workerData } from 'node:worker_threads';

// Node.js limits only the heap of a process, and the unpacked streams of a PDF lie outside of it. This therefore watches the whole memory.
setInterval(() => {
  if (process.memoryUsage.rss() > Number(workerData)) process.kill(process.pid, 'SIGKILL');
}, 20);
