import type { PacketSection, Paragraph } from '@throughline/core/review'
import { Fragment, useEffect, useRef, useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { packet as words } from '../../../messages/packet.ts'
import type { Desk } from '../../desk/desk.ts'
import { newId } from '../../desk/id.ts'
import type { WritingsDesk } from '../draft/use-writings.ts'
import type { Writing } from '../draft/writing.ts'
import { shifted, withParagraphs, withSection } from '../rules/arrange.ts'
import { inShortOf } from '../rules/in-short.ts'
import { type Marks, saysAnything } from '../rules/marks.ts'
import { Arrange } from './Arrange.tsx'
import { EditParagraph } from './EditParagraph.tsx'
import { type Lit, ParagraphText } from './ParagraphText.tsx'
import { Sources } from './Sources.tsx'
import type { PacketDesk } from './use-packet.ts'

interface Props {
  section: PacketSection
  marks: Marks
  packet: PacketDesk
  writings: WritingsDesk
  desk: Desk
  isArranged: boolean
  place: 'first' | 'last' | 'only' | 'between'
}

/** A section of a packet: its paragraphs, each with the sources beside it. */
export function Part({ section, marks, packet, writings, desk, isArranged, place }: Props) {
  const [lit, setLit] = useState<Lit>(null)
  const part = useRef<HTMLElement>(null)
  const { sections, language } = packet.packet
  const { id, heading, paragraphs } = section
  const withheld = new Set(packet.state.withheld)
  const headingId = `part-${id}`
  const isEnd = (which: 'first' | 'last') => place === which || place === 'only'

  const open = paragraphs.find((one) => writings.all[one.id])?.id ?? null
  const wasOpen = useRef<string | null>(null)
  // Back to where one was, unless one is elsewhere already.
  useEffect(() => {
    const left = wasOpen.current
    wasOpen.current = open
    if (left === null || left === open || document.activeElement !== document.body) return
    part.current?.querySelector<HTMLElement>(`[data-edits="${left}"]`)?.focus()
  }, [open])
  const put = (next: readonly Paragraph[], said: string) =>
    void packet.arrange(
      withSection(sections, id, (one) => withParagraphs(one, next)),
      said,
    )
  function addParagraph(): void {
    const made = { id: newId(), sentences: [{ id: newId(), text: words.newParagraph, sources: [], drafted: null }] }
    put([...paragraphs, made], words.added)
  }
  return (
    <section
      ref={part}
      className={['packet-part', isEnd('first') && 'is-first', isEnd('last') && 'is-last', !saysAnything(paragraphs, withheld) && 'stays']
        .filter(Boolean)
        .join(' ')}
      aria-labelledby={headingId}
    >
      <h2 id={headingId} dir="auto" lang={language}>
        {heading}
      </h2>
      {isArranged && (
        <div className="packet-arrange">
          <label>
            {words.heading}
            <input
              className="input"
              defaultValue={heading}
              maxLength={200}
              onBlur={({ target }) => {
                const said = target.value.trim()
                if (said && said !== heading)
                  void packet.arrange(
                    withSection(sections, id, (one) => ({ ...one, heading: said })),
                    words.renamed,
                  )
              }}
            />
          </label>
          <Arrange
            what={heading}
            onMove={(by) => void packet.arrange(shifted(sections, id, by), words.moved)}
            onRemove={() =>
              void packet.arrange(
                withSection(sections, id, () => null),
                words.tookOut,
              )
            }
          />
          <button className="btn btn-quiet" type="button" onClick={addParagraph}>
            {words.addParagraph}
          </button>
        </div>
      )}
      {paragraphs.map((paragraph, i) => (
        <Fragment key={paragraph.id}>
          <div className="packet-paragraph">
            {writings.all[paragraph.id] ? (
              <EditParagraph id={paragraph.id} writing={writings.all[paragraph.id] as Writing} {...{ writings, language }} />
            ) : (
              <>
                <ParagraphText {...{ paragraph, language, marks, withheld, lit }} onLight={setLit} />
                <button
                  type="button"
                  className="btn btn-quiet packet-edits"
                  data-edits={paragraph.id}
                  aria-label={words.editPart(heading)}
                  title={words.edit}
                  onClick={() => writings.open(paragraph.id)}
                >
                  <Icon name="pen" />
                  <span>{words.edit}</span>
                </button>
              </>
            )}
            {isArranged && (
              <Arrange
                what={words.paragraphOf(i + 1, heading)}
                onMove={(by) => put(shifted(paragraphs, paragraph.id, by), words.moved)}
                onRemove={() =>
                  put(
                    paragraphs.filter((one) => one !== paragraph),
                    words.tookOut,
                  )
                }
              />
            )}
          </div>
          <Sources
            {...{ paragraph, heading, marks, packet, desk, lit }}
            inShort={inShortOf(sections, section, paragraph)}
            isEdited={writings.all[paragraph.id] !== undefined}
            onLight={setLit}
          />
        </Fragment>
      ))}
    </section>
  )
}
