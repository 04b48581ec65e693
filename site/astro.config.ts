import node from '@astrojs/node'
import { defineConfig } from 'astro/config'
import { chunks, shortName } from './build/chunks.ts'
import { demo } from './build/demo/index.ts'
import { fetchedAlong } from './build/fetched-along.ts'
import { offline } from './build/offline/index.ts'
import { plainMerge } from './build/plain-merge.ts'
import { reactIslands } from './build/react-islands.ts'
import { specimens } from './build/specimens.ts'
import { widthsInLetters } from './build/widths-in-letters.ts'
import { wordsOf } from './build/words-of.ts'

process.env.ASTRO_TELEMETRY_DISABLED = '1'

/** The one whose words this build is of. */
const language = process.env.SITE_LANGUAGE ?? 'en'

export default defineConfig({
  // Pages are built ahead unless they say `prerender = false`, as every page of the app does.
  output: 'static',
  trailingSlash: 'never',
  outDir: `./dist/${language}`,
  cacheDir: `./node_modules/.astro/${language}`,
  // A handler only: packages/server puts the API before it and serves the built files.
  adapter: node({ mode: 'middleware', staticHeaders: true }),
  integrations: [reactIslands(), demo(language), offline(language), specimens()],
  build: { format: 'file', inlineStylesheets: 'never' },
  session: false,
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  security: {
    // Judged by src/middleware/same-origin.ts, which also holds behind a proxy that ends TLS.
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'none'",
        "connect-src 'self'",
        "font-src 'self'",
        // Photos that wait to be sent are shown from the browser.
        "img-src 'self' data: blob:",
        "worker-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ],
      styleDirective: { resources: [{ resource: "'unsafe-inline'", kind: 'attribute' }] },
    },
  },
  vite: {
    plugins: [wordsOf(language), plainMerge(), fetchedAlong()],
    css: { postcss: { plugins: [widthsInLetters()] } },
    build: { cssTarget: ['chrome125', 'firefox128', 'safari18'], assetsInlineLimit: 0 },
    environments: {
      // The server keeps the text of all it runs, in two bytes a letter where any letter is not ASCII.
      ssr: { build: { rolldownOptions: { output: { charset: 'ascii', comments: false } } } },
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: { groups: chunks },
              chunkFileNames: ({ name }: { name: string }) => `_astro/${shortName(name)}.[hash].js`,
            },
          },
        },
      },
    },
  },
})
