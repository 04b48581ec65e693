import react from '@astrojs/react'
import type { AstroIntegration } from 'astro'

/**
 * React for the islands. Whether a component is React's is not found out by rendering it on trial, at every request and
 * beside the real rendering: no other framework is here.
 */
export function reactIslands(): AstroIntegration {
  const { name, hooks } = react()
  const setUp = hooks['astro:config:setup']
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': (given) =>
        setUp?.({
          ...given,
          addRenderer: (renderer) => given.addRenderer({ ...renderer, serverEntrypoint: new URL('./react-server.ts', import.meta.url) }),
        }),
    },
  }
}
