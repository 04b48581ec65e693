import type { Experience } from '@throughline/core/career'
import { groupPositions } from '@throughline/core/career/experience-order'
import { placeAhead } from '@throughline/core/career/place-experiences'
import { experience as words } from '../../../messages/career-experience.ts'
import { rows } from '../../../messages/career-rows.ts'
import type { Half } from '../../desk/drag/order.ts'
import { keepFocus } from '../../desk/keep-focus.ts'
import { $announcement } from '../../desk/told.ts'
import { placeExperiences } from '../records/act.ts'
import { nameOf } from './names.ts'

type Placed = readonly Experience[]

/** Puts some that stand next to each other ahead of another, or at the end for `null`. @param all those of the kind, in their order */
function moveAhead(all: Placed, ids: readonly string[], ahead: string | null): void {
  const [first] = all.filter(({ id }) => ids.includes(id))
  if (!first) return
  const name = ids.length > 1 ? first.organisation : nameOf(first)
  const rest = all.filter(({ id }) => !ids.includes(id))
  const at = ahead === null ? rest.length : rest.findIndex(({ id }) => id === ahead)
  $announcement.set(rows.moved(name, at + 1, all.length))
  placeExperiences(all, placeAhead(all, ids, ahead), words.did.order(name))
}

/** Moves past what stands above or below: a group past a whole group, a position past the next one. */
export function step(all: Placed, ids: readonly string[], by: -1 | 1): void {
  const blocks = ids.length > 1 ? groupPositions(all).map(({ positions }) => positions.map(({ id }) => id)) : all.map(({ id }) => [id])
  const at = blocks.findIndex((block) => block.includes(ids[0] as string))
  if (!blocks[at + by]) {
    $announcement.set(rows.atEdge)
    return
  }
  const like = ['row-up', 'row-down'].find((name) => document.activeElement?.classList.contains(name))
  moveAhead(all, ids, (by === -1 ? blocks[at - 1] : blocks[at + 2])?.[0] ?? null)
  keepFocus(() => document.querySelector<HTMLElement>(`.movable[data-ids="${ids.join()}"] ${like ? `.${like}` : ':is(a, button)'}`))
}

/** Puts them above or below what stands at another's place. */
export function drop(all: Placed, ids: readonly string[], over: readonly string[], half: Half): void {
  const rest = all.filter(({ id }) => !ids.includes(id))
  const target = half === 'upper' ? over[0] : over.at(-1)
  const at = rest.findIndex(({ id }) => id === target)
  if (at >= 0) moveAhead(all, ids, (half === 'upper' ? rest[at] : rest[at + 1])?.id ?? null)
}
