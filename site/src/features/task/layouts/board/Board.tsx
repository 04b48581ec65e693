import { useState } from 'react'
import type { ToldDay } from '../../../calendar/told-days.ts'
import type { TaskPage } from '../../rules/place.ts'
import type { TaskDesk } from '../../state/task-desk.ts'
import { GivenProgress, learnProgress, type ProgressById } from '../../state/task-progress.ts'
import { LateResults } from '../../ui/LateResults.tsx'
import { ParentTitles, type Titles, titlesOfParents } from '../../ui/RowParent.tsx'
import { TaskIsland } from '../../ui/TaskIsland.tsx'
import { Layouts } from '../Layouts.tsx'
import { type GivenLanes, Lanes } from './Lanes.tsx'

interface Props extends GivenLanes {
  desk: TaskDesk
  openId: string | null
  coming: readonly ToldDay[]
  /** What was searched for, and found, as the page began. */
  search?: { typed: string; found: TaskPage } | undefined
  /** Titles of parents that are in none of these lists. */
  parents: Titles
  /** How far the steps of these tasks are, and what they wait for. */
  progress: ProgressById
}

/** The island of the board, for pages that begin with one. */
export default function Board({ desk, openId, coming, parents, progress, search, first, done }: Props) {
  useState(() => learnProgress(progress))
  const [titles] = useState(() => ({ ...titlesOfParents([...first.items, ...done.items]), ...parents }))
  return (
    <TaskIsland desk={desk} openId={openId} coming={coming}>
      <ParentTitles value={titles}>
        <GivenProgress value={progress}>
          <Layouts own="board" openId={openId} search={search} Found={LateResults}>
            {(isGiven) => <Lanes openId={openId} given={isGiven ? { first, done } : undefined} />}
          </Layouts>
        </GivenProgress>
      </ParentTitles>
    </TaskIsland>
  )
}
