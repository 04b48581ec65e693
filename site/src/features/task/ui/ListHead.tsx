import { useEffect } from 'react'
import { task as words } from '../../../messages/task.ts'
import { list as listWords } from '../../../messages/task-list.ts'
import { useShared } from '../../desk/desk.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { longDate } from '../../desk/words/day.ts'
import { LayoutSwitch } from '../layouts/LayoutSwitch.tsx'
import { isArranged, listPath } from '../rules/list-address.ts'
import type { ToldFault } from '../rules/told-faults.ts'
import { markPlace } from '../state/rail.ts'
import { $openId, $search } from '../state/stores.ts'
import { type TaskDesk, useTaskDesk } from '../state/task-desk.ts'
import { SearchField } from './SearchField.tsx'
import { SelectSwitch } from './select/SelectSwitch.tsx'
import { TaskIsland } from './TaskIsland.tsx'
import { ListTools } from './tools/ListTools.tsx'

interface Props {
  desk: TaskDesk
  openId: string | null
  /** What was searched for as the page began. */
  typed: string
  /** What is wrong with the filter that was asked for. */
  faults: readonly ToldFault[]
}

/** The island of what stands above the list: which list it is, and the search. */
export default function ListHead({ desk, openId, typed, faults }: Props) {
  return (
    <TaskIsland desk={desk} openId={openId}>
      <Head openId={openId} typed={typed} />
      <div className="list-bar">
        <Tools typed={typed} faults={faults} />
        <div className="list-find">
          <SelectSwitch />
          <SearchField typed={typed} />
        </div>
      </div>
    </TaskIsland>
  )
}

/** While searching, what is found comes by rank and from everywhere. */
function Tools({ typed, faults }: Pick<Props, 'typed' | 'faults'>) {
  const isSearch = useShared($search, typed).trim() !== ''
  const path = listPath(useTaskDesk())
  return isSearch ? null : <ListTools key={path} faults={faults} />
}

function Head({ openId, typed }: Omit<Props, 'desk' | 'faults'>) {
  const desk = useTaskDesk()
  const { view, saved } = desk
  const path = listPath(desk)
  const isSearch = useShared($search, typed).trim() !== ''
  // A page has one first heading: the open task's title when there is one.
  const Heading = useShared($openId, openId) ? 'h2' : 'h1'

  // What is found comes from everywhere, so that while searching one is in none of the views.
  useEffect(() => markPlace(isSearch ? null : path), [isSearch, path])

  return (
    <div className="head">
      <Heading className="head-name">{isSearch ? listWords.search.title : (saved?.name ?? words.views[view])}</Heading>
      {(isSearch || !saved) && (
        <p className="head-sub" suppressHydrationWarning>
          {isSearch ? listWords.search.subtitle : <OfView />}
        </p>
      )}
      {!isSearch && <LayoutSwitch />}
    </div>
  )
}

/** What the view holds, and in which order where no other was chosen. */
function OfView() {
  const desk = useTaskDesk()
  const { view, list } = desk
  if (view === 'today') return <Today />
  return view === 'all' && list.layout === 'list' && !isArranged(desk) ? listWords.allByHand : listWords.subtitles[view]
}

function Today() {
  const desk = useDesk()
  return (
    <time dateTime={desk.today} suppressHydrationWarning>
      {longDate(desk.today, desk)}
    </time>
  )
}
