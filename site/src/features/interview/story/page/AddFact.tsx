import { useQuery } from '@tanstack/react-query'
import type { Story } from '@throughline/core/interview'
import type { StoryPart } from '@throughline/core/interview/story-rules'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { stories } from '../../../../messages/interview-story.ts'
import { evidenceWords } from '../../../career/words/evidence.ts'
import { partialDateWords } from '../../../career/words/partial-date.ts'
import { career } from '../../../desk/career-client.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { absent } from '../../../goal/state/read-goal.ts'
import { type Fact, factsLeft } from '../rules/facts.ts'
import type { Minutes } from '../rules/telling.ts'
import { addFact } from '../state/act.ts'

const words = stories.page

interface Props {
  story: Story
  part: StoryPart
  minutes: Minutes
  onEnd: () => void
}

/** What the wins of a story hold besides, to be taken into a part. */
export default function AddFact({ story, part, minutes, onEnd }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const { data, isError } = useQuery({
    queryKey: ['story', 'facts', ...story.winIds],
    queryFn: async () => (await Promise.all(story.winIds.map((id) => career.wins.get(id).catch(absent)))).filter((win) => win !== null),
  })
  const facts = data ? factsLeft(story, data, part) : null
  const isThere = facts !== null
  useEffect(() => {
    if (isThere) (panel.current?.querySelector<HTMLElement>('button') ?? panel.current)?.focus()
  }, [isThere])
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onEnd()
  }
  const take = ({ win, piece }: Fact) => {
    void addFact(story, part, { winId: win.id, evidenceId: piece?.id ?? null, minutes })
    onEnd()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves it, wherever the focus is
    <div ref={panel} className="facts-left" tabIndex={-1} onKeyDown={leave}>
      {isError && <p className="help">{words.factsFailed}</p>}
      {facts?.length === 0 && <p className="help">{words.noFacts}</p>}
      {facts && facts.length > 0 && (
        <ul aria-label={words.addFactTo(stories.parts[part])}>
          {facts.map((fact) => (
            <li key={`${fact.win.id} ${fact.piece?.id ?? ''}`}>
              <button type="button" onClick={() => take(fact)}>
                <FactWords {...fact} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <button className="btn btn-quiet" type="button" onClick={onEnd}>
        {words.cancel}
      </button>
    </div>
  )
}

function FactWords({ win, piece }: Fact) {
  const desk = useDesk()
  const date = piece ? piece.date : win.happenedOn
  const place = [stories.kinds[piece?.kind ?? 'win'], date && partialDateWords(date, desk)].filter(Boolean).join(', ')
  return (
    <>
      <small>{place}</small> <span dir="auto">{piece ? evidenceWords(piece, desk.locale) : win.title}</span>
    </>
  )
}
