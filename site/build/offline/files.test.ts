import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { begins, scriptsOf, sheetsAndFonts } from './files.ts'
import { manifestOf } from './manifest.ts'

const script = (fileName: string, begins: string | null, ...loads: string[]) => ({ fileName, begins, loads })

it('takes what pages for no network load, now or later, and nothing of others', () => {
  const scripts = [
    script('frame.js', '/site/src/layouts/AppFrame.astro?script', 'desk.js'),
    script('tasks.js', '/site/src/features/task/ui/TaskList.tsx', 'desk.js', 'late.js'),
    script('desk.js', null),
    script('late.js', '/site/src/features/task/ui/late/Days.tsx', 'tasks.js', 'report.js'),
    script('report.js', '/site/src/features/monitoring/report.ts', 'large.js'),
    script('large.js', null),
    script('sandbox.js', '/site/src/features/sandbox/Explorer.tsx', 'desk.js'),
  ]
  expect(scriptsOf(scripts)).toEqual(['desk.js', 'frame.js', 'late.js', 'tasks.js'])
})

/** What is alive on the screens of an area: the modules that its pages and parts name with `client:`. */
function islandsIn(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/^import (\w+) from '(\.[^']+\.tsx)'$/gm)].flatMap(([, name, path]) =>
    path && new RegExp(`<${name}\\s[^>]*?client:`).test(text) ? [join(dirname(file), path)] : [],
  )
}

it('begins with all that is alive on these pages, wherever it lies', () => {
  const src = fileURLToPath(new URL('../../src/', import.meta.url))
  const places = '{layouts/{AppFrame,Page}.astro,{pages,features}/{tasks,task,goals,goal,journal,discussions,discussion,frame}/**/*.astro}'
  const islands = new Set(globSync(join(src, places)).flatMap(islandsIn))
  expect(islands.size).toBeGreaterThan(30)
  expect([...islands].filter((island) => !begins.test(island))).toEqual([])
})

it('takes their style sheets, and the letters of most', () => {
  const names = ['tasks.Cj-8.css', 'landing.DR.css', 'inter-everyday.Bw.woff2', 'inter-greek-opsz-normal.B0.woff2', 'tasks.avif']
  expect(sheetsAndFonts(names)).toEqual(['inter-everyday.Bw.woff2', 'tasks.Cj-8.css'])
})

it.each(['en', 'de'])('has a manifest in “%s” by which browsers install the app, with pictures that are there', (language) => {
  const manifest = manifestOf(language)
  expect(manifest).toMatchObject({ id: '/', start_url: '/tasks', scope: '/', display: 'standalone', lang: language })
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ])
  const pictures = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)].map(({ src }) => src)
  for (const src of [...pictures, '/icons/apple-touch.png'])
    expect(existsSync(fileURLToPath(new URL(`../../public${src}`, import.meta.url))), src).toBe(true)
})

it('names what the app is for in each language', () => {
  expect(manifestOf('de').shortcuts.map(({ name }) => name)).not.toEqual(manifestOf('en').shortcuts.map(({ name }) => name))
})
