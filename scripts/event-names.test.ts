import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EVENT_NAMES, eventsByKind } from '@throughline/core/webhook'
import { expect, it } from 'vitest'

const core = join(import.meta.dirname, '../core/src')

/** Called like events, but jobs that are done later, tries and files. */
const noEvents =
  /^(account\.(billing|name|purge|security|zone)|discussion\.(deliver|feedback-end|invite-end|ownership|purge|settle|sweep-[a-z-]+)|task\.reminder|notification\.snooze|webhook\.(attend|test)|[a-z-]+\.(ts|json|csv|zip|md|ics|pdf|txt))$/

it('a webhook can ask for every event that is written anywhere in the core', () => {
  const files = readdirSync(core, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test|test-\w+)\.ts$/.test(file))
  const written = files
    .filter((file) => !file.endsWith('event-names.ts'))
    .flatMap((file) => [...readFileSync(join(core, file), 'utf8').matchAll(/'([a-z]+(?:-[a-z]+)*)\.([a-z]+(?:-[a-z]+)*)'/g)])
    .filter(([, kind]) => eventsByKind.has(kind as string))
    .map(([, kind, word]) => `${kind}.${word}`)
  const events = [...new Set(written)].filter((name) => !noEvents.test(name))
  expect(events.length).toBeGreaterThan(100)
  expect(events.filter((name) => !EVENT_NAMES.includes(name))).toEqual([])
})

it('docs/webhook-events.md lists the events there are', () => {
  const document = readFileSync(join(import.meta.dirname, '../docs/webhook-events.md'), 'utf8')
  const listed = [...document.matchAll(/^\| `[a-z-]+` \| (.*) \|$/gm)].flatMap(([, events]) => [
    ...(events as string).matchAll(/`([^`]+)`/g),
  ])
  expect(listed.map(([, name]) => name)).toEqual(EVENT_NAMES)
})
