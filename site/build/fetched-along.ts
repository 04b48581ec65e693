import type { Plugin } from 'vite'

/** What every page of the app has by the time it asks for anything. */
const there = /^_astro\/(desk|rolldown-runtime)\./

/**
 * What is fetched along with a late script: neither the script, which is asked for at once, nor what is there already.
 * The names of it stand in the script that asks. In the one that every page reads they are left out: what a late script of
 * that rests on is asked for by itself, once it has come.
 */
export const besides = (script: string, needed: readonly string[], { hostId }: { hostId: string }): string[] =>
  there.test(hostId) ? [] : needed.filter((other) => other !== script && !there.test(other))

/** Said by a plugin, as Astro puts a setting of its own over that of the configuration. */
export const fetchedAlong = (): Plugin => ({
  name: 'fetched-along',
  configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: { resolveDependencies: besides } } } : null),
})
