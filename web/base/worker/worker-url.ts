interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
}

/**
 * The address of the page's service worker, as the browser takes it. Its policy is the only one that the content
 * security policy allows, and only once: made before any other script could, it gives this one address
 * whatever it is asked for, and is then out of reach (ACCESS-16).
 */
export const workerUrl: string =
  (window as { trustedTypes?: TrustedTypes }).trustedTypes
    ?.createPolicy('reslife', { createScriptURL: () => __WORKER__ })
    .createScriptURL(__WORKER__) ?? __WORKER__;
