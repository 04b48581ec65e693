import type { ResumeContent, ResumeLayout } from '@throughline/core/resume'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createLayoutMemory } from './layout-memory.ts'
import { headerOf, resumeOf, summaryOf } from './test-contents.ts'

const said = (name: string): ResumeContent => resumeOf(headerOf(name, 'Planner', []), [summaryOf('Moves pallets.')])

const aLine = { x: 0, y: 10, width: 20, size: 10, family: 'sans', weight: 400, isItalic: false, colour: 'ink', source: null } as const

const laidOut = (width: number): ResumeLayout => ({ width, height: 842, pages: [] })

afterEach(() => vi.useRealTimers())

describe('layouts that are remembered', () => {
  it('sets what is the same to the letter once', async () => {
    const memory = createLayoutMemory()
    const set = vi.fn(async () => laidOut(595))
    const content = said('Ada')
    await memory.recall(content, set)
    expect(await memory.recall(structuredClone(content), set)).toEqual(laidOut(595))
    expect(set).toHaveBeenCalledOnce()
  })

  it('sets what is asked for twice at once together', async () => {
    const memory = createLayoutMemory()
    const set = vi.fn(async () => laidOut(595))
    const content = said('Ada')
    await Promise.all([memory.recall(content, set), memory.recall(content, set)])
    expect(set).toHaveBeenCalledOnce()
  })

  it('sets anew what differs by a letter, or by a point of its photo', async () => {
    const memory = createLayoutMemory()
    const plain = said('Ada')
    const withPhoto = (point: number): ResumeContent => ({
      ...plain,
      header: { ...plain.header, photo: { id: 'portrait', type: 'image/png', bytes: Uint8Array.of(1, point) } },
    })
    const others: ResumeContent[] = [plain, said('Ada!'), withPhoto(1), withPhoto(2)]
    for (const [n, content] of others.entries()) expect(await memory.recall(content, async () => laidOut(n))).toEqual(laidOut(n))
  })

  it('keeps no failure', async () => {
    const memory = createLayoutMemory()
    await expect(
      memory.recall(said('Ada'), async () => {
        throw new Error('No room.')
      }),
    ).rejects.toThrow('No room.')
    expect(await memory.recall(said('Ada'), async () => laidOut(1))).toEqual(laidOut(1))
  })

  it.each([
    ['many lines', { lines: 2 }],
    ['long addresses', { characters: 8 }],
  ])('keeps none of %s', async (_, limits) => {
    const memory = createLayoutMemory(limits)
    const line = { ...aLine, text: 'Ada', href: 'https://a.example' }
    const set = vi.fn(async () => ({ ...laidOut(1), pages: [{ lines: [line, line, line], boxes: [], photo: null }] }))
    const content = said('Ada')
    for (let times = 0; times < 2; times++) await memory.recall(content, set)
    expect(set).toHaveBeenCalledTimes(2)
  })

  it('forgets what was asked for longest ago', async () => {
    const memory = createLayoutMemory({ most: 2 })
    const set = vi.fn(async () => laidOut(1))
    const [ada, bo, cy] = [said('Ada'), said('Bo'), said('Cy')]
    for (const content of [ada, bo, ada, cy, ada, bo]) await memory.recall(content, set)
    expect(set).toHaveBeenCalledTimes(4)
  })

  it('forgets what nobody asks for any more', async () => {
    vi.useFakeTimers()
    const memory = createLayoutMemory({ minutes: 10 })
    const set = vi.fn(async () => laidOut(1))
    const content = said('Ada')
    for (const minutes of [9, 9, 11]) {
      await memory.recall(content, set)
      expect(set).toHaveBeenCalledOnce()
      vi.advanceTimersByTime(minutes * 60_000)
    }
    await memory.recall(content, set)
    expect(set).toHaveBeenCalledTimes(2)
  })
})
