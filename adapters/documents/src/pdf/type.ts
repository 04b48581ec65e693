/** A look that text is set in. */
export type Face =
  | 'serif'
  | 'serif-italic'
  | 'serif-bold'
  | 'serif-bold-italic'
  | 'serif-medium'
  | 'sans'
  | 'sans-medium'
  | 'sans-bold'
  | 'mono'

const newsreader = (look: string) => ['latin', 'latin-ext', 'vietnamese'].map((part) => `newsreader/files/newsreader-${part}-${look}.woff`)
const inter = (weight: number) =>
  ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'].map(
    (part) => `inter/files/inter-${part}-${weight}-normal.woff`,
  )
const jetBrains = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext', 'vietnamese'].map(
  (part) => `jetbrains-mono/files/jetbrains-mono-${part}-400-normal.woff`,
)

/** Arrows, mathematics, ornaments, and letters that the others lack. */
export const SIGNS = 'dejavu-sans/files/dejavu-sans-latin-400-normal.woff'
export const EMOJI = 'noto-emoji/files/noto-emoji-emoji-400-normal.woff'

/** The files of each face, in the order they are looked into for a letter. */
export const faces: Readonly<Record<Face, readonly string[]>> = {
  serif: [...newsreader('400-normal'), ...inter(400)],
  'serif-italic': [...newsreader('400-italic'), ...inter(400)],
  'serif-medium': [...newsreader('500-normal'), ...inter(600)],
  'serif-bold': [...newsreader('600-normal'), ...inter(600)],
  'serif-bold-italic': [...newsreader('600-italic'), ...inter(600)],
  sans: inter(400),
  'sans-medium': inter(500),
  'sans-bold': inter(600),
  mono: jetBrains,
}
