import { ProblemError } from '@throughline/client/problem'
import { expect, test, vi } from 'vitest'
import { answerTrash } from './answer-trash.ts'
import { loadTrash, readRestored, type TrashClient } from './load-trash.ts'

const page = (items: readonly object[] = [], nextCursor: string | null = null) => ({
  list: vi.fn(async () => ({ items, nextCursor })),
  restore: vi.fn(async (_: string): Promise<unknown> => ({})),
  delete: vi.fn(async (_: string): Promise<unknown> => ({})),
  get: vi.fn(async (id: string): Promise<unknown> => ({ id, title: `Title of ${id}` })),
})
const at = (search: string) => new URL(`https://throughline.example/career/trash${search}`)

function someTrash() {
  const client = {
    experiences: page([{ id: 'e1', kind: 'work', position: '', organisation: 'Quillmere Freight', deletedAt: '2026-11-02' }]),
    wins: page([{ id: 'w1', title: 'Cut the order', deletedAt: '2026-11-03' }], 'more/wins'),
    skills: page(),
    resumes: page([{ id: 'r1', name: 'For Ashdown', deletedAt: '2026-11-01' }]),
    reviewPackets: page([{ id: 'p1', title: 'July to December', deletedAt: '2026-11-04' }], 'more'),
  }
  return { client, asked: client as unknown as TrashClient }
}

test('what was thrown away of a career stands together, newest first, packets among it', async () => {
  const { items } = await loadTrash(someTrash().asked, at(''))
  expect(items.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'review-packet July to December',
    'win Cut the order',
    'experience Quillmere Freight',
    'resume For Ashdown',
  ])
})

test('of what there is more the earlier is reached kind by kind, however much that is', async () => {
  const { client, asked } = someTrash()
  const { earlier } = await loadTrash(asked, at(''))
  expect(earlier).toEqual([
    { kind: 'win', href: '/career/trash?of=win&cursor=more%2Fwins' },
    { kind: 'review-packet', href: '/career/trash?of=review-packet&cursor=more' },
  ])
  const next = await loadTrash(asked, at('?of=win&cursor=more%2Fwins'))
  expect(next.items.map(({ kind }) => kind)).toEqual(['win'])
  expect(client.wins.list).toHaveBeenLastCalledWith(expect.objectContaining({ trash: true, cursor: 'more/wins' }))
})

/** Presses a button of the form. */
const press = (client: TrashClient, url: URL, named: string, act = 'restore') => {
  const body = new FormData()
  body.set(act, named)
  const request = new Request(url, { method: 'POST', body })
  return answerTrash({ request, url, locals: { client } } as unknown as Parameters<typeof answerTrash>[0])
}

test('what a form names is taken out, and one is where one was', async () => {
  const { client, asked } = someTrash()
  expect(await press(asked, at('?of=win&cursor=x'), 'review-packet:p1')).toEqual({
    is: 'elsewhere',
    path: '/career/trash?of=win&cursor=x&restored=review-packet%3Ap1',
  })
  expect(client.reviewPackets.restore).toHaveBeenCalledWith('p1')
  expect(await press(asked, at(''), 'toString:p1')).toEqual({ is: 'elsewhere', path: '/career/trash' })
})

test('what was taken out is named, with the way to it, and put back by undo', async () => {
  const { client, asked } = someTrash()
  const back = at('?restored=win%3Aw1')
  expect(await readRestored(asked, back)).toEqual({ name: 'Title of w1', value: 'win:w1', href: '/career/wins/w1' })
  expect(await press(asked, back, 'win:w1', 'remove')).toEqual({ is: 'elsewhere', path: '/career/trash' })
  expect(client.wins.delete).toHaveBeenCalledWith('w1')
  client.wins.get.mockRejectedValue(new Error('gone'))
  expect(await readRestored(asked, back)).toBeNull()
  expect(await readRestored(asked, at('?restored=toString%3Aw1'))).toBeNull()
})

test('two that are called the same are told apart by where they were', async () => {
  const { client, asked } = someTrash()
  const planner = { kind: 'work', position: 'Planner', deletedAt: '2026-11-02' }
  client.experiences.list.mockResolvedValue({
    items: [
      { ...planner, id: 'a', organisation: 'Quillmere' },
      { ...planner, id: 'b', organisation: 'Ashdown' },
    ],
    nextCursor: null,
  })
  const { items } = await loadTrash(asked, at('?of=experience'))
  expect(items.map((one) => one.with).sort()).toEqual(['Ashdown', 'Quillmere'])
})

test('why it is refused is told', async () => {
  const { client, asked } = someTrash()
  client.skills.restore.mockRejectedValue(
    new ProblemError({ type: '/problems/not-found', title: 'No such skill', status: 404, instance: '', requestId: '' }),
  )
  expect(await press(asked, at(''), 'skill:s1')).toMatchObject({ is: 'here', refusal: 'No such skill' })
})
