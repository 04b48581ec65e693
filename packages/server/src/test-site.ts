import type { RenderPage, Site } from './front.ts'
import type { ServeFile } from './site-files.ts'

/** A site of these pages in every language. */
export const siteOf = (render: RenderPage, files: ServeFile = async () => false): Site => ({
  ...{ files, languages: ['en', 'de'] },
  pages: async () => render,
})

/** A site that says nothing, for tests of what is before it. */
export const noSite: Site = siteOf((_, response) => void response.end())
