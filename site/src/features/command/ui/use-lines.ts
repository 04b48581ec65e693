import { useStore } from '@nanostores/react'
import { saysWhen } from '@throughline/core/task/rules'
import type { Span } from '@throughline/core/task/tokens'
import { useMemo, useState } from 'react'
import { command as words } from '../../../messages/command.ts'
import { palette } from '../../../messages/palette.ts'
import { isMac } from '../../desk/is-mac.ts'
import { ranking } from '../../desk/rank.ts'
import { dueWords } from '../../desk/words/day.ts'
import type { Action, Ask, Here } from '../../shortcuts/action.ts'
import { activeKeysOf } from '../../shortcuts/bindings.ts'
import { $shortcuts } from '../../shortcuts/shortcuts.ts'
import { keyWords } from '../../shortcuts/stroke.ts'
import { dayOfScreen, readNow } from '../../task/rules/quick-add.ts'
import { addLine } from '../../task/state/add-lines.ts'
import { showsLists } from '../../task/state/list.ts'
import { $search } from '../../task/state/stores.ts'
import type { ServerReading } from '../../when/rules/server-reading.ts'
import { useReading } from '../../when/use-reading.ts'
import { actions } from '../actions.ts'
import { shownHit } from '../kinds.ts'
import { type Entry, offersOf, restingSections, type Section, typedSections, valueOffers } from '../rules/entries.ts'
import type { Said } from '../state/find-said.ts'
import { type Found, useFound } from '../state/found.ts'
import { usedActions } from '../state/recent.ts'
import { useSaid } from '../state/use-said.ts'
import { latePlaces } from './late-places.ts'
import { layoutPlaces } from './layout-places.ts'
import { useRead } from './use-asks.ts'
import { useSavedViews } from './use-saved-views.ts'

/** What the palette lists, and how it came to it. */
export interface Lines {
  sections: readonly Section[]
  /** Something is still to come. */
  isLooking: boolean
  found: Found | null
  /** What makes a task of what was typed. */
  add: Entry | null
}

/** Only actions are looked for after this sign. */
const ONLY_ACTIONS = '>'
/** In the palette nothing that was read can be rejected. */
const NONE: readonly Span[] = []

/** Nobody looks for any yet. */
const nothingYet: Lines = { sections: [], isLooking: true, found: null, add: null }

/** The lines of the first step: records and actions. None for `null`, until there is time for them. */
export function useFirstLines(here: Here, typed: string | null, asks: ReadonlyMap<Action, Ask>, attempt: number): Lines {
  const shortcuts = useStore($shortcuts)
  const [used] = useState(usedActions)
  const isAsked = typed !== null
  const isActions = isAsked && typed.startsWith(ONLY_ACTIONS)
  const text = (isActions ? typed.slice(1) : (typed ?? '')).trim()
  const found = useFound(isActions ? '' : text, attempt)
  const said = useSaid(isActions ? '' : text)
  const { server: read } = useReading(isActions ? '' : text, NONE)

  const offers = useMemo(() => {
    const bindingOf = (action: Action) => {
      const [binding] = activeKeysOf(action, shortcuts)
      return binding && keyWords(binding, isMac())
    }
    return isAsked ? offersOf(actions, here, bindingOf) : []
  }, [here, shortcuts, isAsked])
  // At rest none of them is listed.
  const values = useMemo(() => (text ? valueOffers(asks, here, isActions ? '' : text) : []), [asks, here, isActions, text])
  const savedViews = useSavedViews(isAsked)
  const places = useMemo(() => [...layoutPlaces(), ...savedViews], [savedViews])

  return useMemo(() => {
    if (!isAsked) return nothingYet
    if (!text) return { sections: restingSections(offers, actions, here, used, places), isLooking: false, found: null, add: null }
    const add = isActions ? null : addOf(text, read, here)
    const section = found && sectionOf(found, here)
    return {
      sections: typedSections({
        text,
        offers: [...offers, ...places],
        values,
        places: latePlaces,
        found: section,
        said: saidOf(said),
        add,
        used,
      }),
      isLooking: found?.is === 'looking',
      found,
      add,
    }
  }, [text, isAsked, isActions, offers, values, found, said, read, here, used, places])
}

/** The lines of the second step: the values of an action. */
export function useValueLines(action: Action | null, ask: Ask | null, here: Here, typed: string): Lines {
  const read = useRead(ask, here, typed)
  return useMemo(() => {
    const choices = ask ? ask.choices(here, typed) : []
    const text = typed.trim()
    const scoreOf = ranking(text)
    const fitting = text ? choices.filter((choice) => choice.isMade || scoreOf(choice) > 0) : choices
    const entries = [...fitting, ...read.choices]
    return {
      sections: entries.length && ask ? [{ key: 'values', heading: headingOf(action, ask, here), entries }] : [],
      isLooking: read.isReading,
      found: null,
      add: null,
    }
  }, [action, ask, here, typed, read.choices, read.isReading])
}

const headingOf = (action: Action | null, ask: Ask, { task, tasks }: Here) =>
  action?.group === 'task' && task ? words.target(tasks.length, task.title) : ask.label

function sectionOf({ hits, isMore, is }: Found, here: Here): Section {
  const heading = is === 'answered' ? palette.found(hits.length, isMore) : palette.foundHere
  return { key: 'found', heading, entries: hits.map((hit) => shownHit(hit, here)) }
}

const saidOf = (said: readonly Said[]): Section => ({
  key: 'said',
  heading: palette.said,
  entries: said.map(({ id, words, where, href }) => ({
    ...{ key: `message:${id}`, words, detail: where, icon: 'talk' as const },
    run: () => location.assign(href),
  })),
})

function addOf(text: string, read: ServerReading | null, here: Here): Entry {
  const seen = readNow(text, NONE, read)
  // Pages without a list are given the desk of Today as well.
  const dueDate = showsLists() ? dayOfScreen(here.desk, $search.get()) : null
  return {
    key: 'add-typed',
    words: palette.add(seen.title),
    detail: dueWords(dueDate && !saysWhen(seen) ? { dueDate, dueAt: null } : seen, here.desk) ?? undefined,
    binding: keyWords('Mod+Enter', isMac()),
    icon: 'plus',
    actionId: 'add-task',
    run: () => addLine({ text, dueDate, rejected: NONE, reading: seen, isRead: read?.of === text }, here.desk),
  }
}
