import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { type BuildOptions, build, type Plugin } from 'rolldown'
import { allowWorker } from '../allow-worker.ts'
import { pagesOfDemo } from './pages-of.ts'
import { partsOf } from './parts.ts'
import { withoutUnused } from './unused.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** A worker that loads what is missing cannot wait for it; the very first line of this one has seen to that. */
const late = 'await import("temporal-polyfill/global")'
const withTemporal: Plugin = { name: 'with-temporal', transform: (code) => (code.includes(late) ? code.replace(late, '{}') : null) }

interface Names {
  output?: { entryFileNames?: string | ((chunk: { name: string }) => string) }
  input?: unknown
}

/**
 * The scripts of /demo: a worker that holds the API and these very pages, as they were built for the server, and what
 * pages of the demo begin with. The words are in the worker, of which there is one for each language.
 */
export const demo = (language: string): AstroIntegration => {
  let server = ''
  return {
    name: 'demo',
    hooks: {
      'astro:build:setup': ({ vite }) => {
        // The pages are one more way in to what is built for the server, beside Node's.
        const common = vite.build?.rolldownOptions as Names
        const named = common.output?.entryFileNames
        const ssr = vite.environments?.ssr?.build?.rolldownOptions as Names
        ssr.input = { ...(ssr.input as object | undefined), demo: at('pages.ts') }
        ssr.output = {
          ...ssr.output,
          entryFileNames: (chunk) =>
            chunk.name === 'demo' ? 'demo.mjs' : typeof named === 'function' ? named(chunk) : (named ?? '[name].mjs'),
        }
      },
      'astro:config:done': ({ config }) => {
        server = fileURLToPath(config.build.server)
      },
      'astro:build:done': async ({ dir }) => {
        const client = fileURLToPath(dir)
        const pages = pagesOfDemo()
        const common: BuildOptions = {
          platform: 'browser',
          logLevel: 'silent',
          resolve: { conditionNames: ['worker', 'browser', 'import', 'default'], alias: { 'throughline:pages': `${server}demo.mjs` } },
          // Of browsers as old as the pages themselves are built for.
          transform: { target: ['chrome125', 'firefox128', 'safari18'], define: { 'process.env.NODE_ENV': '"production"' } },
        }
        const single = (input: string, name: string) =>
          build({ ...common, input, output: { file: `${client}demo/${name}.js`, format: 'iife', minify: true, codeSplitting: false } })
        const worker = async () => {
          const { output } = await build({
            ...common,
            input: at('../../../packages/demo/src/worker/worker.ts'),
            plugins: [withTemporal, withoutUnused, pages.plugin],
            write: false,
            output: { format: 'cjs', minify: true, chunkFileNames: '[name]-[hash].js' },
          })
          const chunks = output.filter((file) => file.type === 'chunk')
          const { main, parts } = partsOf(chunks, pages.areaOf, '/demo')
          // Workers have Temporal where browsers have it, and cannot load what is missing later on.
          const whole = `if(!self.Temporal)importScripts("/demo/temporal.js");${main}`
          await mkdir(`${client}demo`, { recursive: true })
          for (const [name, script] of [...parts, [`worker-${language}.js`, whole] as const])
            await writeFile(`${client}demo/${name}`, script)
        }
        await Promise.all([worker(), single(at('temporal.ts'), 'temporal'), single(at('../../src/features/demo/here.ts'), 'here')])
        await allowWorker(new URL('../_headers.json', dir), `/demo/worker-${language}.js`)
      },
    },
  }
}
