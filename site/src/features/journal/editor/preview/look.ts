import { type Range, RangeSet } from '@codemirror/state'
import { Decoration, type DecorationSet } from '@codemirror/view'
import type { Tree } from '@lezer/common'
import { blocks } from './blocks.ts'
import { Canvas, type Sight } from './canvas.ts'
import { inlines } from './inlines.ts'
import { hangingTo, lineDecoration } from './line-look.ts'

/** How a stretch of a text looks: its lines, what stands around whole parts of them, what is within, and what is one sign to the cursor. */
export interface Look {
  lines: DecorationSet
  outer: DecorationSet
  inner: DecorationSet
  whole: DecorationSet
}

const hang = Decoration.mark({ class: 'hang' })

/** Whole lines have to be asked for. */
export function lookOf(tree: Tree, sight: Sight): Look {
  const canvas = new Canvas(sight)
  tree.iterate({
    from: sight.from,
    to: sight.to,
    enter: (node) => {
      const draw = blocks[node.name] ?? inlines[node.name]
      if (draw && node.to >= sight.from) draw(node.node, canvas)
    },
  })
  const lines = []
  for (const look of canvas.lines.values()) {
    const { from } = look.line
    canvas.around(from, Math.min(hangingTo(look), look.line.to), hang)
    lines.push(lineDecoration(look).range(from))
  }
  const set = (ranges: Range<Decoration>[]) => RangeSet.of(ranges, true)
  return { lines: set(lines), outer: set(canvas.outer), inner: set(canvas.inner), whole: set(canvas.whole) }
}
