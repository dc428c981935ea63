type Listener = () => void;

/** Tells subscribers of changes, as `useSyncExternalStore` needs it. */
export type Subscribable = {
  /** Calls `listener` at every change; returns a function that stops the calls. */
  readonly subscribe: (listener: Listener) => Listener;
  readonly publish: () => void;
};

/** Makes a source of changes that a component can subscribe to; `source` and `event` also report a change from outside this page's code, such as another tab's. */
export function subscribable(source?: EventTarget, event = ''): Subscribable {
  const listeners = new Set<Listener>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      source?.addEventListener(event, listener);
      return () => {
        listeners.delete(listener);
        source?.removeEventListener(event, listener);
      };
    },
    publish: () => {
      for (const listener of listeners) listener();
    },
  };
}
