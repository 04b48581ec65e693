import type { HeaderLooks } from '../header.ts'
import { look } from '../look.ts'
import type { Style } from '../style.ts'
import { oneColumn } from './one-column.ts'

const style: Style = {
  heading: look('sans-bold', 10, 14),
  rule: { height: 0.6, colour: 'line' },
  title: look('sans-bold', 9.6, 14),
  group: look('sans', 9.6, 14),
  subtitle: look('sans-medium', 9.6, 14),
  organisation: look('sans', 9.6, 14, 'muted'),
  dates: look('sans', 9.2, 14, 'muted'),
  datesAt: 'right',
  body: look('sans', 9.5, 14),
  summary: look('serif', 12, 17),
  words: 'run on',
  bullet: '•',
  indent: 12,
  gaps: { section: 18, heading: 10, entry: 11, position: 7, line: 3, part: 3 },
}

const looks: HeaderLooks = {
  name: look('serif', 28, 33),
  label: look('sans', 10.5, 15),
  contact: look('sans', 9.2, 14, 'muted'),
  align: 'left',
}

/** A name in a reading face, hairlines, dates on the right: a page of accounts. */
export const ledger = oneColumn({ style, looks, margin: { top: 50, bottom: 56, side: 58 }, gap: 1, foot: 26 })
