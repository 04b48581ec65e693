import type { EventOptions } from '@throughline/client'
import { expect, it } from 'vitest'
import { createStream } from './stream.ts'

/** A stream whose page is frozen and shown again by hand. */
function streamed(madeAt = 0) {
  const opened: EventOptions[] = []
  let again = () => {}
  const stream = createStream(
    (options) => {
      opened.push(options)
      return () => {}
    },
    (begin) => {
      begin(false)
      again = () => void begin(true)
    },
    () => madeAt,
  )
  const seen: string[] = []
  const follower = (name: string) => (isBack: boolean) => ({
    onChange: ({ id }: { id: string }) => void seen.push(`${name} ${id}`),
    onOpen: () => void seen.push(`${name} ${isBack ? 'back' : 'open'}`),
  })
  return { ...stream, opened, seen, follower, comeBack: () => again() }
}

const change = { type: 'task.updated', kind: 'task', id: '1', version: 1, at: '', seq: 1 }

it('is opened once for all who follow, and tells each', () => {
  const { follow, follower, opened, seen } = streamed()
  follow(follower('list'))
  follow(follower('bell'))
  opened[0]?.onOpen?.(0)
  opened[0]?.onChange(change)
  expect(opened).toHaveLength(1)
  expect(seen).toEqual(['list open', 'bell open', 'list 1', 'bell 1'])
})

it('tells who comes late that it is open', () => {
  const { follow, follower, opened, seen } = streamed()
  follow(follower('list'))
  opened[0]?.onOpen?.(0)
  follow(follower('bell'))
  opened[0]?.onInterruption?.()
  follow(follower('late'))
  expect(seen).toEqual(['list open', 'bell open'])
})

it('begins everybody anew when the page comes back', () => {
  const { follow, follower, opened, seen, comeBack } = streamed()
  follow(follower('list'))
  follow(follower('bell'))
  comeBack()
  opened[1]?.onOpen?.(0)
  expect(seen).toEqual(['list back', 'bell back'])
})

it('tells parts of a page that was fetched long ahead that they have missed something, once', () => {
  const { follow, follower, opened, seen } = streamed(Date.parse('2026-11-23T09:00:00Z'))
  follow(follower('list'))
  follow(follower('bell'))
  opened[0]?.onOpen?.(Date.parse('2026-11-23T09:01:00Z'))
  follow(follower('late'))
  opened[0]?.onInterruption?.()
  opened[0]?.onOpen?.(Date.parse('2026-11-23T09:02:00Z'))
  expect(seen).toEqual(['list back', 'bell back', 'late back', 'list back', 'bell back', 'late back'])
})

it('asks for nothing again where the page is as new as its stream, or nobody says when either was', () => {
  for (const at of [Date.parse('2026-11-23T09:00:04Z'), Number.NaN]) {
    const { follow, follower, opened, seen } = streamed(Date.parse('2026-11-23T09:00:00Z'))
    follow(follower('list'))
    opened[0]?.onOpen?.(at)
    expect(seen).toEqual(['list open'])
  }
})
