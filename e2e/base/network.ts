import type { Page, Request } from '@playwright/test';

/** Takes the network away as soon as the first request of this method is answered whole. */
export function cutAfterFirst(page: Page, method: 'PUT' | 'POST'): void {
  const cut = (request: Request): void => {
    if (request.method() !== method) return;
    page.off('requestfinished', cut);
    void page.context().setOffline(true);
  };
  page.on('requestfinished', cut);
}
