import { NewReaction } from '@throughline/core/discussion'
import { expect, test } from 'vitest'
import { emojiNames } from '../../../messages/discussion-emoji.ts'
import { foundEmoji, quickEmoji } from './emoji.ts'

const found = (typed: string) => foundEmoji(typed).map(([emoji]) => emoji)

test('each emoji that is offered is one the API takes, as it is, and has a name of its own', () => {
  for (const [emoji] of emojiNames) expect(NewReaction.parse({ emoji }).emoji).toBe(emoji)
  expect(new Set(emojiNames.map(([, name]) => name)).size).toBe(emojiNames.length)
  expect(quickEmoji).toHaveLength(6)
})

test('an emoji is found by the beginnings of words for it, or by itself', () => {
  expect(found('heart')[0]).toBe('❤️')
  expect(found('Par pop')).toEqual(['🎉'])
  expect(found('eart')).toEqual([])
  expect(found('🦔')).toEqual(['🦔'])
  // As many a keyboard writes it, without the sign that asks for a picture.
  expect(found('❤')).toEqual(['❤️'])
  expect(found('no such thing')).toEqual([])
})
