import { ProblemError } from '@throughline/client/problem'
import { MAX_ATTACHMENT_SIZE } from '@throughline/core/attachment/limits'
import { photos as words } from '../../../messages/journal-photos.ts'
import { client } from '../../desk/client.ts'
import { newId } from '../../desk/id.ts'
import { complain, reason } from '../../desk/reason.ts'
import { createPhotos, type LocalPicture, type Photos, type Sent } from './create-photos.ts'
import { altOf } from './fitting.ts'
import type { PictureSizes } from './load-sizes.ts'
import { type WaitingPhoto, waitingInBrowser } from './waiting.ts'

let photos: Photos | undefined
let told: PictureSizes = {}

interface Page {
  /** Whether the server has an entry, as far as is known here. */
  isThere(entryId: string): boolean
  /** How large the pictures of its entry are. */
  sizes: PictureSizes
}

/**
 * Shows the photos that wait on this device, and sends them: on each page where an entry is written. Resolves once they can be
 * shown; further calls do no more.
 */
export function startPhotos(accountId: string, { isThere, sizes }: Page): Promise<void> {
  told = sizes
  if (!photos) {
    const own = createPhotos({
      accountId,
      isThere,
      waiting: waitingInBrowser(),
      // Few pages take a photo, and a large one takes its time anyway.
      prepare: async (file) => (await import('./prepare-photo.ts')).preparePhoto(file),
      send,
      faultIn: ({ name, size }) => (size > MAX_ATTACHMENT_SIZE ? words.tooLarge(name) : size === 0 ? words.empty(name) : null),
      complain,
      newId,
      now: Date.now,
      later(act, milliseconds) {
        const timer = setTimeout(act, milliseconds)
        return () => clearTimeout(timer)
      },
    })
    addEventListener('online', () => void own.send())
    void own.send()
    photos = own
  }
  return photos.ready
}

/**
 * Takes a photo into an entry, which need not be there yet; `startPhotos` comes before. It is made smaller, kept on this
 * device and shown from here, and sent once there is an entry and a network. `null` where it cannot be taken, which is said.
 */
export async function attachPhoto(entryId: string, file: File): Promise<{ id: string; alt: string } | null> {
  const taken = await photos?.attach(entryId, file)
  return taken ? { id: taken.id, alt: altOf(file.name, words.photo) } : null
}

/** Where a photo of an entry is shown from: from here, where it was taken here. */
export const photoAddress = (id: string): LocalPicture => photos?.localPicture(id) ?? { src: client.files.contentHref(id), ...told[id] }

async function send({ id, entryId, file }: WaitingPhoto): Promise<Sent> {
  try {
    await client.files.attachToEntry(entryId, file, { id })
    return { is: 'there' }
  } catch (error) {
    return isRefusal(error) ? { is: 'refused', why: words.notKept(file.name, reason(error)) } : { is: 'unanswered' }
  }
}

/** An entry that is not there may come; a session, a network or a server that is gone will. */
const isRefusal = (error: unknown) => error instanceof ProblemError && error.status < 500 && ![401, 404, 408, 429].includes(error.status)
