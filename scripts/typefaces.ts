import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subset from 'subset-font'
import { facesOf, inRanges } from '../site/build/faces.ts'

/**
 * `npm run typefaces`: the letters of English and German out of the typefaces, as site/src/styles/fonts.css names them, in the
 * weights and sizes that style sheets ask for. They are what every page waits for.
 */

const site = (path: string) => fileURLToPath(new URL(`../site/src/${path}`, import.meta.url))
const source = (path: string) => fileURLToPath(import.meta.resolve(`@fontsource-variable/${path}`))

const wght = { min: 400, max: 700 }
const cut: Readonly<Record<string, { of: string; variationAxes: Record<string, { min: number; max: number }> }>> = {
  'inter-everyday': { of: 'inter/files/inter-latin-opsz-normal.woff2', variationAxes: { wght } },
  // Its smallest letters are for print: 16 is the least that pages set it in.
  'newsreader-everyday': {
    of: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
    variationAxes: { wght, opsz: { min: 16, max: 72 } },
  },
  'newsreader-everyday-italic': { of: 'newsreader/files/newsreader-latin-wght-italic.woff2', variationAxes: { wght } },
}
/** What letters do to one another, and figures of one width; no small capitals, fractions or other forms. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum']

const faces = facesOf(readFileSync(site('styles/fonts.css'), 'utf8'))
for (const [name, { of, variationAxes }] of Object.entries(cut)) {
  const face = faces.find(({ file }) => file === `../typefaces/${name}.woff2`)
  if (!face) throw new Error(`fonts.css has no face of ${name}.`)
  const letters = String.fromCodePoint(...inRanges(face.ranges))
  const made = await subset(readFileSync(source(of)), letters, { targetFormat: 'woff2', keepFeatures, variationAxes })
  writeFileSync(site(`typefaces/${name}.woff2`), made)
  console.log(`${name}: ${made.length} bytes`)
}
for (const family of ['inter', 'newsreader']) copyFileSync(source(`${family}/LICENSE`), site(`typefaces/${family}-LICENSE.txt`))
