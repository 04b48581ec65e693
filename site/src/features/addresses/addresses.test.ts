import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const folder = fileURLToPath(new URL('../..', import.meta.url))
const under = (pattern: string) => globSync(pattern, { cwd: folder }).map((file) => file.replaceAll('\\', '/'))

/** Areas whose records have pages. */
const areas = 'tasks|goals|journal|discussions|career|interview-prep'

const sources = under('**/*.{ts,tsx,astro}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') }))

/** What stands in the code of such files, with the place of each. */
const found = (what: RegExp, of = sources) =>
  of.flatMap(({ file, text }) => [...text.matchAll(what)].map(([all, path = all]) => ({ file, path })))

/** A path that is put together where it stands. */
const composed = new RegExp(`(?<=\`)/(?:${areas})\\b[^\`$]*\\$\\{|(?<=['"])/(?:${areas})\\b[^'"\\n]*(?=['"]\\s*\\+)`, 'g')

/** A path that is written out, without what is asked of its page. */
const written = new RegExp(`(?<=['"\`])(/(?:${areas})(?:/[\\w-]+)*)(?=['"\`?#])`, 'g')

const pages = new Set(
  under('pages/**/*.{astro,ts}').map((file) =>
    file
      .replace(/^pages/, '')
      .replace(/\.(astro|ts)$/, '')
      .replace(/\/index$/, ''),
  ),
)
const isPage = (path: string): boolean => pages.has(path)

describe('addresses', () => {
  it('are put together here alone', () => {
    expect(
      found(
        composed,
        sources.filter(({ file }) => !file.startsWith('features/addresses/')),
      ),
    ).toEqual([])
  })

  it('lead to pages that are there', () => {
    const paths = found(written)
    expect(paths.length).toBeGreaterThan(100)
    expect(paths.filter(({ path }) => !isPage(path))).toEqual([])
  })

  it('are noticed by these rules', () => {
    const text = `
      href(\`/tasks/\${id}\`)
      href('/goals/' + id)
      href(\`/journal?day=\${day}\`)
      href(\`/career/wins/\${id}#evidence\`)
      href('/goals/nowhere')`
    expect(found(composed, [{ file: 'probe.ts', text }])).toHaveLength(4)
    expect(found(written, [{ file: 'probe.ts', text }]).filter(({ path }) => !isPage(path))).toHaveLength(1)
  })
})
