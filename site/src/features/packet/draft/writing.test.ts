import { describe, expect, it } from 'vitest'
import { packetOf, sentenceOf } from '../rules/test-packet.ts'
import { sinceOf, textIn, unsaved, type Writing, withLeft } from './writing.ts'

const packet = packetOf(sentenceOf('I cut it.'), sentenceOf('All liked it.'))
const [section] = packet.sections
const id = section?.paragraphs[0]?.id ?? ''
const writing = (text: string, base = 'I cut it. All liked it.'): Writing => ({ text, base, isSent: false })

describe('since a paragraph began to be written it', () => {
  it('reads the same', () => expect(sinceOf(packet, id, writing('I halved it.'))).toBe('same'))
  it('reads as it is written by now, its lines apart', () =>
    expect(sinceOf(packet, id, writing('I cut it.\nAll  liked it. ', 'I cut.'))).toBe('there'))
  it('was changed elsewhere', () => expect(sinceOf(packet, id, writing('I halved it.', 'I cut.'))).toBe('changed'))
  it('is gone', () => expect(sinceOf(packet, 'other', writing('I halved it.'))).toBe('gone'))
  it('is gone as it was to be', () => expect(sinceOf(packet, 'other', writing(' \n'))).toBe('there'))
  it('became the two it was written as', () => {
    const paragraphs = ['I cut it.', 'All liked it.'].map((text, at) => ({ id: `p${at}`, sentences: [sentenceOf(text)] }))
    const two = { sections: section ? [{ ...section, paragraphs }] : [] }
    expect(sinceOf(two, 'p0', writing('I cut it.\n\nAll liked it.'))).toBe('there')
    expect(sinceOf(two, 'p0', writing('I cut it.\n\nNobody liked it.'))).toBe('changed')
  })
})

it('is read by its id', () => expect([textIn(packet, id), textIn(packet, 'other')]).toEqual(['I cut it. All liked it.', '']))

it('what was only opened is not kept', () => {
  const open = writing('I cut it. All liked it.')
  const [typed, waiting] = [writing('I halved it.'), { ...open, isSent: true }]
  expect(unsaved({ open, typed, waiting })).toEqual({ typed, waiting })
})

it('what two pages wrote of one paragraph is kept of both', () => {
  const [here, there] = [writing('Mine.'), writing('Of an earlier page.')]
  expect(withLeft({ a: here }, { a: there, b: there }, () => 'new')).toEqual({
    a: here,
    new: { ...there, isRestored: true },
    b: { ...there, isRestored: true },
  })
})
