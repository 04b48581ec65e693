import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { languages } from '@throughline/core/kernel'
import { dropShared, precompress } from './build/precompress.ts'

/**
 * `npm run build` of the site: once per language, side by side, each into a folder of its own. `SITE_LANGUAGES=en` builds
 * that one alone, `SITE_LANGUAGES=en,pseudo` the one to try layouts with as well.
 */
const asked = process.env.SITE_LANGUAGES?.split(',') ?? languages
const [first = 'en', ...others] = asked
const astro = createRequire(import.meta.resolve('astro/package.json')).resolve('./bin/astro.mjs')
const dist = new URL('dist/', import.meta.url)
mkdirSync(dist, { recursive: true })
const clientOf = (language: string) => fileURLToPath(new URL(`${language}/client`, dist))

const built = (language: string) =>
  new Promise<void>((resolve, reject) => {
    // What one says of the code the other would say again.
    const silent = language === first ? [] : ['--silent']
    const child = spawn(process.execPath, [astro, 'build', ...silent], {
      env: { ...process.env, SITE_LANGUAGE: language },
      stdio: 'inherit',
      cwd: new URL('.', import.meta.url),
    })
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The site could not be built in “${language}”.`))))
  })

// Of a build in other languages nothing is left to be served.
for (const folder of readdirSync(dist))
  if (!asked.some((language) => language === folder)) rmSync(new URL(folder, dist), { recursive: true })
await Promise.all(asked.map(built))
for (const language of others) await dropShared(clientOf(language), clientOf(first))
await Promise.all(asked.map((language) => precompress(clientOf(language))))
