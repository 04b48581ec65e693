import { createServer } from 'node:http'
import { builtLanguages, builtSites, loadPages, pagesOnDemand } from './built-pages.ts'
import { composeServer } from './compose.ts'
import { EnvironmentError } from './environment.ts'
import { front, type RenderPage } from './front.ts'
import { restWhenQuiet } from './rest.ts'
import { siteFiles } from './site-files.ts'
import { stop } from './stop.ts'

/** Ends the process with one readable sentence. */
function refuse(why: string): never {
  console.error(why)
  process.exit(1)
}

async function start() {
  const [first] = builtLanguages
  if (!first) return refuse('The site is not built yet. Run "npm start", or "npm run build" first.')
  const { environment, app, dav, mcp, languageOf, errors, endStreams, close } = await composeServer(process.env)
  // Astro listens for these too and says nothing of those outside a page.
  process.on('unhandledRejection', (reason) => errors.report('unhandled-rejection', reason))
  const files = siteFiles(builtSites())
  const https = environment.publicOrigin?.startsWith('https:') ?? false
  const usual = Promise.withResolvers<RenderPage>()
  const pages = pagesOnDemand((language) => (language === first ? usual.promise : loadPages(language)))
  const { publicOrigin, publicUrl, signUpMode } = environment
  const site = { files, pages, languages: builtLanguages }
  const server = createServer(front({ app, dav, mcp, site, languageOf, https, errors, publicOrigin, publicUrl, signUpMode }))

  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') refuse(`Something else is listening on port ${environment.port}. Set PORT to another one.`)
    refuse(`Cannot listen on ${environment.host}:${environment.port}: ${error.message}`)
  })
  server.listen(environment.port, environment.host, () => {
    console.log(`Throughline is running at ${environment.publicUrl}`)
    // The API and the built files need not wait for the code of the pages.
    loadPages(first).then(
      (render) => {
        usual.resolve(render)
        restWhenQuiet(server)
      },
      (error) => refuse(String(error.stack)),
    )
  })

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () =>
      stop({ server, endStreams, close }).then(
        () => process.exit(0),
        (error) => refuse(String(error)),
      ),
    )
  }
}

start().catch((error: unknown) => refuse(error instanceof EnvironmentError ? error.message : String((error as Error).stack ?? error)))
