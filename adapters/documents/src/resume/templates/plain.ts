import type { HeaderLooks } from '../header.ts'
import { look } from '../look.ts'
import type { Style } from '../style.ts'
import { oneColumn } from './one-column.ts'

const style: Style = {
  heading: look('serif-bold', 13, 17),
  rule: { height: 0.7, colour: 'line' },
  title: look('serif-bold', 11, 14.6),
  group: look('serif', 11, 14.6),
  subtitle: look('serif-medium', 11, 14.6),
  organisation: look('serif', 11, 14.6),
  dates: look('serif-italic', 11, 14.6, 'muted'),
  datesAt: 'run on',
  body: look('serif', 11, 14.6),
  summary: look('serif', 11, 14.6),
  words: 'run on',
  bullet: '•',
  indent: 14,
  gaps: { section: 17, heading: 9, entry: 10, position: 7, line: 2.5, part: 3 },
}

const looks: HeaderLooks = {
  name: look('serif-medium', 25, 30),
  label: look('serif-italic', 13, 18),
  contact: look('serif', 11, 15, 'muted'),
  align: 'center',
}

/** One column, one face, every statement on a line of its own: nothing that anybody could read wrongly. */
export const plain = oneColumn({ style, looks, margin: { top: 56, bottom: 60, side: 72 }, gap: 3, foot: 28 })
