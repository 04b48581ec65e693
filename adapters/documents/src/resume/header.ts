import type { ResumeHeader } from '@throughline/core/resume'
import type { Frame } from '../pdf/setting.ts'
import type { Look } from './look.ts'
import { type Align, type Pen, type Place, pieceOf, placeBelow, type Row, space } from './rows.ts'

export interface HeaderLooks {
  name: Look
  label: Look
  contact: Look
  align: Align
}

/** The name, and what the person works as below it. */
export const nameRows = ({ name, label }: ResumeHeader, looks: HeaderLooks, frame: Frame, pen: Pen, root: Place): Row[] => [
  ...(name ? pen.text([pieceOf(name)], looks.name, frame, placeBelow(root, 'H1'), looks.align) : []),
  ...(label ? [space(1.5), ...pen.text([pieceOf(label)], looks.label, frame, placeBelow(root, 'P'), looks.align)] : []),
]

/** Between two ways to reach somebody. */
export const BETWEEN = '  ·  '

/** All ways to reach the person, in a row that may break between two. */
export const contactRow = ({ contact }: ResumeHeader, looks: HeaderLooks, frame: Frame, pen: Pen, root: Place): Row[] =>
  pen.items(contact.map(pieceOf), BETWEEN, looks.contact, frame, placeBelow(root, 'P'), looks.align)
