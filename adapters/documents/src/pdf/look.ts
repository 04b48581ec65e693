import type { Face } from './type.ts'

export interface TextLook {
  face: Face
  /** Points. */
  size: number
  /** Points from line to line. */
  leading: number
  color: string
}

export const INK = '#1d1b18'
export const SOFT = '#6b665d'
export const LINE = '#d9d4ca'
export const SHADE = '#f5f2ec'

const serif = (face: Face, size: number, leading: number): TextLook => ({ face, size, leading, color: INK })

export const body = serif('serif', 11.5, 17)
export const code: TextLook = { face: 'mono', size: 8.5, leading: 13, color: INK }
export const small: TextLook = { face: 'sans', size: 8, leading: 12, color: SOFT }
export const cell = serif('serif', 10, 14)
export const chapter = serif('serif', 30, 36)
export const title = serif('serif-medium', 21, 25.5)
const headings = [serif('serif-bold', 16, 21), serif('serif-bold', 14, 19), serif('serif-bold', 12.5, 17)]
/** How a heading of a level is set; those further down look alike. */
export const heading = (level: number): TextLook => headings[level - 1] ?? serif('serif-bold', 11.5, 17)

/** Points between one block and the next. */
export const GAP = 7
export const INDENT = 18
/** A measure of some 75 letters. */
export const MARGINS = { top: 76, bottom: 84, left: 96, right: 96 }
