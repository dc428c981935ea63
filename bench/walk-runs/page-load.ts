import type { Browser } from 'playwright';

/** A request a page made, with its place in the waterfall. */
export interface LoadedFile {
  url: string;
  kind: 'Document' | 'Script' | 'Stylesheet' | 'other';
  /** Bytes of the body on the wire, as compressed. */
  bytes: number;
  /** 1 for the page, 2 for files that it names itself, 3 for files that those request. */
  depth: number;
  beforePaint: boolean;
}

type SentRequest = { url: string; by: string | undefined; kind: string };

/** Returns the script that made a request; undefined if the page or its headers named it. */
function scriptBehind(initiator: {
  type: string;
  url?: string;
  stack?: { callFrames: { url: string }[]; parent?: { callFrames: { url: string }[] } };
}): string | undefined {
  if (initiator.type !== 'script') return undefined;
  const frames = [
    ...(initiator.stack?.callFrames ?? []),
    ...(initiator.stack?.parent?.callFrames ?? []),
  ];
  return frames.find(({ url }) => url !== '')?.url ?? initiator.url;
}

/** Returns the kind of a request: a preload is recognized by its name, since the browser reports it as something else. */
function kindOf(url: string, reported: string): LoadedFile['kind'] {
  if (reported === 'Document') return 'Document';
  if (url.endsWith('.js')) return 'Script';
  return url.endsWith('.css') ? 'Stylesheet' : 'other';
}

/** Loads everything a first visit to `url` asks for until the network is quiet; `act` goes on from there. `locale` is the browser's. */
export async function loadPage(
  browser: Browser,
  url: string,
  act: (page: Awaited<ReturnType<Browser['newPage']>>) => Promise<void> = async () => undefined,
  locale = 'en',
): Promise<LoadedFile[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const sent = new Map<string, SentRequest>();
  const bytes = new Map<string, number>();
  network.on('Network.requestWillBeSent', ({ requestId, request, initiator, type }) => {
    const by = scriptBehind(initiator);
    sent.set(requestId, { url: request.url, by, kind: type ?? 'Other' });
  });
  network.on('Network.responseReceived', ({ requestId, response }) => {
    const length = Object.entries(response.headers).find(
      ([name]) => name.toLowerCase() === 'content-length',
    );
    bytes.set(requestId, Number(length?.[1] ?? 0));
  });
  await network.send('Network.enable');
  await page.goto(url, { waitUntil: 'networkidle' });
  const late = await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
    const files = performance.getEntriesByType('resource');
    return files.filter(({ startTime }) => startTime > paint).map(({ name }) => name);
  });
  const early = [...sent.values()].map((one) => one.url).filter((one) => !late.includes(one));
  await act(page);
  await context.close();

  const all = [...sent.entries()];
  const depthOf = (url: string | undefined, seen: readonly string[] = []): number => {
    const found = all.find(([, one]) => one.url === url)?.[1];
    if (!found || seen.includes(found.url)) return 1;
    if (found.kind === 'Document') return 1;
    return found.by === undefined ? 2 : depthOf(found.by, [...seen, found.url]) + 1;
  };
  return all.map(([id, { url: address, kind }]) => ({
    url: address,
    kind: kindOf(address, kind),
    bytes: bytes.get(id) ?? 0,
    depth: depthOf(address),
    beforePaint: early.includes(address),
  }));
}
