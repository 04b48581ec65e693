import { idIsTaken, newEnvelope, nowText, oneFault, parse, putOnce, rowId, sameAgain, today } from '../../kernel/index.ts'
import { nothingSaid, type SaidReader } from '../../task/index.ts'
import { experienceAt, filledFrom, namedIn } from '../source/fill-win.ts'
import type { WinDeps } from '../source/refresh-wins.ts'
import { saidOfPiece, takeEvidence } from '../source/take-evidence.ts'
import { checkExperience } from './check-experience.ts'
import { metricOf } from './metric.ts'
import { roomForWins } from './room.ts'
import { type Evidence, type EvidenceAsked, NewWin, type Win, type WinAsked, wins } from './schema.ts'

type Asked = ReturnType<typeof NewWin.parse>

type Source = NonNullable<Asked['from']>

/**
 * Keeps a win. With `from`, what is left out is filled in by that record: what it is called, its day, its number, the
 * experience of that time, what its goal was to show; without, it is of today. The same input under the same id answers the win that is there.
 * @throws AppError `validation`, also when there are too many, or `conflict` when the id stands for another win.
 */
export async function createWin(deps: WinDeps, input: NewWin, readSaid: SaidReader = nothingSaid): Promise<Win> {
  const { id = deps.ids.next(), from, evidence: asked = [], ...said } = parse(NewWin, input)
  const { stored, isNew } = await putOnce(deps, wins, id, {
    room: roomForWins,
    isFresh: input.id === undefined,
    make: async () => {
      const { evidence, filled } = await gathered(deps, id, { from, asked, readSaid })
      const win = newWin(deps, id, { ...filled, ...said }, evidence)
      if (said.experienceId) await checkExperience(deps, said.experienceId)
      else if (said.experienceId === undefined && from) win.experienceId = await experienceAt(deps, win.happenedOn)
      return win
    },
  })
  return isNew ? stored : existing(stored, said, { from, asked })
}

async function gathered(
  deps: WinDeps,
  winId: string,
  { from, asked, readSaid }: { from: Source | undefined; asked: NonNullable<Asked['evidence']>; readSaid: SaidReader },
): Promise<{ evidence: Evidence[]; filled: WinAsked }> {
  const evidence: Evidence[] = []
  let filled: WinAsked = {}
  if (from) {
    const { piece, reading } = await takeEvidence(deps, rowId(winId, 0), from, readSaid, '/from')
    evidence.push(piece)
    if (reading) filled = { ...filledFrom(piece, reading, deps.actor.locale), ...(await namedIn(deps, piece, reading)) }
  }
  for (const [place, one] of asked.entries()) {
    const id = one.evidenceId ?? rowId(winId, place + 1)
    if (evidence.some((known) => known.id === id))
      throw oneFault(`/evidence/${place}/evidenceId`, 'duplicate_id', 'Two pieces of evidence have this id.')
    evidence.push((await takeEvidence(deps, id, one, readSaid, `/evidence/${place}`)).piece)
  }
  return { evidence, filled }
}

/** The win that is meant, with all that was left out. */
function newWin(deps: WinDeps, id: string, asked: WinAsked, evidence: Evidence[]): Win {
  const { title } = asked
  if (title === undefined) throw oneFault('/title', 'missing', 'This entry is sealed. Say in your own words what was achieved.')
  return {
    ...newEnvelope(id, nowText(deps)),
    title,
    text: asked.text ?? '',
    happenedOn: asked.happenedOn ?? today(deps),
    experienceId: asked.experienceId ?? null,
    metric: asked.metric ? metricOf(asked.metric, evidence) : null,
    competencies: asked.competencies ?? [],
    skills: asked.skills ?? [],
    confidentiality: asked.confidentiality ?? 'review',
    evidence,
    importId: null,
  }
}

/** The win that is there, if it is the one that was asked for: what was left out is not compared, as its source may say otherwise by now. */
function existing(found: Win, said: WinAsked, { from, asked }: { from: Source | undefined; asked: readonly EvidenceAsked[] }): Win {
  if (from && !found.evidence.some(({ recordId }) => recordId === from.id)) throw idIsTaken(wins, found)
  // Since then a piece may have been put to it or taken away, or its source been sealed.
  const evidence = found.version === 1 ? [...(from ? [from] : []), ...asked].map(saidOfPiece) : undefined
  return sameAgain(wins, found, { ...said, evidence })
}
