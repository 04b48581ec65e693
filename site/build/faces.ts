/** A face of a style sheet: its file, and the letters it is for, each range with its first and last. */
export interface Face {
  family: string
  style: string
  file: string
  ranges: readonly (readonly [first: number, last: number])[]
}

/** The faces of a style sheet that have a file. */
export const facesOf = (css: string): Face[] =>
  [...css.matchAll(/@font-face \{([^}]*)\}/g)].flatMap(([, rules = '']) => {
    const said = (pattern: RegExp) => pattern.exec(rules)?.[1] ?? ''
    const file = said(/url\(([^)]*)\)/)
    if (!file) return []
    const ranges = [...said(/unicode-range:([^;]*)/).matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(
      ([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const,
    )
    return [{ family: said(/font-family: '([^']*)'/), style: said(/font-style: (\w+)/), file, ranges }]
  })

/** Every letter of ranges. */
export const inRanges = (ranges: Face['ranges']): number[] =>
  ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
