import type { ListedMessage } from '@throughline/core/discussion'
import { afterEach, expect, test } from 'vitest'
import { $pending, reacted, showing, shownAs } from './pending.ts'

const message = { id: 'm1', body: 'Yes.', reactions: [{ emoji: '👍', count: 1, personIds: ['ruth'] }] } as unknown as ListedMessage
const given = ({ reactions }: ListedMessage) => reactions.map(({ emoji, count, personIds }) => `${emoji}${count} ${personIds}`)

afterEach(() => $pending.set([]))

test('an emoji is given, given along with others, and taken away', () => {
  expect(given(reacted(message, '🎉', 'ines', true))).toEqual(['👍1 ruth', '🎉1 ines'])
  const both = reacted(message, '👍', 'ines', true)
  expect(given(both)).toEqual(['👍2 ruth,ines'])
  expect(given(reacted(both, '👍', 'ines', true))).toEqual(given(both))
  expect(given(reacted(both, '👍', 'ines', false))).toEqual(['👍1 ruth'])
  expect(given(reacted(message, '👍', 'ruth', false))).toEqual([])
  expect(reacted(message, '🎉', 'ines', false)).toBe(message)
})

test('what was done shows until there is an answer, of whichever kind', async () => {
  const other = { ...message, id: 'm2' }
  const during: string[] = []
  const change = { messageId: 'm1', as: (each: ListedMessage) => ({ ...each, body: 'No.' }) }
  const sent = showing(change, async () => {
    const shown = shownAs([message, other], $pending.get())
    during.push(...shown.map(({ body }) => body))
    expect(shown[1]).toBe(other)
    throw new Error('refused')
  })
  await expect(sent).rejects.toThrow('refused')
  expect(during).toEqual(['No.', 'Yes.'])
  const said = [message]
  expect(shownAs(said, $pending.get())).toBe(said)
})
