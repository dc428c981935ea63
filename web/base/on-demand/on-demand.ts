import { createElement, lazy, useState, useSyncExternalStore, type ComponentType } from 'react';
import { subscribable } from '#kit/base/subscribable.ts';

type Later = {
  readonly load: () => Promise<void>;
  readonly loaded: () => unknown;
  /** The element that is drawn; its type stays the same as long as the page is there, because another type would mount again. */
  readonly drawn: () => unknown;
};

/** The error if code did not load: there is no network, and the phone does not have the code yet. */
export class NotLoaded extends Error {
  /** Lets the code be requested again when the component is drawn again. */
  readonly forget: () => void;

  constructor(name: string, cause: unknown, forget: () => void) {
    super(name, { cause });
    this.forget = forget;
  }
}

/** Lets code that failed to load be requested again when it is drawn again: the component that shows an error calls it. */
export function forgetFailed(error: unknown): void {
  if (error instanceof NotLoaded) error.forget();
}

const laters = new Map<unknown, Later>();
const { subscribe, publish } = subscribable();

type Loadable = (props: never) => unknown;
type PropsOf<C extends Loadable> =
  Parameters<C> extends [infer Props extends object] ? Props : object;

/**
 * Makes a component of its own chunk, loaded when it is first drawn, or earlier by `loadAll`. With
 * React's `lazy` only, code that failed to load would never be requested again (SHELL-9), and the
 * heap of a walk would be 1.52 times that of a minimal one instead of 1.47.
 */
export function onDemand<Name extends string, Module extends Record<Name, Loadable>>(
  name: Name,
  load: () => Promise<Module>,
): ComponentType<PropsOf<Module[Name]>>;
export function onDemand<Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  let drawn: ComponentType<Props> | undefined;
  // The lazy component is made only if it is needed, and once: with a new one at each drawing, the waiting component would mount again and again.
  let later: ReturnType<typeof lazy> | undefined;
  const loading = () =>
    (later ??= lazy(async () => {
      try {
        return { default: (await load())[name] };
      } catch (cause) {
        // The error clears it later, since a first page is drawn again before the error is shown: cleared here, it would be requested forever (SHELL-9).
        throw new NotLoaded(name, cause, () => (later = undefined));
      }
    }));
  const OnDemand = (props: Props) => {
    // The component stays the same of the two for as long as it is drawn: another type would mount again.
    const [Loaded] = useState(() => loaded ?? loading());
    return createElement(Loaded as ComponentType<Props>, props);
  };
  laters.set(OnDemand, {
    load: async () => {
      loaded = (await load())[name];
    },
    loaded: () => loaded,
    drawn: () => (drawn ??= loaded ?? OnDemand),
  });
  return OnDemand;
}

/** Loads those of the components that load on demand, so that they are drawn right away. */
export async function loadAll(components: readonly unknown[]): Promise<void> {
  await Promise.all(components.map(async (component) => await laters.get(component)?.load()));
  publish();
}

export const isLoaded = (component: unknown): boolean =>
  laters.get(component)?.loaded() !== undefined;

/** Draws a component once `loadAll` has loaded it, and nothing before that: what React shows while it is loading is drawn again with each change. */
export function OnceLoaded<Props extends object>({
  part,
  ...props
}: { part: ComponentType<Props> } & Props) {
  const loaded = useSyncExternalStore(subscribe, () => laters.get(part)?.loaded());
  return loaded === undefined ? null : createElement(loaded as ComponentType, props);
}

/** Returns the component itself if it is loaded, which saves a node, otherwise the one that loads it. */
export const loadedOf = <C>(component: C): C => (laters.get(component)?.drawn() ?? component) as C;

/** A promise that resolves once the page has painted something: everything that is not shown at first waits for it. */
export const afterPaint: Promise<void> = new Promise((resolve) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
  }).observe({ type: 'paint', buffered: true });
});
