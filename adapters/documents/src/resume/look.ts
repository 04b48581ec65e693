import type { LayoutBox, LayoutLine } from '@throughline/core/resume'
import type { TextLook } from '../pdf/look.ts'
import type { Face } from '../pdf/type.ts'

export interface Look extends TextLook {
  colour: LayoutLine['colour']
}

export const COLOURS: Readonly<Record<LayoutLine['colour'] | LayoutBox['colour'], string>> = {
  ink: '#1a2029',
  muted: '#4b525c',
  accent: '#00626f',
  line: '#cdd1d6',
  ground: '#f2f5f5',
}

/** Points. */
export const look = (face: Face, size: number, leading: number, colour: Look['colour'] = 'ink'): Look => ({
  ...{ face, size, leading, colour },
  color: COLOURS[colour],
})

/** How a face is called where fonts are chosen by family and weight. */
export const FAMILIES: Readonly<Record<Exclude<Face, 'mono'>, Pick<LayoutLine, 'family' | 'weight' | 'isItalic'>>> = {
  serif: { family: 'serif', weight: 400, isItalic: false },
  'serif-italic': { family: 'serif', weight: 400, isItalic: true },
  'serif-medium': { family: 'serif', weight: 500, isItalic: false },
  'serif-bold': { family: 'serif', weight: 600, isItalic: false },
  'serif-bold-italic': { family: 'serif', weight: 600, isItalic: true },
  sans: { family: 'sans', weight: 400, isItalic: false },
  'sans-medium': { family: 'sans', weight: 500, isItalic: false },
  'sans-bold': { family: 'sans', weight: 600, isItalic: false },
}
