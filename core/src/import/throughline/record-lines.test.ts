import { describe, expect, it } from 'vitest'
import { utf8 } from '../test-import.ts'
import { recordLines } from './record-lines.ts'

async function* content(text: string) {
  yield utf8(text)
}

async function all(text: string): Promise<unknown[]> {
  const found: unknown[] = []
  for await (const record of recordLines(content(text))) found.push(record)
  return found
}

const damaged = { code: 'validation', message: expect.stringContaining('damaged') }

describe('the records of an archive', () => {
  it('stand some on a line, with what parts records in their texts', async () => {
    const records = [{ a: '},{"\\' }, { b: [{ c: ',' }, []] }, { d: '\n' }]
    const [one, two, three] = records.map((record) => JSON.stringify(record))
    expect(await all(`[\n${one},${two}\n,${three}\n]\n`)).toEqual(records)
    expect(await all('[\n\n]\n')).toEqual([])
  })

  it('are read one at a time, so that who counts them can stop before a line of millions is looked at', async () => {
    const records = recordLines(content('[\n{"a":1},{"b":2},nothing\n]\n'))
    expect(await records.next()).toEqual({ done: false, value: { a: 1 } })
    expect(await records.next()).toEqual({ done: false, value: { b: 2 } })
    await expect(records.next()).rejects.toMatchObject(damaged)
  })

  it.each([
    ['more values than any record has', `{"a":[${'0,'.repeat(200_001)}0]}`],
    ['a bracket too many', '{"a":1}}'],
    ['a text without an end', '{"a":"'],
    ['nothing between commas', '{"a":1},,{"b":2}'],
  ])('are refused with %s', (_, line) => expect(all(`[\n${line}\n]\n`)).rejects.toMatchObject(damaged))
})
