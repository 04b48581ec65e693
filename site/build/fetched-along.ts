import type { Plugin } from 'vite'

/**
 * What is fetched along with a late script: its styles, which nothing else asks for. The scripts it rests on are asked for
 * as it comes. Asking for them with it puts a link for each into the page: of an open task, which rests on three dozen, on
 * a slow processor a task of over 100 ms in which no key is answered.
 */
export const stylesOf = (_script: string, needed: readonly string[]): string[] => needed.filter((other) => other.endsWith('.css'))

/** Said by a plugin, as Astro puts a setting of its own over that of the configuration. */
export const fetchedAlong = (): Plugin => ({
  name: 'fetched-along',
  configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: { resolveDependencies: stylesOf } } } : null),
})
