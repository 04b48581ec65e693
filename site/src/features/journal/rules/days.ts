import type { JournalDay, JournalStats, MeanOf } from '@throughline/core/journal'
import { addDays, daysBetween } from '@throughline/core/kernel/day'

/** Stats of a range in little text: a page carries a year of days. */
export interface PackedStats extends Omit<JournalStats, 'days'> {
  /** A word a day: how many days after the last one, entries, words, then mood and energy, each with how many said it. */
  days: string
}

export function packed({ days, ...stats }: JournalStats): PackedStats {
  let last = stats.from
  const texts = days.map(({ date, entries, words, mood, energy }) => {
    const text = [daysBetween(last, date), entries, words, meanText(mood), meanText(energy)].join(':')
    last = date
    return text
  })
  return { ...stats, days: texts.join(' ') }
}

export function unpacked({ days, ...stats }: PackedStats): JournalStats {
  let date = stats.from
  const read = (text: string): JournalDay => {
    const [after = '', entries = '', words = '', mood = '', energy = ''] = text.split(':')
    date = addDays(date, Number(after))
    return { date, entries: Number(entries), words: Number(words), mood: readMean(mood), energy: readMean(energy) }
  }
  return { ...stats, days: days.split(' ').filter(Boolean).map(read) }
}

const meanText = (mean: MeanOf | null) => (mean ? `${Math.round(mean.mean * 1000) / 1000}/${mean.count}` : '')

function readMean(text: string): MeanOf | null {
  const [mean, count] = text.split('/')
  return count ? { mean: Number(mean), count: Number(count) } : null
}
