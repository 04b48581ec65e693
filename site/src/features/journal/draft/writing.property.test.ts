import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { EntryFields } from './fields.ts'
import { emptyFields } from './test-fields.ts'
import {
  answered,
  begun,
  changed,
  chosen,
  hasWords,
  isSaved,
  kept,
  learned,
  next,
  opened,
  type Request,
  sending,
  stale,
  type Writing,
} from './writing.ts'

/** A server that does what it is asked, one entry of it, and the texts that it was told to keep. */
function createServer(version: number) {
  const server = { version, fields: { ...emptyFields }, kept: new Map<string, string>() }
  return {
    ...{ state: server },
    /** Does what is asked; whether it did, an answer tells. */
    carry(request: Request): 'done' | 'stale' {
      if (request.do === 'keep') {
        server.kept.set(request.text.id, request.text.title + request.text.body)
        return 'done'
      }
      if (server.version !== (request.do === 'make' ? 0 : request.version)) return 'stale'
      server.fields = { ...server.fields, ...(request.do === 'make' ? request.fields : request.changes) }
      server.version += 1
      return 'done'
    },
    write(changes: Partial<EntryFields>) {
      server.fields = { ...server.fields, ...changes }
      server.version += 1
    },
  }
}

const texts = ['title', 'body'] as const
const steps = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('type' as const), field: fc.constantFrom(...texts) }),
    fc.record({ do: fc.constant('other' as const), field: fc.constantFrom(...texts) }),
    fc.record({ do: fc.constant('mood' as const), mood: fc.integer({ min: -2, max: 2 }) }),
    fc.record({ do: fc.constant('tag' as const), isMine: fc.boolean() }),
    fc.record({ do: fc.constant('send' as const), answer: fc.constantFrom('comes', 'is lost', 'never left') }),
    fc.record({ do: fc.constant('hear' as const) }),
    fc.record({ do: fc.constant('die' as const) }),
    fc.record({ do: fc.constant('choose' as const), how: fc.constantFrom('mine', 'theirs', 'both') }),
  ),
  { maxLength: 60 },
)

it.each([
  ['an entry that is there', 1],
  ['a new entry', 0],
])('loses no word of %s, whatever is lost on the way, and ends saved', (_, version) => {
  fc.assert(
    fc.property(steps, (steps) => {
      const server = createServer(version)
      const { state } = server
      let page: Writing = version === 0 ? begun('e', emptyFields) : opened('e', { version, fields: emptyFields })
      let count = 0
      let ids = 0
      const said: string[] = []
      const tags: string[] = []
      const word = () => {
        said.push(`<${++count}>`)
        return said.at(-1)
      }

      function deliver(answer: string) {
        const request = next(page)
        if (!request) return
        page = sending(page, request)
        if (answer === 'never left') return
        const was = server.carry(request)
        if (answer === 'is lost') return
        if (was === 'stale') page = stale(page, state.version, state.fields)
        else if (request.do === 'keep') page = kept(page)
        else page = answered(page, state.version, state.fields)
      }

      function choose(how: string) {
        if (!page.held.length) return
        const [mine, theirs] = [page.now, page.known.fields]
        const both = { title: mine.title + theirs.title, body: mine.body + theirs.body }
        page = chosen(page, how === 'mine' ? pickText(mine) : how === 'theirs' ? pickText(theirs) : both, () => `k${++ids}`)
      }

      for (const step of steps) {
        if (step.do === 'type') page = changed(page, { [step.field]: page.now[step.field] + word() })
        else if (step.do === 'mood') page = changed(page, { mood: step.mood })
        else if (step.do === 'tag') {
          tags.push(`t${++count}`)
          const added = tags.slice(-1)
          if (step.isMine) page = changed(page, { tags: [...page.now.tags, ...added] })
          else if (state.version > 0) server.write({ tags: [...state.fields.tags, ...added] })
          else tags.pop()
        } else if (step.do === 'send') deliver(step.answer)
        else if (step.do === 'hear' && state.version > 0) page = learned(page, state.version, state.fields)
        else if (step.do === 'die') page = JSON.parse(JSON.stringify(page)) as Writing
        else if (step.do === 'choose') choose(step.how)
        // Nobody knows of an entry that was not made yet.
        else if (step.do === 'other' && state.version > 0) server.write({ [step.field]: state.fields[step.field] + word() })
      }

      if (state.version === 0 && !hasWords(page)) {
        expect(said).toEqual([])
        return
      }
      for (let round = 0; round < 20 && !isSaved(page); round++) {
        deliver('comes')
        choose('both')
      }
      page = learned(page, state.version, state.fields)
      expect(isSaved(page)).toBe(true)
      expect(state.fields).toEqual(page.now)
      const everywhere = [state.fields.title, state.fields.body, ...state.kept.values()].join()
      expect(said.filter((word) => !everywhere.includes(word))).toEqual([])
      expect(tags.filter((tag) => !state.fields.tags.includes(tag))).toEqual([])
    }),
    { numRuns: 3_000, seed: 20_261_112 },
  )
})

const pickText = ({ title, body }: EntryFields) => ({ title, body })
