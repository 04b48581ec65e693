export interface ReadingDeps {
  /** Reads an answer and shows it as it is by now. */
  read(id: string): Promise<void>
  /** Those that are being written, as far as it is known here. */
  growing(): readonly string[]
  isShown(): boolean
  /** Calls something later; answers how to forget it. */
  later(act: () => void, milliseconds: number): () => void
}

/** Events that come together are answered together. */
export const GATHER_MS = 60
/** So often an answer that is being written is read: nobody tells of each of its words. */
export const GROWING_MS = 1_000
export const RETRY_MS = 3_000

/** Reads answers again that something was heard of, and those that grow for as long as the page is looked at. */
export function createReading({ read, growing, isShown, later }: ReadingDeps) {
  const heardOf = new Set<string>()
  let isReading = false
  let isPlanned = false
  let forget = () => {}

  function plan(milliseconds: number): void {
    forget()
    isPlanned = true
    forget = later(() => void readThem(), milliseconds)
  }

  async function readThem(): Promise<void> {
    isPlanned = false
    isReading = true
    const ids = new Set([...heardOf, ...(isShown() ? growing() : [])])
    heardOf.clear()
    const failed: string[] = []
    for (const id of ids) await read(id).catch(() => failed.push(id))
    isReading = false
    const isMore = heardOf.size > 0
    for (const id of failed) heardOf.add(id)
    if (failed.length > 0) plan(RETRY_MS)
    else if (isMore) plan(GATHER_MS)
    else goOn()
  }

  /** One may have begun to grow, or the page be looked at again. */
  function goOn(): void {
    if (!isReading && !isPlanned && isShown() && growing().length > 0) plan(GROWING_MS)
  }

  return {
    heard(ids: Iterable<string>): void {
      for (const id of ids) heardOf.add(id)
      if (!isReading && heardOf.size > 0) plan(GATHER_MS)
    },
    goOn,
  }
}
