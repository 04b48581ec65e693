import { mkdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { paper } from '../site/src/styles/paper.ts'

/** `npm run icons`: the pictures of the installed app out of the mark, on paper, as no icon knows the theme it is shown in. */

const at = (path: string) => fileURLToPath(new URL(`../site/public/${path}`, import.meta.url))
const mark = readFileSync(at('favicon.svg'), 'utf8').replace(/@media[^{]*\{[^}]*\}\s*\}/, '')

interface Icon {
  name: string
  size: number
  /** How much of it is the mark: what may be cut to a circle keeps four fifths clear. */
  part: number
}

const icons: readonly Icon[] = [
  { name: '192', size: 192, part: 0.72 },
  { name: '512', size: 512, part: 0.72 },
  { name: 'maskable-512', size: 512, part: 0.52 },
  { name: 'apple-touch', size: 180, part: 0.64 },
]

mkdirSync(at('icons'), { recursive: true })
for (const { name, size, part } of icons) {
  const inner = Math.round(size * part)
  const drawn = await sharp(Buffer.from(mark), { density: (72 * inner) / 21 })
    .resize(inner, inner)
    .png()
    .toBuffer()
  await sharp({ create: { width: size, height: size, channels: 4, background: paper.light } })
    .composite([{ input: drawn }])
    .png({ palette: true, effort: 10 })
    .toFile(at(`icons/${name}.png`))
}
