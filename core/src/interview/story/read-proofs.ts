import { type Evidence, experiences, type Win, type WinDeps, wins } from '../../career/index.ts'
import { getLive, today } from '../../kernel/index.ts'
import type { StoryProofs } from './proof-schema.ts'
import { attestedAmong, strengthBy } from './read-strengths.ts'
import { type Story, type StorySource, stories } from './schema.ts'
import { endOf } from './source.ts'
import { readById, readLiveById, readLiveWins } from './wins-of.ts'

type ProvedWin = StoryProofs['wins'][number]
type ProvedSource = StoryProofs['sources'][number]

/** How a story is proved: its wins and sources as they are now. @throws AppError `not-found` */
export async function readStoryProofs(deps: WinDeps, id: string): Promise<StoryProofs> {
  const story = await getLive(deps, stories, id)
  const named = [...story.winIds, ...story.sources.map(({ winId }) => winId)]
  const live = await readLiveWins(deps, named)
  const attested = await attestedAmong(deps, [...live.keys()])
  const rests = story.winIds.flatMap((winId) => live.get(winId) ?? [])
  return {
    ...strengthBy(rests, attested, today(deps)),
    wins: await provedWins(deps, story, live),
    sources: story.sources.map((source) => proved(source, live.get(source.winId))),
  }
}

async function provedWins(deps: WinDeps, story: Story, live: ReadonlyMap<string, Win>): Promise<ProvedWin[]> {
  const all = await readById(deps, wins, story.winIds)
  const ids = [...all.values()].flatMap(({ experienceId }) => experienceId ?? [])
  const held = await readLiveById(deps, experiences, ids)
  const experienceOf = ({ experienceId }: Win): ProvedWin['experience'] => {
    const found = held.get(experienceId ?? '')
    return found ? { id: found.id, position: found.position, organisation: found.organisation } : null
  }
  return story.winIds.map((id) => {
    const win = live.get(id) ?? all.get(id)
    const state = live.has(id) ? 'live' : 'gone'
    if (!win) return { id, title: story.sources.find(isTitleOf(id))?.title ?? '', happenedOn: null, experience: null, state }
    return { id, title: win.title, happenedOn: win.happenedOn, experience: experienceOf(win), state }
  })
}

const isTitleOf = (id: string) => (source: StorySource) => source.winId === id && source.evidenceId === null

const nothing = { corrected: null, recordId: null, goalId: null, discussionId: null, url: null, quote: null }

function proved(source: StorySource, win: Win | undefined): ProvedSource {
  const piece = win?.evidence.find(({ id }) => id === source.evidenceId)
  if (!win || (source.evidenceId !== null && !piece)) return { ...source, ...nothing, state: 'gone' }
  const now = piece ? settled(piece, source) : numberOf(win, source)
  const from = piece ? placeOf(piece) : nothing
  return { ...source, ...from, state: piece?.state ?? 'live', corrected: correction(source.number, now) }
}

const placeOf = ({ recordId, goalId, discussionId, url, quote }: Evidence) => ({ recordId, goalId, discussionId, url, quote })

/** What a win says by now, also where its number has become that of a piece of evidence since. */
function numberOf(win: Win, source: StorySource): StorySource['number'] {
  const { number, piece } = endOf(win, source.part)
  return piece ? settled(piece, source) : number
}

/** That an open goal moves on corrects nothing. */
const settled = (piece: Evidence, { number }: StorySource) => (piece.kind === 'goal' && piece.date === null ? number : piece.number)

const correction = (was: StorySource['number'], now: StorySource['number']): ProvedSource['corrected'] =>
  was && now && (was.value !== now.value || was.unit !== now.unit) ? { was, now } : null
