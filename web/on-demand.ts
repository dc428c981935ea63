import { createElement, lazy, useState, type ComponentType } from 'react';

const loads = new Map<unknown, () => Promise<void>>();

/** A component of its own chunk, loaded when it is first drawn, or before by `loadAll`. */
export function onDemand<Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const Later = lazy(async () => ({ default: (await load())[name] }));
  const OnDemand = (props: Props) => {
    // One of the two for as long as it is drawn: another type would begin anew.
    const [Loaded] = useState(() => loaded ?? Later);
    return createElement(Loaded as ComponentType<Props>, props);
  };
  loads.set(OnDemand, async () => {
    loaded = (await load())[name];
  });
  return OnDemand;
}

/** Loads those of the components that come on demand, which are then drawn at once. */
export async function loadAll(components: readonly unknown[]): Promise<void> {
  await Promise.all(components.map(async (component) => await loads.get(component)?.()));
}
