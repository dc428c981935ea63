import type { Language } from '#core/base/language.ts';

/**
 * Launches a browser of somebody who speaks a language. The `locale` of a page alone is not enough: the browser asks
 * for the worker's script in its own language, and a worker in another one than its page is not stored.
 */
export function speaking<Launch extends { args?: string[] }>(
  launch: Launch,
  language: Language,
): Launch {
  return { ...launch, args: [...(launch.args ?? []), `--accept-lang=${language}`] };
}
