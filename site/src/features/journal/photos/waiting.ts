import { createStore, del, set, type UseStore, values } from 'idb-keyval'

/** A photo that was put into an entry, until the server has it. */
export interface WaitingPhoto {
  /** Of the file it becomes. */
  id: string
  accountId: string
  entryId: string
  file: File
  /** Milliseconds since 1970. */
  keptAt: number
}

/** Where photos wait, across pages. */
export interface Waiting {
  put(photo: WaitingPhoto): Promise<void>
  remove(id: string): Promise<void>
  /** Those of a person, oldest first. */
  of(accountId: string): Promise<WaitingPhoto[]>
}

/** In the browser's database; where it has none, as in some private windows, for as long as the page is there. */
export function waitingInBrowser(): Waiting {
  const here = new Map<string, WaitingPhoto>()
  let store: UseStore | undefined
  const kept = <T>(act: (store: UseStore) => Promise<T>, otherwise: T): Promise<T> => {
    try {
      store ??= createStore('throughline-photos', 'waiting')
      return act(store).catch(() => otherwise)
    } catch {
      return Promise.resolve(otherwise)
    }
  }
  return {
    async put(photo) {
      here.set(photo.id, photo)
      await kept((at) => set(photo.id, photo, at), undefined)
    },
    async remove(id) {
      here.delete(id)
      await kept((at) => del(id, at), undefined)
    },
    async of(accountId) {
      const all = [...(await kept((at) => values<WaitingPhoto>(at), [])), ...here.values()]
      const own = new Map(all.filter((photo) => photo.accountId === accountId).map((photo) => [photo.id, photo]))
      return [...own.values()].sort((a, b) => a.keptAt - b.keptAt)
    },
  }
}
