declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  /** The part of it that tests use: it brings no types of its own. */
  export class Provider {
    constructor(issuer: string, settings: object);
    callback(): RequestListener;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
    ): Promise<void>;
    Grant: new (of: { clientId: string | undefined; accountId: string | undefined }) => {
      addOIDCScope(scope: string): void;
      save(): Promise<string>;
    };
  }
}
