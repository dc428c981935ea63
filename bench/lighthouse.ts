import { createServer } from 'node:net';
import lighthouse, { snapshot, type Config, type Flags } from 'lighthouse';
import { chromium } from 'playwright';
