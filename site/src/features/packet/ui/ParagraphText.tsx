import type { PacketLanguage, Paragraph } from '@throughline/core/review'
import { Fragment } from 'react'
import { packet as words } from '../../../messages/packet.ts'
import type { Marks } from '../rules/marks.ts'

/** What the pointer or the focus is on: a source by its record, or a sentence of no source. */
export type Lit = string | null

interface Props {
  paragraph: Paragraph
  language: PacketLanguage
  marks: Marks
  withheld: ReadonlySet<string>
  lit: Lit
  onLight(lit: Lit): void
}

/** A paragraph with the marks of its sources. */
export function ParagraphText({ paragraph, language, marks, withheld, lit, onLight }: Props) {
  return (
    <p dir="auto" lang={language}>
      {paragraph.sentences.map(({ id, text, sources }, i) => {
        const isWithheld = withheld.has(id)
        const isLit = lit === id || sources.some((source) => source.id === lit)
        return (
          <Fragment key={id}>
            {i > 0 && ' '}
            <span
              id={`said-${id}`}
              className={[isLit && 'cited', isWithheld && 'is-withheld stays'].filter(Boolean).join(' ') || undefined}
            >
              {text}
            </span>
            {sources.map((source) => (
              <a
                key={source.id}
                className={isWithheld ? 'mark-src stays' : 'mark-src'}
                href={`#source-${paragraph.id}-${source.id}`}
                aria-label={words.mark(marks.get(source.id) ?? '', source.title)}
                onPointerEnter={() => onLight(source.id)}
                onPointerLeave={() => onLight(null)}
                onFocus={() => onLight(source.id)}
                onBlur={() => onLight(null)}
              >
                {marks.get(source.id)}
              </a>
            ))}
            {sources.length === 0 && (
              <a
                className="mark-src mark-own"
                href={`#own-${id}`}
                aria-label={words.ownWords}
                onPointerEnter={() => onLight(id)}
                onPointerLeave={() => onLight(null)}
                onFocus={() => onLight(id)}
                onBlur={() => onLight(null)}
              >
                ∗
              </a>
            )}
          </Fragment>
        )
      })}
    </p>
  )
}
