import { describe, expect, it } from 'vitest'
import { createPhotos, type PhotosDeps, type Sent } from './create-photos.ts'
import type { WaitingPhoto } from './waiting.ts'

const entryId = 'entry'

/** A browser whose server answers as it is told, and whose time goes on by hand. */
function setting(kept: WaitingPhoto[] = []) {
  const store = new Map(kept.map((photo) => [photo.id, photo]))
  const timers: { act: () => void; at: number }[] = []
  const told = { sent: [] as string[], complaints: [] as string[], answer: { is: 'there' } as Sent, isThere: true, now: 0 }
  let ids = 0
  const deps: PhotosDeps = {
    accountId: 'ines',
    waiting: {
      put: async (photo) => void store.set(photo.id, photo),
      remove: async (id) => void store.delete(id),
      of: async (accountId) => [...store.values()].filter((photo) => photo.accountId === accountId),
    },
    isThere: () => told.isThere,
    prepare: async (file) => ({ file, width: 20, height: 10 }),
    async send({ id }) {
      told.sent.push(id)
      return told.answer
    },
    faultIn: ({ size }) => (size === 0 ? 'empty' : null),
    complain: (why) => told.complaints.push(why),
    newId: () => `photo ${++ids}`,
    now: () => told.now,
    later(act, milliseconds) {
      const timer = { act, at: told.now + milliseconds }
      timers.push(timer)
      return () => timers.splice(timers.indexOf(timer) >>> 0, 1)
    },
  }
  const photos = createPhotos(deps)
  /** Lets so much time pass, and all that happens in it. */
  async function pass(milliseconds: number) {
    const end = told.now + milliseconds
    for (;;) {
      await new Promise(setImmediate)
      const next = timers.sort((a, b) => a.at - b.at)[0]
      if (!next || next.at > end) break
      timers.shift()
      told.now = next.at
      next.act()
    }
    told.now = end
  }
  return { deps, photos, store, told, pass, timers }
}

const file = (name = 'shed.jpg', content = 'x') => new File([content], name, { type: 'image/jpeg' })
const waitingPhoto = (changes: Partial<WaitingPhoto> = {}) => ({
  id: 'old',
  accountId: 'ines',
  entryId,
  file: file(),
  keptAt: 0,
  ...changes,
})

describe('a photo that is taken into an entry', () => {
  it('is kept here before it is sent, shown from here, and let go of once the server has it', async () => {
    const { photos, store, told, pass } = setting()
    const taken = await photos.attach(entryId, file())
    expect([...store.keys()]).toEqual([taken?.id])
    expect(photos.localPicture('photo 1')).toMatchObject({ src: expect.stringMatching(/^blob:/), width: 20, height: 10 })
    await pass(0)
    expect([told.sent, store.size]).toEqual([['photo 1'], 0])
    expect(photos.localPicture('photo 1')).not.toBeNull()
  })

  it('is sent again, less and less often, until its entry and the network are there', async () => {
    const { photos, store, told, pass } = setting()
    told.answer = { is: 'unanswered' }
    await photos.attach(entryId, file())
    await pass(7_500)
    expect(told.sent).toHaveLength(4)
    await pass(600_000)
    expect(told.sent.length).toBeLessThan(20)
    told.answer = { is: 'there' }
    await pass(60_000)
    expect(store.size).toBe(0)
  })

  it('waits for its entry, which is made at the first word', async () => {
    const { photos, told, pass } = setting()
    told.isThere = false
    await photos.attach(entryId, file())
    await pass(2_500)
    expect(told.sent).toEqual([])
    told.isThere = true
    await pass(2_000)
    expect(told.sent).toEqual(['photo 1'])
  })

  it('is sent at once when the network is back', async () => {
    const { photos, store, told, pass } = setting()
    told.answer = { is: 'unanswered' }
    await photos.attach(entryId, file())
    await pass(600_000)
    told.answer = { is: 'there' }
    await photos.send()
    expect(store.size).toBe(0)
  })

  it('that is refused is said so, and not sent again', async () => {
    const { photos, store, told, pass } = setting()
    told.answer = { is: 'refused', why: 'No room.' }
    await photos.attach(entryId, file())
    await pass(600_000)
    expect([told.complaints, told.sent.length, store.size]).toEqual([['No room.'], 1, 0])
  })

  it('that cannot be one is not taken', async () => {
    const { photos, store, told } = setting()
    expect(await photos.attach(entryId, file('empty.jpg', ''))).toBeNull()
    expect([told.complaints, store.size]).toEqual([['empty'], 0])
  })

  it('that cannot be made smaller is taken as it is', async () => {
    const { deps, store } = setting()
    const photos = createPhotos({ ...deps, prepare: () => Promise.reject(new Error('No worker.')) })
    await photos.attach(entryId, file('odd.jpg'))
    expect([...store.values()].map(({ file }) => file.name)).toEqual(['odd.jpg'])
  })

  it('is sent once while another is on its way, and each has its turn', async () => {
    const { photos, store, told, pass } = setting()
    await Promise.all([photos.attach(entryId, file('a.jpg')), photos.attach(entryId, file('b.jpg')), photos.attach(entryId, file('c.jpg'))])
    await pass(0)
    expect([new Set(told.sent).size, store.size]).toEqual([3, 0])
  })
})

describe('a photo that waited before the page', () => {
  it('is shown from here and sent, for whoever took it', async () => {
    const { photos, store, told } = setting([waitingPhoto(), waitingPhoto({ id: 'theirs', accountId: 'ana' })])
    await photos.ready
    expect([photos.localPicture('old') !== null, photos.localPicture('theirs')]).toEqual([true, null])
    await photos.send()
    expect([told.sent, [...store.keys()]]).toEqual([['old'], ['theirs']])
  })

  it('is given up after two months, as its entry will not come', async () => {
    const { photos, store, told } = setting([waitingPhoto()])
    told.answer = { is: 'unanswered' }
    told.now = 61 * 24 * 60 * 60 * 1000
    await photos.send()
    expect(store.size).toBe(0)
  })
})
