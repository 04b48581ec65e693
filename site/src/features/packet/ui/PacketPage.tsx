import { languages } from '@throughline/core/kernel/language'
import type { PacketSection } from '@throughline/core/review'
import { useState } from 'react'
import { packet as words } from '../../../messages/packet.ts'
import { EditionNote } from '../../career/edition/EditionNote.tsx'
import { countsOf } from '../../career/records/packet-counts.ts'
import { dayOfInstantWords } from '../../career/words/partial-date.ts'
import { career } from '../../desk/career-client.ts'
import type { Desk } from '../../desk/desk.ts'
import { newId } from '../../desk/id.ts'
import { Island } from '../../frame/Island.tsx'
import { useWritings } from '../draft/use-writings.ts'
import { marksOf } from '../rules/marks.ts'
import type { PacketGiven } from '../server/load.ts'
import { LeftOut } from './LeftOut.tsx'
import { Part } from './Part.tsx'
import { Stray } from './Stray.tsx'
import { usePacket } from './use-packet.ts'

interface Props {
  desk: Desk
  given: PacketGiven
}

/** A review packet: what it says, and beside it where each sentence comes from. */
export default function PacketPage({ desk, given }: Props) {
  return (
    <Island desk={desk}>
      <Packet desk={desk} given={given} />
    </Island>
  )
}

function Packet({ desk, given }: Props) {
  const shown = usePacket(given)
  const writings = useWritings(shown, desk.accountId)
  const [isArranged, setArranged] = useState(false)
  const { packet, state } = shown
  const { editions } = state
  const marks = marksOf(packet, new Set(state.withheld))
  const { sections } = packet
  const last = sections.length - 1
  const added = (text: string): PacketSection => ({
    ...{ id: newId(), kind: 'own', heading: words.newHeading },
    paragraphs: [{ id: newId(), sentences: [{ id: newId(), text, sources: [], drafted: null }] }],
  })
  const addSection = () => void shown.arrange([...sections, added(words.newParagraph)], words.added)
  const there = new Set(sections.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id)))
  async function putIn(id: string): Promise<void> {
    const text = writings.all[id]?.text ?? ''
    if (await shown.arrange([...sections, added(text)], words.added)) writings.done(id)
  }
  const file = (format: 'pdf' | 'docx' | 'md') => ({ href: career.reviewPackets.exportHref(packet.id, format), download: true })
  return (
    <article aria-labelledby="packet-title">
      <header className="packet-head">
        <h1 id="packet-title" dir="auto" lang={packet.language}>
          {packet.title}
        </h1>
        <p className="who">
          {words.drawn(packet.audience, countsOf(sections), dayOfInstantWords(packet.drawnAt, desk))}{' '}
          <span className="stays">{words.stands(packet.sentAt !== null)}</span>
        </p>
        <div className="packet-bar">
          <a className="btn btn-primary" {...file('pdf')}>
            {words.pdf}
          </a>
          <a className="btn btn-plain" {...file('docx')}>
            {words.word}
          </a>
          <a className="btn btn-plain" {...file('md')}>
            {words.markdown}
          </a>
          <button className="btn btn-quiet" type="button" onClick={() => window.print()}>
            {words.print}
          </button>
          <Settings packet={packet} onOpen={setArranged} />
        </div>
        {state.fresh > 0 && (
          <p className="packet-fresh">
            {words.fresh(state.fresh)}{' '}
            <button
              className="link"
              type="button"
              onClick={() => void shown.change(({ id, version }) => career.reviewPackets.draw(id, {}, { version }), words.drew)}
            >
              {words.draw}
            </button>
          </p>
        )}
      </header>
      {sections.map((section, i) => (
        <Part
          key={section.id}
          {...{ section, marks, desk, isArranged }}
          packet={shown}
          writings={writings}
          place={last === 0 ? 'only' : i === 0 ? 'first' : i === last ? 'last' : 'between'}
        />
      ))}
      {(isArranged || sections.length === 0) && (
        <button className="btn btn-plain" type="button" onClick={addSection}>
          {words.addSection}
        </button>
      )}
      <Stray writings={writings} ids={Object.keys(writings.all).filter((id) => !there.has(id))} onPutIn={(id) => void putIn(id)} />
      <LeftOut packet={shown} desk={desk} />
      <section className="left-out packet-editions" aria-labelledby="editions">
        <h2 className="section-title" id="editions">
          {words.editions.title}
        </h2>
        {editions.length === 0 && <p className="muted">{words.editions.none}</p>}
        <ul>
          {editions.map(({ id, version, format, madeAt, note, isOlder, changed }) => (
            <li key={id}>
              {words.editions.formats[format]}, {dayOfInstantWords(madeAt, desk)}
              <small>{isOlder ? words.editions.older(changed) : words.editions.current}</small>
              <EditionNote {...{ id, note, version }} />
            </li>
          ))}
        </ul>
      </section>
    </article>
  )
}

interface SettingsProps extends Pick<PacketGiven, 'packet'> {
  onOpen(isOpen: boolean): void
}

/** What it is of and for, by forms that work without script too; while it is open, sections are put into order below. */
function Settings({ packet: { id, version, title, audience, from, until, language, sentAt }, onOpen }: SettingsProps) {
  return (
    <details className="packet-settings" onToggle={({ currentTarget }) => onOpen(currentTarget.open)}>
      <summary className="btn btn-quiet">{words.range.open}</summary>
      <form method="post">
        <input type="hidden" name="version" value={version} />
        <label>
          {words.range.title}
          <input className="input" name="title" defaultValue={title} maxLength={200} required />
        </label>
        <label>
          {words.fields.audience}
          <input className="input" name="audience" defaultValue={audience} maxLength={200} />
        </label>
        <label>
          {words.fields.from}
          <input className="input" type="date" name="from" defaultValue={from} required />
        </label>
        <label>
          {words.fields.until}
          <input className="input" type="date" name="until" defaultValue={until} required />
        </label>
        <div>
          <label htmlFor="packet-language">{words.fields.language}</label>
          <select className="input" id="packet-language" name="language" defaultValue={language}>
            {languages.map((one) => (
              <option key={one} value={one}>
                {words.languages[one]}
              </option>
            ))}
          </select>
        </div>
        <div className="packet-acts">
          <button className="btn btn-primary" type="submit" name="save" value={id}>
            {words.range.save}
          </button>
          <button className="btn btn-plain" type="submit" name={sentAt === null ? 'sent' : 'unsent'} value={id}>
            {sentAt === null ? words.range.sent : words.range.unsent}
          </button>
          <button className="btn btn-quiet" type="submit" name="remove" value={id}>
            {words.range.remove}
          </button>
        </div>
      </form>
    </details>
  )
}
