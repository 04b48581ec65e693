import { readdirSync, readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { expect, it, vi } from 'vitest'
import { specimens } from '../build/specimens.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const filesIn = (path: string, ...endings: string[]) => readdirSync(at(path)).filter((file) => endings.includes(extname(file)))
const read = (path: string) => readFileSync(at(path), 'utf8')

const parts = filesIn('../src/styles/parts', '.css').map((file) => basename(file, '.css'))
const shown = new Set(filesIn('./parts', '.astro').map((file) => basename(file, '.astro')))
const markup = ['./Tokens.astro', ...[...shown].map((name) => `./parts/${name}.astro`)].map(read).join('\n')

/** What the components draw, which the test below finds in the specimens. */
const drawn = [...filesIn('../src/components', '.astro'), 'CopyField.tsx'].map((file) => read(`../src/components/${file}`)).join('\n')

/** Islands have their states in tests of their own. */
const components = filesIn('../src/components', '.astro')

it('shows every part of the style sheets, and no other', () => {
  expect([...shown].toSorted()).toEqual(parts.toSorted())
})

it.each(parts)('shows %s by every class it has', (part) => {
  const selectors = read(`../src/styles/parts/${part}.css`).replace(/\/\*.*?\*\//gs, '')
  const classes = new Set([...selectors.matchAll(/\.(-?[a-z][\w-]*)(?=[^{}]*\{)/g)].map(([, name = '']) => name))
  const words = new Set(`${markup}\n${drawn}`.match(/[\w-]+/g))
  // Of the page around it.
  const elsewhere = new Set(['main'])
  expect([...classes].filter((name) => !words.has(name) && !elsewhere.has(name))).toEqual([])
})

it.each([...components, 'CopyField.tsx'])('shows the component %s', (component) => {
  expect(markup).toContain(`src/components/${component}'`)
})

it('is a page of the development server, and of no build', async () => {
  const setUp = specimens().hooks['astro:config:setup'] as NonNullable<AstroIntegration['hooks']['astro:config:setup']>
  const addedBy = async (command: 'dev' | 'build') => {
    const injectRoute = vi.fn()
    await setUp({ command, injectRoute } as unknown as Parameters<typeof setUp>[0])
    return injectRoute.mock.calls.map(([{ pattern }]) => pattern)
  }
  expect(await addedBy('dev')).toEqual(['/components', '/components.css'])
  expect(await addedBy('build')).toEqual([])
})
