import { parentPort, workerData } from 'node:worker_threads';
import { readCalendar } from './read-calendar.ts';
import type { CalendarText } from './read-on-thread.ts';

// It reads one calendar, and ends.
const { text, ...window } = workerData as CalendarText;
parentPort?.postMessage(readCalendar(text, window), []);
