import { describe, expect, it } from 'vitest'
import { linesOfText } from './cv-line.ts'
import { personIn } from './person.ts'

const told = (...lines: readonly string[]) => personIn(linesOfText(lines))
const sentence = 'I find out why a forecast is wrong, and put it right before the season is over.'

describe('what stands above the sections of a CV', () => {
  it('tells who one is in sentences, as a summary', () => {
    const { basics, left } = told('Ines Varga', 'Analyst', 'ines@post.example', sentence, 'In three countries so far.', 'Leeds')
    expect(basics).toMatchObject({ name: 'Ines Varga', label: 'Analyst', summary: `${sentence} In three countries so far.` })
    expect(basics.location).toEqual({ city: 'Leeds' })
    expect(left).toEqual([])
  })

  it('has what one is below where one lives', () => {
    const { basics, left } = told('Ines Varga', 'Cardiff · ines@post.example', 'Ward Manager')
    expect(basics).toMatchObject({ label: 'Ward Manager', location: { city: 'Cardiff' } })
    expect(left).toEqual([])
  })

  it('has no summary without a sentence, and what stands between is left', () => {
    expect(told('Ines Varga', 'Analyst', '4 floors up').basics.summary).toBeUndefined()
    expect(told('Ines Varga', 'Analyst', '4 floors up', sentence)).toMatchObject({ basics: { summary: sentence }, left: ['4 floors up'] })
  })

  it.each([
    ['Curriculum vitae', 'Ines Varga', { name: 'Ines Varga' }],
    ['Ines Varga', 'E-mail: ines@post.example | Tel. 0113 496 0000', { email: 'ines@post.example', phone: '0113 496 0000' }],
    ['Ines Varga', 'varga.example', { url: 'https://varga.example' }],
    [
      'Ines Varga',
      'linkedin.example.com/in/ivarga · varga.example',
      { url: 'https://varga.example', profiles: [{ network: 'linkedin', url: 'https://linkedin.example.com/in/ivarga' }] },
    ],
    // What stands beside the ways to reach somebody is where they live.
    ['Ines Varga', 'Cardiff · ines@post.example · 029 2018 0000', { location: { city: 'Cardiff' }, label: undefined }],
    ['Ines Varga', 'Cardiff, Wales | varga.example', { location: { city: 'Cardiff, Wales' }, label: undefined }],
    ['Ines Varga', 'Ward Manager | ines@post.example', { label: 'Ward Manager', location: undefined }],
    ['Ines Varga | ines@post.example', 'Analyst', { name: 'Ines Varga', label: 'Analyst' }],
  ])('“%s”, “%s” is read', (first, second, basics) => {
    expect({ label: undefined, location: undefined, ...told(first, second).basics }).toMatchObject(basics)
  })
})
