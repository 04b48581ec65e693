import { expect, test } from 'vitest'
import { alsoById } from '../../messages/also.ts'
import { discussionHrefs } from '../addresses/discussions.ts'
import { careerHrefs } from '../career/rules/views.ts'
import { interviewHrefs } from '../interview/rules/views.ts'
import { journalHrefs } from '../journal/rules/views.ts'
import { groups } from '../shortcuts/action.ts'
import { clash } from '../shortcuts/bindings.ts'
import { actions } from './actions.ts'
import { places } from './place-actions.ts'

test('every action has an id that an account can keep keys under, and no two the same', () => {
  const ids = actions.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)*$/)
})

test('no two actions come with keys that clash, but those of a task, an entry and of practice: nothing is two of these', () => {
  const keyed = actions.flatMap(({ id, group, keys = [] }) => keys.map((binding) => ({ id, group, binding })))
  const apart = ['task', 'entry', 'practice']
  const areApart = (one: string, other: string) => one !== other && apart.includes(one) && apart.includes(other)
  const clashes = keyed.flatMap((one, i) =>
    keyed.slice(i + 1).flatMap((other) => (clash(one.binding, other.binding) && !areApart(one.group, other.group) ? [[one, other]] : [])),
  )
  expect(clashes).toEqual([])
})

test('what stands in for another action names one', () => {
  for (const { sameAs } of actions) if (sameAs) expect(actions.map(({ id }) => id)).toContain(sameAs)
})

test('every action is in a group that is listed, and does something', () => {
  for (const { group, run, ask } of actions) {
    expect(groups).toContain(group)
    expect(run ?? ask).toBeTypeOf('function')
  }
})

test('only what moves the focus from row to row, and the palette itself, cannot be done from the palette', () => {
  const onlyByKey = actions.filter((action) => action.onlyByKey).map(({ id }) => id)
  expect(onlyByKey).toEqual(['next-task', 'previous-task', 'extend-selection-down', 'extend-selection-up', 'show-palette'])
})

test('other words to look for are of actions there are', () => {
  const ids = actions.map(({ id }) => id)
  expect(Object.keys(alsoById).filter((id) => !ids.includes(id))).toEqual([])
})

test("each place of the rail, its views, and what one's own menu leads to can be gone to", () => {
  const views = [careerHrefs, discussionHrefs, interviewHrefs, journalHrefs].flatMap((hrefs) => Object.values(hrefs))
  // What an area has an action of its own for.
  const ofAreas = ['/career', '/discussions', '/journal', '/journal/new', '/journal/on-this-day']
  const led = [...Object.values(places), ...ofAreas]
  expect(views.filter((href) => !led.includes(href))).toEqual([])
  for (const href of ['/settings/account', '/settings/calendar', '/settings/notifications', '/settings/subscription', '/profile'])
    expect(led).toContain(href)
  expect(actions.find(({ id }) => id === 'export-everything')).toBeDefined()
})
