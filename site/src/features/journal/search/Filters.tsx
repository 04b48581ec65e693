import type { Journal } from '@throughline/core/journal'
import { useEffect, useRef } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { journal } from '../../../messages/journal.ts'
import { timeline } from '../../../messages/journal-timeline.ts'
import { searchTasks } from '../../shortcuts/keyed.ts'
import { useKeys } from '../../shortcuts/use-keys.ts'
import { isPlainClick } from '../../task/state/open.ts'
import { type Sought, soughtHref } from '../rules/address.ts'
import { moodOf } from '../rules/mood.ts'
import { FilterMenu } from './FilterMenu.tsx'

export type NamedJournal = Pick<Journal, 'id' | 'name' | 'seal'>

interface Props {
  sought: Sought
  tags: readonly string[]
  journals: readonly NamedJournal[]
  onSeek: (sought: Sought) => void
}

const words = timeline.search
const MOODS = [2, 1, 0, -1, -2]

/** The search field and what else entries are chosen by. All of it is links and a form, so that it works without a script too. */
export function Filters({ sought, tags, journals, onSeek }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useClosing(box)
  const link = (change: Partial<Sought>, isOn: boolean) => {
    const next = { ...sought, ...change }
    return {
      href: soughtHref(next),
      'aria-current': isOn ? ('true' as const) : undefined,
      onClick: (event: React.MouseEvent<HTMLAnchorElement>) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        event.currentTarget.closest('details')?.removeAttribute('open')
        onSeek(next)
      },
    }
  }
  const own = journals.find(({ id }) => id === sought.journal)
  return (
    <div className="journal-filters" ref={box}>
      <SearchField sought={sought} onSeek={onSeek} />
      <FilterMenu name={words.mood} chosen={sought.mood === null ? null : journal.moods[moodOf(sought.mood)]}>
        <Choice {...link({ mood: null }, sought.mood === null)}>{words.any}</Choice>
        {MOODS.map((mood) => (
          <Choice key={mood} {...link({ mood }, sought.mood === mood)}>
            <Icon name={`mood-${moodOf(mood)}`} />
            {journal.moods[moodOf(mood)]}
          </Choice>
        ))}
      </FilterMenu>
      <FilterMenu name={words.tag} chosen={sought.tag && `#${sought.tag}`}>
        {tags.length > 0 ? <Choice {...link({ tag: '' }, !sought.tag)}>{words.any}</Choice> : <li className="muted">{words.anyTag}</li>}
        {tags.map((tag) => (
          <Choice key={tag} {...link({ tag }, sought.tag === tag)}>
            #{tag}
          </Choice>
        ))}
      </FilterMenu>
      <a className="chip chip-filter" {...link({ starred: !sought.starred }, sought.starred)}>
        {words.starred}
      </a>
      <a className="chip chip-filter" {...link({ photo: !sought.photo }, sought.photo)}>
        {words.photo}
      </a>
      <Days key={`${sought.from} ${sought.to}`} sought={sought} onSeek={onSeek} />
      {journals.length > 0 && (
        <FilterMenu name={words.journal} chosen={sought.journal === 'open' ? words.openJournal : (own?.name ?? null)}>
          <Choice {...link({ journal: '' }, !sought.journal)}>{words.any}</Choice>
          <Choice {...link({ journal: 'open' }, sought.journal === 'open')}>{words.openJournal}</Choice>
          {journals.map(({ id, name }) => (
            <Choice key={id} {...link({ journal: id }, sought.journal === id)}>
              {name}
            </Choice>
          ))}
        </FilterMenu>
      )}
    </div>
  )
}

const Choice = (props: React.ComponentProps<'a'>) => (
  <li>
    <a dir="auto" {...props} />
  </li>
)

function SearchField({ sought, onSeek }: Pick<Props, 'sought' | 'onSeek'>) {
  const keys = useKeys(searchTasks)
  return (
    <search>
      <form
        className="searchbox"
        action="/journal"
        onSubmit={(event) => {
          event.preventDefault()
        }}
      >
        <Icon name="search" />
        <input
          className="input input-small"
          type="search"
          name="q"
          dir="auto"
          autoComplete="off"
          maxLength={200}
          aria-label={words.label}
          aria-keyshortcuts={keys.aria}
          placeholder={words.placeholder}
          value={sought.q}
          onChange={({ target }) => onSeek({ ...sought, q: target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.preventDefault()
            if (sought.q) onSeek({ ...sought, q: '' })
            else document.querySelector<HTMLElement>('[data-entry]')?.focus()
          }}
        />
        <Hidden sought={sought} without={['q']} />
      </form>
    </search>
  )
}

function Days({ sought, onSeek }: Pick<Props, 'sought' | 'onSeek'>) {
  const { from, to } = sought
  return (
    <FilterMenu name={words.days} chosen={from || to ? `${from}–${to}` : null} isForm>
      <form
        action="/journal"
        onSubmit={(event) => {
          event.preventDefault()
          const said = new FormData(event.currentTarget)
          event.currentTarget.closest('details')?.removeAttribute('open')
          onSeek({ ...sought, from: String(said.get('from')), to: String(said.get('to')) })
        }}
      >
        <label>
          {words.from} <input className="input input-small" type="date" name="from" defaultValue={from} />
        </label>
        <label>
          {words.to} <input className="input input-small" type="date" name="to" defaultValue={to} />
        </label>
        <Hidden sought={sought} without={['from', 'to']} />
        <button className="btn btn-plain" type="submit">
          {words.show}
        </button>
      </form>
    </FilterMenu>
  )
}

/** What else is sought, for a form that is sent without a script. */
function Hidden({ sought, without }: { sought: Sought; without: readonly (keyof Sought)[] }) {
  const rest = { ...sought, ...Object.fromEntries(without.map((name) => [name, ''])) } as Sought
  const said = [...new URLSearchParams(soughtHref(rest).split('?')[1] ?? '')]
  return said.map(([name, value]) => <input type="hidden" name={name} value={value} key={name} />)
}

/** A menu closes as one goes on elsewhere, or by Escape. */
function useClosing(box: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const open = () => [...(box.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])]
    const closeOthers = (event: Event) => {
      for (const menu of open()) if (!menu.contains(event.target as Node)) menu.open = false
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      for (const menu of open()) {
        menu.open = false
        menu.querySelector('summary')?.focus()
      }
    }
    document.addEventListener('click', closeOthers)
    document.addEventListener('focusin', closeOthers)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('click', closeOthers)
      document.removeEventListener('focusin', closeOthers)
      document.removeEventListener('keydown', onKey)
    }
  }, [box])
}
