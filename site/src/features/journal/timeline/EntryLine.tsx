import type { Marks, Passage } from '@throughline/core/journal'
import { memo } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { journal } from '../../../messages/journal.ts'
import { timeline as words } from '../../../messages/journal-timeline.ts'
import { entryHref } from '../../addresses/entries.ts'
import { weekday } from '../../desk/words/calendar.ts'
import { instantTime, longDate } from '../../desk/words/day.ts'
import { nothingSought, soughtHref } from '../rules/address.ts'
import { moodOf } from '../rules/mood.ts'
import { type EntryRow, nameOf } from '../rules/row.ts'
import { useMadeTasks } from '../state/made-tasks.ts'
import { openMenu } from '../state/menu.ts'
import { Marked } from './Marked.tsx'

/** Where what was looked for stands in an entry. */
export interface Hits {
  titleMarks: Marks
  passages: readonly Passage[]
}

interface Props {
  entry: EntryRow
  isFirst: boolean
  /** The sealed journal it is in. */
  sealedIn?: string | undefined
  /** Whether it is unlocked, and can be read here. */
  isUnsealed: boolean
  hits?: Hits | undefined
  today: string
  locale: string
}

/** An entry as the timeline shows it. */
export const EntryLine = memo(function EntryLine({ entry, isFirst, sealedIn, isUnsealed, hits, today, locale }: Props) {
  const { id, title, excerpt, photoIds, entryDate } = entry
  const isSealed = sealedIn !== undefined && !isUnsealed
  const name = isSealed ? words.sealed : nameOf(entry)
  const [photo] = photoIds
  const link = (children: React.ReactNode) => (
    <a href={entryHref(id)} data-entry={id} dir="auto" aria-describedby={`d-${entryDate}`}>
      {children}
    </a>
  )
  return (
    <>
      <i className="knot" />
      <EntryDay entry={entry} isFirst={isFirst} today={today} locale={locale} />
      <div className={photo ? 'entry-body has-photo' : 'entry-body'}>
        {isSealed ? (
          <h3 className="entry-sealed">{link(words.sealed)}</h3>
        ) : (
          title && <h3>{link(hits ? <Marked text={title} marks={hits.titleMarks} /> : title)}</h3>
        )}
        <Text hits={hits}>{title || isSealed ? excerpt : link(excerpt || journal.untitled)}</Text>
        {photo && (
          <img
            className="entry-photo"
            src={`/api/v1/attachments/${photo}/content`}
            alt=""
            width={72}
            height={72}
            loading="lazy"
            decoding="async"
          />
        )}
        <Meta entry={entry} sealedIn={sealedIn} locale={locale} />
      </div>
      <button
        className="btn btn-icon entry-more"
        type="button"
        aria-label={words.more(name)}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => void openMenu(id, currentTarget)}
      >
        <Icon name="more" />
      </button>
    </>
  )
})

/** Passages of one entry that are shown. */
const MOST_PASSAGES = 2

function Text({ hits, children }: { hits: Hits | undefined; children: React.ReactNode }) {
  if (!hits?.passages.length) return children ? <p dir="auto">{children}</p> : null
  const distinct = new Map(hits.passages.map((passage) => [passage.text, passage])).values()
  return [...distinct].slice(0, MOST_PASSAGES).map(({ text, marks }) => (
    <p className="entry-passage" dir="auto" key={text}>
      <Marked text={text} marks={marks} />
    </p>
  ))
}

function EntryDay({
  entry: { entryDate, entryAt, timeZone },
  isFirst,
  today,
  locale,
}: Pick<Props, 'entry' | 'isFirst' | 'today' | 'locale'>) {
  const time = (
    <time className="entry-time" dateTime={entryAt}>
      {instantTime(entryAt, locale, timeZone)}
    </time>
  )
  if (!isFirst) return <p className="entry-date is-more">{time}</p>
  return (
    <DayMark date={entryDate} today={today} locale={locale}>
      {time}
    </DayMark>
  )
}

/** The day of a line: its number and weekday. */
export const DayMark = ({ date, today, locale, children }: { date: string; today: string; locale: string; children?: React.ReactNode }) => (
  <p className="entry-date" id={`d-${date}`}>
    <time dateTime={date}>
      <span className="hidden-text">{longDate(date, { today, locale })}</span>
      <b aria-hidden="true">{Number(date.slice(8))}</b>
      <span aria-hidden="true">{weekday(date, locale, 'short')}</span>
    </time>
    {children}
  </p>
)

function Meta({
  entry: { id, mood, wordCount, links, tags, photoIds, starred },
  sealedIn,
  locale,
}: Pick<Props, 'entry' | 'sealedIn' | 'locale'>) {
  const made = useMadeTasks(id)
  const named = [...Map.groupBy(links, ({ kind }) => kind)]
  return (
    <div className="entry-meta">
      {sealedIn !== undefined && (
        <span>
          <Icon name="lock" />
          <span className="hidden-text">{words.sealed}</span>
          <span dir="auto">{sealedIn}</span>
        </span>
      )}
      {starred && (
        <span className="entry-star">
          <Icon name="star" />
          {words.starred}
        </span>
      )}
      {mood !== null && (
        <span>
          <Icon name={`mood-${moodOf(mood)}`} /> {journal.moods[moodOf(mood)]}
        </span>
      )}
      <span>{journal.words(wordCount, locale)}</span>
      {photoIds.length > 1 && <span>{words.photo(photoIds.length)}</span>}
      {named.map(([kind, of]) => (
        <span key={kind}>
          <i className="knot inline" />
          {words.links[kind](of.length)}
        </span>
      ))}
      {made > 0 && (
        <span>
          <i className="knot inline" />
          {words.became(made)}
        </span>
      )}
      {tags.map((tag) => (
        <a key={tag} href={soughtHref({ ...nothingSought, tag })} aria-label={words.tag(tag)} dir="auto">
          #{tag}
        </a>
      ))}
    </div>
  )
}
