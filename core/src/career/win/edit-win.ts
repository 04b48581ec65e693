import { type BasedOn, changedFields, changeLive, parse } from '../../kernel/index.ts'
import type { WinDeps } from '../source/refresh-wins.ts'
import { checkExperience } from './check-experience.ts'
import { metricOf } from './metric.ts'
import { type Win, WinChanges, wins } from './schema.ts'

/**
 * Changes fields of a win; what changes nothing writes nothing. An experience that is named already may lie in the trash.
 * @throws AppError `not-found`, `validation`, or `stale` with the win as it is now.
 */
export async function editWin(deps: WinDeps, id: string, input: WinChanges, basedOn: BasedOn = {}): Promise<Win> {
  const { metric, ...plain } = parse(WinChanges, input)
  return changeLive(deps, wins, id, basedOn, async (win) => {
    const changes = changedFields<Win>(win, {
      ...plain,
      ...(metric !== undefined && { metric: metric && metricOf(metric, win.evidence) }),
    } as Partial<Win>)
    if (changes.experienceId) await checkExperience(deps, changes.experienceId)
    return Object.keys(changes).length === 0 ? null : { event: 'win.updated', changes }
  })
}
