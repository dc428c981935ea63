import { AsyncLocalStorage } from 'node:async_hooks';

/** The browser's part of a page. All tabs share the modules of this process: the context says which page is running. */
export type Page = { readonly storage: Storage; readonly fetch: typeof fetch };

const present = new AsyncLocalStorage<Page>();

/** Runs the code of a tab on its own page. */
export function onPage<T>(page: Page, act: () => T): T {
  return present.run(page, act);
}

export function presentPage(): Page {
  const page = present.getStore();
  if (!page) throw new Error('no tab does this');
  return page;
}

export function newStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

const window = new EventTarget();
Object.defineProperty(window, 'sessionStorage', { get: () => presentPage().storage });
Object.assign(globalThis, {
  window,
  document: { cookie: '' },
  fetch: async (...request: Parameters<typeof fetch>) => await presentPage().fetch(...request),
});
