import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { build } from 'rolldown'
import { allowWorker } from '../allow-worker.ts'
import { noteScripts, type Script, scriptsOf, sheetsAndFonts } from './files.ts'
import { manifestOf } from './manifest.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The page that says that something is not kept here. */
const OFFLINE = '/offline'

/**
 * The worker of the whole app and its manifest, for a language. The worker knows by name which files of this build belong to
 * pages that can be read without a network.
 */
export const offline = (language: string): AstroIntegration => {
  const scripts: Script[] = []
  return {
    name: 'offline',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [noteScripts(scripts)] } }),
      'astro:build:done': async ({ dir, logger }) => {
        const client = fileURLToPath(dir)
        const built = await readdir(join(client, '_astro'))
        const files = [...scriptsOf(scripts), ...sheetsAndFonts(built).map((name) => `_astro/${name}`)]
        const page = await readFile(join(client, `${OFFLINE.slice(1)}.html`), 'utf8')
        const bytes = await Promise.all(files.map(async (name) => (await readFile(join(client, name))).length))
        logger.info(`${files.length} files of ${Math.round(bytes.reduce((sum, size) => sum + size, 0) / 1024)} KiB are kept for no network`)
        await build({
          input: at('../../../packages/offline/src/worker.ts'),
          platform: 'browser',
          logLevel: 'silent',
          transform: {
            define: {
              'process.env.NODE_ENV': '"production"',
              BUILD: JSON.stringify({
                ...{ files: files.map((name) => `/${name}`), version: revisionOf(files.join('\n')) },
                ...{ first: firstOf(page), language, offline: OFFLINE },
              }),
            },
          },
          output: { file: join(client, `worker-${language}.js`), format: 'iife', minify: true, codeSplitting: false },
        })
        // That of push is no part of any build, and marks as read what is opened from a message.
        for (const worker of [`/worker-${language}.js`, '/push-worker.js']) await allowWorker(new URL('../_headers.json', dir), worker)
        await writeFile(join(client, `app-${language}.webmanifest`), JSON.stringify(manifestOf(language)))
      },
    },
  }
}

/** What is fetched before the worker is one: the page for no network, and what it is shown with. */
function firstOf(page: string): { url: string; revision: string | null }[] {
  const named = [...page.matchAll(/"(\/_astro\/[^"]+\.(?:css|woff2))"/g)].flatMap(([, url]) => (url ? [{ url, revision: null }] : []))
  return [{ url: OFFLINE, revision: revisionOf(page) }, ...named]
}

const revisionOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 12)
