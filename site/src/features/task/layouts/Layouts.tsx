import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { useShared } from '../../desk/desk.ts'
import { contentOf, type Layout } from '../rules/list-address.ts'
import type { TaskPage } from '../rules/place.ts'
import { provideLayouts } from '../state/layouts.ts'
import { $search } from '../state/stores.ts'
import { useTaskDesk } from '../state/task-desk.ts'
import { FailedList, LoadingList } from '../ui/ListStates.tsx'
import type { SearchResults } from '../ui/SearchResults.tsx'
import { layoutOf } from './rules/layout.ts'

type Shown = ComponentType<{ openId: string | null }>

const parts: Readonly<Record<Layout, () => Promise<Shown>>> = {
  list: async () => (await import('../ui/Rows.tsx')).Rows,
  board: async () => (await import('./board/Lanes.tsx')).Lanes,
  calendar: async () => (await import('./calendar/Days.tsx')).Days,
}
const here: Partial<Record<Layout, Shown>> = {}

async function fetchLayout(layout: Layout): Promise<void> {
  here[layout] ??= await parts[layout]()
}
provideLayouts(fetchLayout)

interface Props {
  /** The layout the page began with. */
  own: Layout
  /** The open task. */
  openId: string | null
  /** What was searched for, and found, as the page began. */
  search: { typed: string; found: TaskPage } | undefined
  /** What shows that. */
  Found: ComponentType<ComponentProps<typeof SearchResults>>
  /** The page's own layout; told whether it is still the list that the page came with. */
  children: (isGiven: boolean) => ReactNode
}

/** The list of a place in its layout or, while something is searched for, what was found. */
export function Layouts({ own, openId, search, Found, children }: Props) {
  const desk = useTaskDesk()
  const layout = layoutOf(desk.view, desk.list.layout)
  const content = contentOf(desk)
  const [given] = useState(content)
  const typed = useDeferredValue(useShared($search, search?.typed ?? '').trim())
  const isByDay = !desk.saved && !typed && layout === 'list'
  useLayoutEffect(() => {
    const { classList, dataset } = document.querySelector<HTMLElement>('.task-column') ?? document.body
    dataset.days = isByDay ? desk.view : ''
    classList.toggle('is-wide', layout !== 'list')
    classList.toggle('is-calendar', layout === 'calendar')
  }, [layout, isByDay, desk.view])
  if (typed)
    return (
      <form className="task-form" method="post">
        <Suspense fallback={<LoadingList />}>
          <Found typed={typed} openId={openId} given={search} />
        </Suspense>
      </form>
    )
  return layout === own ? children(content === given) : <Other key={layout} layout={layout} openId={openId} />
}

/** A layout that the page did not begin with. */
function Other({ layout, openId }: { layout: Layout; openId: string | null }) {
  const [arrived, setArrived] = useState(here[layout] !== undefined)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    if (arrived || isFailed) return
    fetchLayout(layout).then(
      () => setArrived(true),
      () => setFailed(true),
    )
  }, [layout, arrived, isFailed])
  const Shown = here[layout]
  if (Shown) return <Shown openId={openId} />
  return isFailed ? <FailedList onRetry={() => setFailed(false)} /> : <LoadingList isLate />
}
