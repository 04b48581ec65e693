import type { PacketState, Paragraph, Sentence } from '@throughline/core/review'
import { useRef, useState } from 'react'
import { focusSoon } from '../../../components/focus-soon.ts'
import { late } from '../../../components/late.tsx'
import { packet as words } from '../../../messages/packet.ts'
import { partialDateWords } from '../../career/words/partial-date.ts'
import { career } from '../../desk/career-client.ts'
import type { Desk } from '../../desk/desk.ts'
import { unlinked, withoutGoal } from '../rules/arrange.ts'
import type { InShort } from '../rules/in-short.ts'
import { hrefOf, leavingSources, type Marks, sourcesIn } from '../rules/marks.ts'
import type { Lit } from './ParagraphText.tsx'
import type { PacketDesk } from './use-packet.ts'

const LinkSource = late(() => import('./LinkSource.tsx'))

interface Props {
  paragraph: Paragraph
  heading: string
  marks: Marks
  packet: PacketDesk
  desk: Desk
  lit: Lit
  inShort: InShort | null
  isEdited: boolean
  onLight(lit: Lit): void
}

/** The branch of the thread that a paragraph was drawn from. */
export function Sources({ paragraph, heading, marks, packet, desk, lit, inShort, isEdited, onLight }: Props) {
  const [linking, setLinking] = useState<string | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const sources = sourcesIn(paragraph)
  const withheld = new Set(packet.state.withheld)
  const leaving = leavingSources(paragraph, withheld)
  const changed = packet.state.changed.filter(({ sentenceId }) => paragraph.sentences.some(({ id }) => id === sentenceId))
  const own = paragraph.sentences.filter((one) => one.sources.length === 0)
  const isSent = packet.packet.sentAt !== null
  const told = new Set(paragraph.sentences.map(({ drafted }) => drafted?.of))
  const isKept = paragraph.sentences.some(({ id }) => withheld.has(id))
  if (sources.length === 0 && own.length === 0) return null
  const dateWords = (date: string) =>
    date
      .split('/')
      .map((one) => partialDateWords(one, desk))
      .join(' – ')
  return (
    <ol ref={list} className="sources thread" aria-label={words.sources(heading)}>
      {sources.map((source) => {
        const { id, kind, title, date } = source
        const href = hrefOf(source)
        const isPrivate = kind === 'journal-entry'
        return (
          <li
            key={id}
            id={`source-${paragraph.id}-${id}`}
            className={[lit === id && 'is-on', !leaving.has(id) && 'stays'].filter(Boolean).join(' ') || undefined}
            onPointerEnter={() => onLight(id)}
            onPointerLeave={() => onLight(null)}
            onFocus={() => onLight(id)}
            onBlur={() => onLight(null)}
          >
            <i className={kind === 'win' ? 'knot ring' : 'knot'} />
            <span className="n">{marks.get(id)}</span>
            <span className="from">
              {[words.kinds[kind], date && dateWords(date)].filter(Boolean).join(', ')}
              {isPrivate && <span className="aside">, {words.notShown(packet.packet.audience)}</span>}
            </span>
            <br />
            {href ? <a href={href}>{title || words.kinds[kind]}</a> : <span>{title}</span>}
            {isEdited && (
              <button
                type="button"
                className="link packet-unlink"
                aria-label={words.unlinkOf(title)}
                onClick={() => void packet.arrange(unlinked(packet.packet.sections, paragraph.id, id), words.unlinked)}
              >
                {words.unlink}
              </button>
            )}{' '}
            {!isEdited && !isSent && kind === 'goal' && told.has(id) && (
              <button type="button" className="link packet-leave" aria-label={words.leaveOutOf(title)} onClick={() => void leaveOut(id)}>
                {words.leaveOut}
              </button>
            )}
          </li>
        )
      })}
      {changed.map((one) => (
        <Changed key={one.sentenceId} change={one} packet={packet} />
      ))}
      {inShort && (
        <li className="loose stays">
          <i className="knot next" />
          <a className="link" href={`#said-${inShort.sentenceId}`}>
            {words.inShort(inShort.heading)}
          </a>
        </li>
      )}
      {isKept && (
        <li className="loose">
          <i className="knot next" />
          <span className="from">{words.withheld}</span>
        </li>
      )}
      {own.map((sentence) => (
        <li key={sentence.id} id={`own-${sentence.id}`} className="loose">
          <i className="knot next" />
          <span className="n mark-own">∗</span>
          <span className="from">{words.ownSource}</span>
          <br />
          {linking === sentence.id ? (
            <LinkSource desk={desk} onClose={() => close(sentence.id)} onChosen={(kind, id) => void link(sentence, kind, id)} />
          ) : (
            <button type="button" className="link" aria-label={words.linkFor(sentence.text)} onClick={() => setLinking(sentence.id)}>
              {words.link}
            </button>
          )}
        </li>
      ))}
    </ol>
  )

  /** Gives the focus to what stands where it was, unless it went elsewhere. */
  function giveFocus(selector: string): void {
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) list.current?.querySelector<HTMLElement>(selector)?.focus()
    })
  }

  function close(sentenceId: string): void {
    setLinking(null)
    giveFocus(`#own-${sentenceId} .link`)
  }

  /** Its row goes; the focus stands where it can be put in again. */
  async function leaveOut(goalId: string): Promise<void> {
    const isOut = await packet.change(
      (now) => career.reviewPackets.edit(now.id, withoutGoal(now, goalId), { version: now.version }),
      words.leftGoalOut,
    )
    if (isOut) focusSoon(() => document.getElementById('left-out'))
  }

  async function link(sentence: Sentence, kind: Parameters<typeof hrefOf>[0]['kind'], id: string): Promise<void> {
    const isLinked = await packet.change(
      ({ id: packetId, version }) => career.reviewPackets.link(packetId, { sentenceId: sentence.id, kind, id }, { version }),
      words.linked,
    )
    setLinking(null)
    giveFocus(isLinked ? `#source-${paragraph.id}-${id} a` : `#own-${sentence.id} .link`)
  }
}

function Changed({ change, packet }: { change: PacketState['changed'][number]; packet: PacketDesk }) {
  const { sentenceId, before, now, text, keepsWording } = change
  return (
    <li className="is-changed">
      <i className="knot next" />
      <span className="from">{words.changed(before.join(' → '), now.join(' → '))}</span>
      {!keepsWording && <p className="muted">{words.reads(text)}</p>}
      <br />
      <button
        type="button"
        className="link"
        onClick={() =>
          void packet.change(({ id, version }) => career.reviewPackets.draw(id, { take: [sentenceId] }, { version }), words.taken)
        }
      >
        {words.take}
      </button>
    </li>
  )
}
