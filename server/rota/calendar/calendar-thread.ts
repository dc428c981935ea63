import { parentPort, workerData } from 'node:worker_threads';
import { readCalendar } from './read-calendar.ts';
import type { CalendarText } from './read-on-thread.ts';

// This thread reads one calendar and then ends.
const { text, ...window } = workerData as CalendarText;
parentPort?.postMessage(readCalendar(text, window), []);
