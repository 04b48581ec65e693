import { fileURLToPath } from 'node:url'
import { languages } from '@throughline/core/kernel'
import {
  apiForPage,
  apiListener,
  composeServer,
  compression,
  davListener,
  isApiUrl,
  isDavUrl,
  isMcpUrl,
  keptChoice,
  mcpListener,
  visitOf,
} from '@throughline/server'
import { dev } from 'astro'

const data = fileURLToPath(new URL('../data', import.meta.url))
const { environment, app, dav, mcp, errors, endStreams, close } = await composeServer({ DATA_DIR: data, ...process.env })
const api = apiListener(app)
/** What it is developed in: `SITE_LANGUAGE=de npm run dev`. */
const language = languages.find((one) => one === process.env.SITE_LANGUAGE) ?? 'en'
const calendars = davListener(dav)
const assistants = mcpListener(mcp)

const server = await dev({
  root: fileURLToPath(new URL('.', import.meta.url)),
  server: { host: environment.host, port: environment.port },
  vite: {
    plugins: [
      {
        name: 'api-before-site',
        configureServer(vite) {
          vite.middlewares.use((request, response, next) => {
            // Vite cuts the base off `url`; the API wants what the browser asked for.
            if (isApiUrl(request.originalUrl ?? request.url ?? '')) return void api(request, response)
            if (isDavUrl(request.originalUrl ?? request.url ?? '')) return void calendars(request, response)
            if (isMcpUrl(request.originalUrl ?? request.url ?? '')) return void assistants(request, response)
            // Where Astro's development server looks for what a page gets as Astro.locals.
            const { cookie, 'accept-language': acceptLanguage } = request.headers
            const { locale } = visitOf({ cookie, acceptLanguage }, [language])
            const install = { url: environment.publicUrl, languages: [language] }
            const keepChoice = (chosen: typeof language) => keptChoice(chosen, { https: false })
            const given = { api: apiForPage(app, request, response), encode: compression, errors, install, locale, keepChoice }
            Reflect.set(request, Symbol.for('astro.locals'), given)
            next()
          })
        },
      },
    ],
  },
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    endStreams()
    await server.stop()
    await close()
    process.exit(0)
  })
}
