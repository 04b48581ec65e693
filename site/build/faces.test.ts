import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { type Face, facesOf, inRanges } from './faces.ts'

const source = fileURLToPath(new URL('../src', import.meta.url))
const faces = facesOf(readFileSync(`${source}/styles/fonts.css`, 'utf8'))
const everyday = faces.filter(({ file }) => file.startsWith('../typefaces/'))
const latin = ({ family, style }: Face) =>
  faces.find((face) => face.family === family && face.style === style && /latin-(opsz|wght)/.test(face.file))

it('has the letters of English and German in files of their own, and none of them in another of the face', () => {
  expect(everyday.map(({ family, style }) => `${family} ${style}`)).toEqual([
    'Inter Variable normal',
    'Newsreader Variable normal',
    'Newsreader Variable italic',
  ])
  for (const face of everyday) {
    expect(existsSync(`${source}/styles/${face.file}`), face.file).toBe(true)
    const letters = new Set(inRanges(face.ranges))
    expect(
      inRanges(latin(face)?.ranges ?? []).filter((letter) => letters.has(letter)),
      face.file,
    ).toEqual([])
  }
})

it('needs no other file for what the app itself says', () => {
  const [face] = everyday
  if (!face) throw new Error('There is no face of everyday letters.')
  const elsewhere = new Set(inRanges(latin(face)?.ranges ?? []))
  const missing = globSync(`${source}/messages/**/*.ts`, { exclude: (name) => name.endsWith('.test.ts') }).flatMap((file) => {
    const said = [...readFileSync(file, 'utf8')].filter((letter) => elsewhere.has(letter.codePointAt(0) ?? 0))
    return said.length > 0 ? [`${file.slice(source.length)}: ${[...new Set(said)].join('')}`] : []
  })
  expect(missing).toEqual([])
})
