import type { IconName } from '../../../components/icons.ts'
import { alsoById, alsoGo } from '../../../messages/also.ts'
import { command as words } from '../../../messages/command.ts'
import { palette } from '../../../messages/palette.ts'
import { ranked, ranking, STRONG } from '../../desk/rank.ts'
import { type Action, type Ask, groups, type Here } from '../../shortcuts/action.ts'

/** A line of the palette. */
export interface Entry {
  key: string
  words: string
  also?: string | undefined
  /** What stands at its end: a date, a kind. */
  detail?: string | undefined
  /** The keys that do the same. */
  binding?: string | undefined
  icon?: IconName | undefined
  isNow?: boolean | undefined
  /** What was typed says it whole. */
  isMade?: boolean | undefined
  /** The action, for what is remembered as used. */
  actionId?: string
  /** What choosing it writes into the field of its action, to be typed further. */
  fills?: string | undefined
  /** The action that asks for a value next. */
  asks?: Action
  /** What is typed next is for a field that it opens. */
  opensField?: boolean | undefined
  run?(): unknown
}

export interface Section {
  key: string
  heading: string
  entries: readonly Entry[]
}

const alsoOf = ({ id, group }: Action) => alsoById[id] ?? (group === 'go' ? alsoGo : '')

/** What can be done here, as lines. `bindingOf` answers the first key of an action. */
export const offersOf = (actions: readonly Action[], here: Here, bindingOf: (action: Action) => string | undefined): Entry[] =>
  actions
    .filter((action) => !action.sameAs && !action.onlyByKey && (action.applies?.(here) ?? true))
    .map((action) => ({
      key: action.id,
      words: action.wordsHere?.(here) ?? action.words,
      also: `${action.words} ${alsoOf(action)}`,
      binding: bindingOf(action),
      icon: action.icon,
      actionId: action.id,
      opensField: action.opensField,
      ...(action.ask ? { asks: action } : { run: () => action.run?.(here) }),
    }))

/** What is offered before anything is typed: what was used last, then everything by its group; `places` are further ones to go to. */
export function restingSections(
  offers: readonly Entry[],
  actions: readonly Action[],
  here: Here,
  used: readonly string[],
  places: readonly Entry[],
): readonly Section[] {
  const groupOf = new Map(actions.map(({ id, group }) => [id, group]))
  const recent = used.flatMap((id) => offers.find(({ key }) => key === id) ?? []).slice(0, 3)
  const named = { ...words.groups, ...(here.task && { task: words.target(here.tasks.length, here.task.title) }) }
  return [
    { key: 'recent', heading: palette.recent, entries: recent },
    ...orderHere(here).map((group) => ({
      key: group,
      heading: named[group],
      entries: [
        ...offers.filter((offer) => groupOf.get(offer.key) === group && !recent.includes(offer)),
        ...(group === 'go' ? places : []),
      ],
    })),
  ].filter(({ entries }) => entries.length > 0)
}

/** Where no task is at hand, what is done to the list is not what comes first. */
const orderHere = ({ task }: Here): readonly Action['group'][] =>
  task ? groups : groups.filter((group) => group !== 'list').flatMap((group) => (group === 'do' ? [group, 'list' as const] : [group]))

/** The values of actions as lines of their own, so that typing them, or a line that says the action with its value, saves a step. */
export const valueOffers = (asks: ReadonlyMap<Action, Ask>, here: Here, line = ''): Entry[] =>
  [...asks].flatMap(([action, ask]) => {
    const choices = ask.isApart ? [] : ask.choices(here, '').filter(({ isNow }) => !isNow)
    const meant = ask.meant?.(line)
    const made = meant ? ask.choices(here, meant).filter(({ isMade }) => isMade) : []
    // Said in other letters it is the same value, and two lines of one key would outlive the letters they answer.
    const others = choices.filter((choice) => !made.some(({ key, words }) => key === choice.key || words === choice.words))
    return [...made, ...others].map((choice) => ({
      ...choice,
      key: `${action.id}:${choice.key}`,
      words: palette.value(ask.label, choice.words),
      also: alsoOf(action),
      icon: choice.icon ?? action.icon,
      actionId: action.id,
    }))
  })

export interface Typed {
  text: string
  offers: readonly Entry[]
  values: readonly Entry[]
  /** Places that are named by many words; they never come before what was found. */
  places?: readonly Entry[]
  found: Section | null
  /** What was said in discussions. */
  said: Section | null
  /** What makes a task of what was typed. */
  add: Entry | null
  used: readonly string[]
}

/** Lines of one section; nobody reads further. */
const MOST = 12

/** What was typed found: records and things to do, the likelier ones first, and what was said, which comes later. */
export function typedSections({ text, offers, values, places = [], found, said, add, used }: Typed): readonly Section[] {
  const usedBefore = ({ actionId }: Entry) => {
    const at = actionId ? used.indexOf(actionId) : -1
    return at < 0 ? used.length : at
  }
  const made = values.filter(({ isMade }) => isMade)
  const scoreOf = ranking(text)
  const isNamed = (entry: Entry) => scoreOf(entry) >= STRONG
  const named = values.filter((value) => !value.isMade && isNamed(value))
  const doable = [...made, ...ranked([...offers, ...named, ...places.filter(isNamed)], text, usedBefore)].slice(0, MOST)
  const isCalled = made.length > 0 || named.length > 0 || offers.some(isNamed)
  const todo = { key: 'do', heading: words.groups.do, entries: add ? [...doable, add] : doable }
  const sections = found ? (isCalled ? [todo, found] : [found, todo]) : [todo]
  return [...sections, ...(said ? [said] : [])].filter(({ entries }) => entries.length > 0)
}
