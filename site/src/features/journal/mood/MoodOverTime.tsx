import type { JournalStats, MeanOf } from '@throughline/core/journal'
import { Icon } from '../../../components/Icon.tsx'
import { journal } from '../../../messages/journal.ts'
import { timeline } from '../../../messages/journal-timeline.ts'
import { formatter, plain } from '../../desk/words/day.ts'
import { nothingSought, soughtHref } from '../rules/address.ts'
import { meansOf } from '../rules/means.ts'
import { moodOf } from '../rules/mood.ts'
import { Means } from './Means.tsx'

interface Props {
  year: number
  stats: JournalStats
  /** The day after the last that is drawn. */
  before: string
  locale: string
  weekStart: number
}

const words = timeline.moods

/** How one was over a year, by week and month, each mean with how many entries it is of. */
export function MoodOverTime({ year, stats, before, locale, weekStart }: Props) {
  const { days, mood, energy } = stats
  if (!mood && !energy) return <p className="muted journal-mood-none">{words.none}</p>
  const range = { from: stats.from, before, weekStart }
  return (
    <section className="journal-mood" aria-labelledby="journal-mood-name">
      <h2 className="section-title" id="journal-mood-name">
        {words.title(year)}
      </h2>
      {mood && (
        <figure>
          <figcaption>
            <b>{words.sum(mood.mean, mood.count)}</b> {words.scale}
          </figcaption>
          <Means
            name={journal.mood}
            means={meansOf(days, 'mood', { span: 'week', ...range })}
            low={-2}
            high={2}
            locale={locale}
            labels={moodLabels}
          />
        </figure>
      )}
      {energy && (
        <figure>
          <figcaption>
            <b>{words.energy(energy.mean, energy.count)}</b> {words.energyScale}
          </figcaption>
          <Means
            name={journal.energy}
            means={meansOf(days, 'energy', { span: 'week', ...range })}
            low={1}
            high={5}
            locale={locale}
            labels={energyLabels}
          />
        </figure>
      )}
      <div className="journal-mood-tables">
        <ByMonth days={days} range={range} locale={locale} />
        {mood && <Chosen moods={stats.moods} />}
        <ByTag tags={stats.tags} />
      </div>
    </section>
  )
}

const moodLabels = Object.entries(journal.moods).map(([value, name]) => ({ value: Number(value), name }))
const energyLabels = Object.entries(journal.energies).map(([value, name]) => ({ value: Number(value), name }))

function ByMonth({
  days,
  range,
  locale,
}: {
  days: JournalStats['days']
  range: { from: string; before: string; weekStart: number }
  locale: string
}) {
  const energies = meansOf(days, 'energy', { span: 'month', ...range })
  const rows = meansOf(days, 'mood', { span: 'month', ...range }).map((mood, i) => ({ mood, energy: energies[i] ?? mood }))
  return (
    <table>
      <caption>{words.table}</caption>
      <thead>
        <tr>
          {Object.values(words.columns).map((name) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(({ mood, energy }) => mood.count + energy.count > 0)
          .map(({ mood, energy }) => (
            <tr key={mood.from}>
              <th scope="row">{formatter(locale, { month: 'long', timeZone: 'UTC' }).format(plain(mood.from))}</th>
              <td>{mood.mean !== null && <MoodMean mood={{ mean: mood.mean, count: mood.count }} />}</td>
              <td>
                {energy.mean !== null && (
                  <>
                    {words.energyMean(energy.mean)} <small>{words.of(energy.count)}</small>
                  </>
                )}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

/** Tags that are shown: those that most entries bear. */
const TAGS = 12

function ByTag({ tags }: { tags: JournalStats['tags'] }) {
  const said = tags.filter(({ mood }) => mood !== null).slice(0, TAGS)
  if (said.length === 0) return null
  return (
    <table>
      <caption>{words.byTag}</caption>
      <thead>
        <tr>
          {Object.values(words.tagColumns).map((name) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {said.map(
          ({ tag, mood }) =>
            mood && (
              <tr key={tag}>
                <th scope="row" dir="auto">
                  <a className="link" href={soughtHref({ ...nothingSought, tag })}>
                    #{tag}
                  </a>
                </th>
                <td>
                  <MoodMean mood={mood} />
                </td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  )
}

const MoodMean = ({ mood: { mean, count } }: { mood: MeanOf }) => (
  <>
    <Icon name={`mood-${moodOf(mean)}`} /> {words.mean(mean)} <small>{words.of(count)}</small>
  </>
)

function Chosen({ moods }: { moods: JournalStats['moods'] }) {
  return (
    <table>
      <caption>{words.distribution}</caption>
      <tbody>
        {moods.toReversed().map(({ mood, count }) => (
          <tr key={mood}>
            <th scope="row">
              <Icon name={`mood-${moodOf(mood)}`} /> {journal.moods[moodOf(mood)]}
            </th>
            <td>{words.times(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
