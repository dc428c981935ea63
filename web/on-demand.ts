import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A component of its own chunk, loaded when it is first drawn. */
export function onDemand<Name extends string, Props>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await load())[name] }));
}
