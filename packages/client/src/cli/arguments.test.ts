import { describe, expect, it } from 'vitest'
import { readArguments } from './arguments.ts'
import { commands } from './commands/index.ts'
import { EXIT } from './failure.ts'

const read = (...line: string[]) => {
  const { command, words, values } = readArguments(line, commands)
  return { name: command?.name, words, values: { ...values } }
}

describe('a line of arguments', () => {
  it('names a command of one word or two, after options of all or before them', () => {
    expect(read('--json', 'goal', 'log', 'Read', '3', '--note=Two at once')).toEqual({
      name: 'goal log',
      words: ['Read', '3'],
      values: { json: true, note: 'Two at once' },
    })
    expect(read('queue')).toMatchObject({ name: 'queue', words: [] })
    expect(read('queue', 'flush', '-h')).toMatchObject({ name: 'queue flush', values: { help: true } })
    expect(read('--version')).toEqual({ name: undefined, words: [], values: { version: true } })
  })

  it('takes numbers below zero for values', () => {
    expect(read('goal', 'log', 'Weight', '-3.5')).toMatchObject({ words: ['Weight', '-3.5'] })
    expect(read('win', 'Colder', '--from', '-5', '--to', '-.5')).toMatchObject({ values: { from: '-5', to: '-.5' } })
  })

  it('takes all that follows two dashes as it stands', () => {
    expect(read('add', '--', '--force', 'the door')).toMatchObject({ words: ['--force', 'the door'] })
  })

  it.each([
    [['conjure'], 'There is no command “conjure”. throughline --help lists them.'],
    [['serch', 'tents'], 'There is no command “serch”. Did you mean search? throughline --help lists them.'],
    [['goal'], 'Say which: throughline goal log or throughline goal list.'],
    [['add', 'Milk', '--color'], "Unknown option '--color'. See throughline add --help."],
    [['win', 'Won', '--from'], "Option '--from <value>' argument missing. See throughline win --help."],
    [['export', '--format', 'docx'], '--format is json, csv, ics, zip, pdf; not “docx”.'],
    [['add', 'Milk', '--version'], "Unknown option '--version'. See throughline add --help."],
  ])('%j is wrong use', (line, message) => {
    expect(() => read(...line)).toThrow(expect.objectContaining({ exit: EXIT.wrongUse, message }))
  })
})
