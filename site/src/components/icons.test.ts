import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { icons } from './icons.ts'

const styles = fileURLToPath(new URL('../styles/', import.meta.url))
const sheets = globSync('**/*.css', { cwd: styles }).map((path) => ({ path, text: readFileSync(styles + path, 'utf8') }))

it('what points along the line points the other way where lines run from right to left', () => {
  const pointing = Object.entries(icons).flatMap(([name, drawing]) => (drawing.includes('class="points"') ? [name] : []))
  expect(pointing.sort()).toEqual(['begin', 'left', 'reply', 'right', 'under'])
  expect(sheets.some(({ text }) => text.includes(":root[dir='rtl'] .points {"))).toBe(true)
})

it('a style turns, floats and stands by how lines run', () => {
  const faults = sheets.flatMap(({ path, text }) =>
    [
      ...text.matchAll(
        /rotate: 90deg|inset: \S+ 0 \S+ auto;|inset: auto 0 auto 50%|float: (?:left|right)|text-align: (?:left|right)|(?:margin|padding|border)-(?:left|right)\b/g,
      ),
    ].map(([rule]) => `${path}: ${rule}`),
  )
  expect(sheets.length).toBeGreaterThan(50)
  expect(faults).toEqual([])
})
