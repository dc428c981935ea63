import { createElement, lazy, useState, useSyncExternalStore, type ComponentType } from 'react';
import { subscribable } from '#kit/base/subscribable.ts';

type Later = {
  readonly load: () => Promise<void>;
  readonly loaded: () => unknown;
  /** What is drawn in its place, the same for as long as the page is there: another type would begin anew. */
  readonly drawn: () => unknown;
};

/** Code that did not come: there is no network, and the phone does not have it yet. */
export class NotLoaded extends Error {
  /** Has it asked for anew when it is drawn again. */
  readonly forget: () => void;

  constructor(name: string, cause: unknown, forget: () => void) {
    super(name, { cause });
    this.forget = forget;
  }
}

/** Has what did not come asked for anew when it is drawn again: to be called by what tells of an error. */
export function forgetFailed(error: unknown): void {
  if (error instanceof NotLoaded) error.forget();
}

const laters = new Map<unknown, Later>();
const { subscribe, publish } = subscribable();

type Loadable = (props: never) => unknown;
type PropsOf<C extends Loadable> =
  Parameters<C> extends [infer Props extends object] ? Props : object;

/** A component of its own chunk, loaded when it is first drawn, or before by `loadAll`. */
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
  // Made if it is needed, and once: what waits for it is begun anew until it is there.
  let later: ReturnType<typeof lazy> | undefined;
  const loading = () =>
    (later ??= lazy(async () => {
      try {
        return { default: (await load())[name] };
      } catch (cause) {
        // Until that is told: a first page is drawn again before it is, and would ask for ever (SHELL-9).
        throw new NotLoaded(name, cause, () => (later = undefined));
      }
    }));
  const OnDemand = (props: Props) => {
    // One of the two for as long as it is drawn: another type would begin anew.
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

/** Loads those of the components that come on demand, which are then drawn at once. */
export async function loadAll(components: readonly unknown[]): Promise<void> {
  await Promise.all(components.map(async (component) => await laters.get(component)?.load()));
  publish();
}

export const isLoaded = (component: unknown): boolean =>
  laters.get(component)?.loaded() !== undefined;

/**
 * A component that comes on demand, once `loadAll` loaded it, and nothing before: while React holds back what it
 * showed as loading, it draws it anew with each change, listeners and all.
 */
export function OnceLoaded<Props extends object>({
  part,
  ...props
}: { part: ComponentType<Props> } & Props) {
  const loaded = useSyncExternalStore(subscribe, () => laters.get(part)?.loaded());
  return loaded === undefined ? null : createElement(loaded as ComponentType, props);
}

/**
 * The component itself if it was loaded before it was first drawn, else the one that loads it: what
 * stands around all the others is one node less to go through with every change of theirs.
 */
export const loadedOf = <C>(component: C): C => (laters.get(component)?.drawn() ?? component) as C;

/** Resolves once the page has painted something: what it does not show at first waits for this. */
export const afterPaint: Promise<void> = new Promise((resolve) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
  }).observe({ type: 'paint', buffered: true });
});
