import { builtLanguages, builtSites, loadPages, pagesOnDemand } from './built-pages.ts'
import type { RenderPage } from './front.ts'
import { restWhenQuiet } from './rest.ts'
import { refuse, run } from './run.ts'
import { siteFiles } from './site-files.ts'
import { whyNotStarted } from './why-not-started.ts'

async function start() {
  const [first] = builtLanguages
  if (!first) return refuse('The site is not built yet. Run "npm start", or "npm run build" first.')
  const files = siteFiles(builtSites())
  const usual = Promise.withResolvers<RenderPage>()
  const pages = pagesOnDemand((language) => (language === first ? usual.promise : loadPages(language)))
  await run({
    site: { files, pages, languages: builtLanguages },
    listening(server) {
      // The API and the built files need not wait for the code of the pages.
      loadPages(first).then(
        (render) => {
          usual.resolve(render)
          restWhenQuiet(server)
        },
        (error) => refuse(String(error.stack)),
      )
    },
  })
}

await start().catch((error: unknown) => refuse(whyNotStarted(error)))
