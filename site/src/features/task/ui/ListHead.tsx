import { useEffect } from 'react'
import { task as words } from '../../../messages/task.ts'
import { LayoutSwitch } from '../layouts/LayoutSwitch.tsx'
import { viewHref } from '../rules/views.ts'
import { type Desk, useShared } from '../state/desk.ts'
import { $openId, $search } from '../state/stores.ts'
import { longDate } from '../words/day.ts'
import { Island, useDesk } from './Island.tsx'
import { SearchField } from './SearchField.tsx'

interface Props {
  desk: Desk
  openId: string | null
  /** What was searched for as the page began. */
  typed: string
}

/** The island of what stands above the list: which list it is, and the search. */
export default function ListHead({ desk, openId, typed }: Props) {
  return (
    <Island desk={desk} openId={openId}>
      <Head openId={openId} typed={typed} />
    </Island>
  )
}

function Head({ openId, typed }: Omit<Props, 'desk'>) {
  const desk = useDesk()
  const { view } = desk
  const isSearch = useShared($search, typed).trim() !== ''
  // A page has one first heading: the open task's title when there is one.
  const Heading = useShared($openId, openId) ? 'h2' : 'h1'

  // What is found comes from everywhere, so that while searching one is in none of the views.
  useEffect(() => {
    for (const link of document.querySelectorAll(`:is(.views, .tabs-small) a[href="${viewHref(view)}"]`))
      if (isSearch) link.removeAttribute('aria-current')
      else link.setAttribute('aria-current', 'true')
  }, [isSearch, view])

  return (
    <div className="head">
      <Heading className="head-name">{isSearch ? words.search.title : words.views[view]}</Heading>
      <p className="head-sub" suppressHydrationWarning>
        {isSearch ? words.search.subtitle : view === 'today' ? <Today /> : words.subtitles[view]}
      </p>
      {!isSearch && <LayoutSwitch />}
      <div className="head-end">
        <SearchField typed={typed} />
      </div>
    </div>
  )
}

function Today() {
  const desk = useDesk()
  return (
    <time dateTime={desk.today} suppressHydrationWarning>
      {longDate(desk.today, desk)}
    </time>
  )
}
