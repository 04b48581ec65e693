import { useState } from 'react'
import type { ToldDay } from '../../calendar/told-days.ts'
import { Layouts } from '../layouts/Layouts.tsx'
import type { TaskPage } from '../rules/place.ts'
import type { TaskDesk } from '../state/task-desk.ts'
import { GivenProgress, learnProgress, type ProgressById } from '../state/task-progress.ts'
import { ParentTitles, type Titles, titlesOfParents } from './RowParent.tsx'
import { type GivenRows, Rows } from './Rows.tsx'
import { SearchResults } from './SearchResults.tsx'
import { TaskIsland } from './TaskIsland.tsx'
// What keys do to rows is here as well, so that it is done without a network too.
import '../state/bulk.ts'
import './move-row.ts'

interface Props extends GivenRows {
  desk: TaskDesk
  openId: string | null
  /** What was searched for, and found, as the page began. */
  coming: readonly ToldDay[]
  search?: { typed: string; found: TaskPage }
  /** Titles of parents that are in none of these lists. */
  parents?: Titles
  /** How far the first rows are. */
  progress: ProgressById
}

/** The island of the list, for pages that begin with one. */
export default function TaskList({ desk, openId, coming, parents, progress, search, ...given }: Props) {
  useState(() => learnProgress(progress))
  const { first, done, arranged } = given
  const [titles] = useState(() => ({
    ...titlesOfParents([...first.items, ...(arranged?.first.items ?? []), ...(done?.items ?? []), ...(search?.found.items ?? [])]),
    ...parents,
  }))
  return (
    <TaskIsland desk={desk} openId={openId} coming={coming}>
      <ParentTitles value={titles}>
        <GivenProgress value={progress}>
          <Layouts own="list" openId={openId} search={search} Found={SearchResults}>
            {(isGiven) => <Rows openId={openId} given={isGiven ? given : undefined} />}
          </Layouts>
        </GivenProgress>
      </ParentTitles>
    </TaskIsland>
  )
}
