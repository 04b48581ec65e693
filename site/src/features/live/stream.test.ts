import type { EventOptions } from '@throughline/client'
import { expect, it } from 'vitest'
import { createStream } from './stream.ts'

/** A stream whose page is frozen and shown again by hand. */
function streamed() {
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
  opened[0]?.onOpen?.()
  opened[0]?.onChange(change)
  expect(opened).toHaveLength(1)
  expect(seen).toEqual(['list open', 'bell open', 'list 1', 'bell 1'])
})

it('tells who comes late that it is open', () => {
  const { follow, follower, opened, seen } = streamed()
  follow(follower('list'))
  opened[0]?.onOpen?.()
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
  opened[1]?.onOpen?.()
  expect(seen).toEqual(['list back', 'bell back'])
})
