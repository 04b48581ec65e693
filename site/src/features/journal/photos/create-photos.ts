import type { Prepared } from './prepare-photo.ts'
import type { Waiting, WaitingPhoto } from './waiting.ts'

/** What became of sending a photo: it is there, is to be tried again, or is refused for what it is. */
export type Sent = { is: 'there' } | { is: 'unanswered' } | { is: 'refused'; why: string }

export interface PhotosDeps {
  accountId: string
  waiting: Waiting
  prepare(file: File): Promise<Prepared>
  /** Whether the server has the entry, as far as is known here. */
  isThere(entryId: string): boolean
  send(photo: WaitingPhoto): Promise<Sent>
  /** Why a file can be no photo of an entry. */
  faultIn(file: File): string | null
  /** Says that a photo will not be kept. */
  complain(why: string): void
  newId(): string
  now(): number
  /** Calls something later; answers how to forget it. */
  later(act: () => void, milliseconds: number): () => void
}

/** Milliseconds until it is tried again, longer each time: an entry may be on its way, or the network gone. */
const FIRST_WAIT = 1_000
const LONGEST_WAIT = 60_000
/** After so long its entry is gone for good. */
const GIVEN_UP = 60 * 24 * 60 * 60 * 1000

export interface LocalPicture {
  src: string
  width?: number
  height?: number
}

export interface Photos {
  /**
   * Takes a photo into an entry, which need not be there yet: it is kept in the browser before this answers, and is sent as
   * soon as there is an entry and a network. `null` where it cannot be taken, which is said.
   */
  attach(entryId: string, file: File): Promise<{ id: string } | null>
  /** Where a photo that was taken here is shown from, sent or not. */
  localPicture(id: string): LocalPicture | null
  /** Sends what waits, now. */
  send(): Promise<void>
  /** Once what waited before this page is known. */
  ready: Promise<void>
}

export function createPhotos(deps: PhotosDeps): Photos {
  const { accountId, waiting } = deps
  const pictures = new Map<string, LocalPicture>()
  let wait = FIRST_WAIT
  let forget = () => {}
  let running: Promise<void> | undefined
  let isAskedAgain = false

  const show = ({ id, file }: WaitingPhoto, size: Partial<LocalPicture> = {}) => {
    if (!pictures.has(id)) pictures.set(id, { src: URL.createObjectURL(file), ...size })
  }

  async function sendAll(): Promise<void> {
    let left = 0
    for (const photo of await waiting.of(accountId)) {
      const sent: Sent = deps.isThere(photo.entryId) ? await deps.send(photo) : { is: 'unanswered' }
      if (sent.is === 'refused') deps.complain(sent.why)
      if (sent.is !== 'unanswered' || deps.now() - photo.keptAt > GIVEN_UP) await waiting.remove(photo.id)
      else left++
    }
    if (left === 0) wait = FIRST_WAIT
    else {
      forget = deps.later(() => void send(), wait)
      wait = Math.min(2 * wait, LONGEST_WAIT)
    }
  }

  /** One after the other; what comes meanwhile has its turn right after. */
  function send(): Promise<void> {
    forget()
    if (running) isAskedAgain = true
    running ??= (async () => {
      do {
        isAskedAgain = false
        forget()
        await sendAll()
      } while (isAskedAgain)
    })().finally(() => {
      running = undefined
    })
    return running
  }

  return {
    async attach(entryId, file) {
      const { file: photo, ...size } = await deps.prepare(file).catch(() => ({ file }))
      const why = deps.faultIn(photo)
      if (why !== null) {
        deps.complain(why)
        return null
      }
      const kept = { id: deps.newId(), accountId, entryId, file: photo, keptAt: deps.now() }
      show(kept, size)
      await waiting.put(kept)
      wait = FIRST_WAIT
      void send()
      return { id: kept.id }
    },
    localPicture: (id) => pictures.get(id) ?? null,
    send() {
      wait = FIRST_WAIT
      return send()
    },
    ready: waiting.of(accountId).then((all) => {
      for (const photo of all) show(photo)
    }),
  }
}
