import { attestations, wins } from '../../career/index.ts'
import {
  type ActorDep,
  type Change,
  createSpaceMemory,
  type GiveWayDep,
  type Kind,
  listPages,
  MAX_LIMIT,
  type StoreDep,
  type StoredRecord,
} from '../../kernel/index.ts'
import { practiceCards } from '../practice/schema.ts'
import { questionChoices, questions } from '../question/schema.ts'
import { stories } from '../story/schema.ts'
import { confirmedWin, type InterviewFacts, storyFact, winFact } from './facts.ts'

/** UTF-16 units of text, names among it, that are kept at most, of everybody together: some 60 MB. */
const MOST_TEXT = 30_000_000
/** What a fact takes beside its texts, in the same unit. */
const FACT = 300
/** The same of a name beside its letters. */
const NAME = 12
/** The same of a card, which is kept whole. */
const CARD = 700

type Deps = StoreDep & ActorDep & GiveWayDep

/** What matching, coverage and practice go by, kept in this process, so that neither reads all stories, wins and cards again. */
export interface InterviewMemory {
  /** What is there and does not lie in the trash. Not to be changed. */
  facts(deps: Deps): Promise<InterviewFacts>
}

/** Whoever reads much of what is remembered gives way in between. */
export interface InterviewMemoryDep extends GiveWayDep {
  interviewMemory: InterviewMemory
}

interface Reader<R extends StoredRecord, F> {
  kind: Kind<R>
  /** `null` for what is not looked at. */
  factOf(record: R): F | null
}

const reader = <R extends StoredRecord, F>(kind: Kind<R>, factOf: (record: R) => F | null): Reader<R, F> => ({ kind, factOf })

const readers = {
  stories: reader(stories, storyFact),
  wins: reader(wins, winFact),
  cards: reader(practiceCards, (card) => card),
  confirmed: reader(attestations, confirmedWin),
  questions: reader(questions, (question) => question),
  choices: reader(questionChoices, (choice) => choice),
} satisfies { [K in keyof InterviewFacts]: unknown }

type Name = keyof typeof readers
type Facts = Record<Name, Map<string, unknown>>

const names = Object.keys(readers) as Name[]
const readerOf = (name: Name) => readers[name] as unknown as Reader<StoredRecord, unknown>

interface MemoryOptions {
  mostText?: number
}

/** @param mostText UTF-16 units that are kept of everybody together; those asked for longest ago are let go first */
export function createInterviewMemory({ mostText = MOST_TEXT }: MemoryOptions = {}): InterviewMemory {
  const memory = createSpaceMemory<{ facts: Facts | null }>({
    empty: () => ({ facts: null }),
    sizeOf: ({ facts }) => (facts ? sizeOf(facts) : 0),
    most: mostText,
    after: async (deps, changes) => {
      const steps = changes && (await Promise.all(names.map((name) => readChanged(deps, name, changes))))
      return (known) => {
        if (!steps) known.facts = null
        for (const step of steps ?? []) if (known.facts) step(known.facts)
      }
    },
  })
  return {
    async facts(deps) {
      const { value: known, isCurrent, grown } = await memory.recall(deps)
      if (known.facts) return known.facts as unknown as InterviewFacts
      const facts = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await readAll(deps, name)]))) as Facts
      if (isCurrent()) {
        known.facts = facts
        grown()
      }
      return facts as unknown as InterviewFacts
    },
  }
}

/** A page at a time, so that no more records are held whole than those of one; others have their turn after each. */
async function readAll(deps: Deps, name: Name): Promise<Map<string, unknown>> {
  const { kind, factOf } = readerOf(name)
  const found = new Map<string, unknown>()
  for await (const page of listPages(deps, deps.actor.space, kind.queries.all, {})) {
    for (const record of page) {
      const fact = factOf(record)
      if (fact !== null) found.set(record.id, fact)
    }
    await deps.giveWay()
  }
  return found
}

/** What changes make of the facts of one kind. Facts are replaced, never changed, as others may be reading them. */
async function readChanged({ store, actor }: StoreDep & ActorDep, name: Name, changes: readonly Change[]): Promise<(facts: Facts) => void> {
  const { kind, factOf } = readerOf(name)
  const ids = [...new Set(changes.filter((change) => change.kind === kind.name).map(({ recordId }) => recordId))].slice(0, MAX_LIMIT)
  const read = ids.length > 0 ? await store.getMany(actor.space, kind, ids) : []
  const live = new Map(read.filter(({ deletedAt }) => deletedAt === null).map((record) => [record.id, factOf(record)]))
  return (facts) => {
    for (const id of ids) {
      const fact = live.get(id) ?? null
      if (fact === null) facts[name].delete(id)
      else facts[name].set(id, fact)
    }
  }
}

function sizeOf(facts: Facts): number {
  const { stories, wins, questions, cards } = facts as unknown as InterviewFacts
  let size = FACT * names.reduce((sum, name) => sum + facts[name].size, 0) + CARD * cards.size
  for (const { parts, title, competencies } of stories.values()) {
    for (const text of Object.values(parts)) size += typeof text === 'string' ? text.length : 0
    size += title.length + sizeOfNames(competencies)
  }
  for (const { text, title, competencies } of wins.values()) size += text.length + title.length + sizeOfNames(competencies)
  for (const { text, note, wants, competencies } of questions.values())
    size += text.length + note.length + wants.length + sizeOfNames(competencies)
  return size
}

const sizeOfNames = (names: readonly string[]) => names.reduce((sum, name) => sum + name.length + NAME, 0)
