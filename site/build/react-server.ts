import renderer from '@astrojs/react/server.js'
import type { NamedSSRLoadedRendererValue } from 'astro'

/** Takes every component for React's. */
const server: NamedSSRLoadedRendererValue = { ...renderer, check: async () => true }

export default server
