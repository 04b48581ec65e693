import { type ActorDep, type BasedOn, changedFields, changeLive, listAll, parse, type StoreDep, updating } from '../../kernel/index.ts'
import { experiences } from '../experience/schema.ts'
import { experienceOfDay } from '../experience-of-day.ts'
import type { WinDeps } from '../source/refresh-wins.ts'
import { checkExperience } from './check-experience.ts'
import { metricOf } from './metric.ts'
import { type Win, WinChanges, wins } from './schema.ts'

/**
 * Changes fields of a win; what changes nothing writes nothing. An experience that is named already may lie in the trash. With another day
 * a win leaves an experience that was not at that time for the one that was, unless another is named along.
 * @throws AppError `not-found`, `validation`, or `stale` with the win as it is now.
 */
export async function editWin(deps: WinDeps, id: string, input: WinChanges, basedOn: BasedOn = {}): Promise<Win> {
  const { metric, ...plain } = parse(WinChanges, input)
  return changeLive(deps, wins, id, basedOn, async (win) => {
    const changes = changedFields<Win>(win, {
      ...plain,
      ...(metric !== undefined && { metric: metric && metricOf(metric, win.evidence) }),
    })
    if (changes.experienceId) await checkExperience(deps, changes.experienceId)
    else if (changes.happenedOn && plain.experienceId === undefined) Object.assign(changes, await movedAlong(deps, win, changes.happenedOn))
    return updating(wins, changes)
  })
}

/** @param date a partial date */
async function movedAlong(deps: StoreDep & ActorDep, { experienceId }: Win, date: string): Promise<Partial<Win>> {
  if (experienceId === null) return {}
  const all = await listAll(deps, deps.actor.space, experiences.queries.oldest, {})
  const isOfThen = experienceOfDay(
    all.filter(({ id }) => id === experienceId),
    date,
  )
  const other = isOfThen ? null : experienceOfDay(all, date)
  return other ? { experienceId: other.id } : {}
}
