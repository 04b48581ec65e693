import { presentableDiff } from '@codemirror/merge'

/** A stretch of two texts that are laid over one another. */
export interface Stretch {
  is: 'same' | 'added' | 'removed'
  text: string
}

/** What was taken out of a text and what came into it, by words. */
export function wordDiff(before: string, after: string): Stretch[] {
  const stretches: Stretch[] = []
  const add = (is: Stretch['is'], text: string) => {
    if (text) stretches.push({ is, text })
  }
  let at = 0
  for (const { fromA, toA, fromB, toB } of presentableDiff(before, after, { scanLimit: 500, timeout: 500 })) {
    add('same', after.slice(at, fromB))
    add('removed', before.slice(fromA, toA))
    add('added', after.slice(fromB, toB))
    at = toB
  }
  add('same', after.slice(at))
  return stretches
}

/** Characters around a difference that are shown of what stayed the same. */
const AROUND = 160

/** The same with long stretches that stayed the same cut to what is needed to find one's way; `null` stands for the rest. */
export function cutShort(stretches: readonly Stretch[]): (Stretch | null)[] {
  return stretches.flatMap((stretch, i) => {
    if (stretch.is !== 'same' || stretch.text.length <= 3 * AROUND) return [stretch]
    const part = (text: string) => ({ ...stretch, text })
    const [head, tail] = [stretch.text.slice(0, AROUND), stretch.text.slice(-AROUND)]
    return [...(i > 0 ? [part(head)] : []), null, ...(i < stretches.length - 1 ? [part(tail)] : [])]
  })
}
