import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const at = (name: string) => fileURLToPath(new URL(`../specimens/${name}`, import.meta.url))

/** `/components` in development, with every part of the interface in every state; no build has it. */
export const specimens = (): AstroIntegration => ({
  name: 'specimens',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command !== 'dev') return
      injectRoute({ pattern: '/components', entrypoint: at('Specimens.astro') })
      injectRoute({ pattern: '/components.css', entrypoint: at('styles.ts') })
    },
  },
})
