const MINUTES_A_DAY = 24 * 60
/** As far from what is due as a reminder may stand, in minutes. */
const EARLIEST = -366 * MINUTES_A_DAY
const LATEST = MINUTES_A_DAY

/** An ISO 8601 duration such as `-PT30M` in whole minutes, within what a reminder may be; `null` otherwise. */
export function offsetOf(text: string): number | null {
  try {
    const minutes = Math.round(Temporal.Duration.from(text).total({ unit: 'minutes', relativeTo: '2026-01-01' }))
    return minutes >= EARLIEST && minutes <= LATEST ? minutes + 0 : null
  } catch {
    return null
  }
}
