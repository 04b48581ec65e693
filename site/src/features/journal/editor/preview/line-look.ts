import type { Line } from '@codemirror/state'
import { Decoration } from '@codemirror/view'

/** Beyond these a quote or list moves in no further, so that a text made of marks alone stays readable. */
const DEEPEST = 8

/** How a line of the text stands there. */
export interface LineLook {
  line: Line
  classes: Set<string>
  attributes: Record<string, string>
  quotes: number
  items: number
  /** Where the marks it begins with end; they hang before the text, and take no room in it. */
  marksTo: number
  /** How far a line that goes on in an item is moved in, in characters. */
  indent: number
}

export const plainLook = (line: Line): LineLook => ({
  line,
  classes: new Set(),
  attributes: {},
  quotes: 0,
  items: 0,
  marksTo: line.from,
  indent: 0,
})

/** Where the marks and spaces end that a line begins with. */
export function hangingTo({ line, items, marksTo, indent }: LineLook): number {
  if (marksTo > line.from || !items) return marksTo
  return line.from + Math.min(/^[\s>]*/.exec(line.text)?.[0].length ?? 0, indent)
}

/** Each line has a direction of its own, so that languages can be mixed. */
export function lineDecoration({ classes, attributes, quotes, items }: LineLook): Decoration {
  const depth = [quotes && `--quotes: ${Math.min(quotes, DEEPEST)}`, items && `--items: ${Math.min(items, DEEPEST)}`].filter(Boolean)
  return Decoration.line({
    attributes: {
      dir: 'auto',
      ...(classes.size > 0 && { class: [...classes].join(' ') }),
      ...(depth.length > 0 && { style: depth.join('; ') }),
      ...attributes,
    },
  })
}
