interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
}

/**
 * The address of the page's service worker, as the browser takes it. The content security policy
 * allows only this policy, and only once: it is made before any other script could make it, gives
 * this one address whatever it is asked for, and no other code can reach it (ACCESS-16).
 */
export const workerUrl: string =
  (window as { trustedTypes?: TrustedTypes }).trustedTypes
    ?.createPolicy('reslife', { createScriptURL: () => __WORKER__ })
    .createScriptURL(__WORKER__) ?? __WORKER__;
