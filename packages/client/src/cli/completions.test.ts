import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { commands } from './commands/index.ts'
import { completionsFor } from './completions.ts'

/** What bash offers where the last word stands. */
function offered(...line: string[]): string[] {
  const words = ['throughline', ...line].map((word) => `'${word}'`).join(' ')
  const script = `${completionsFor('bash', commands)}
COMP_WORDS=(${words}); COMP_CWORD=${line.length}; _throughline; printf '%s\\n' "\${COMPREPLY[@]}"`
  const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', script], { encoding: 'utf8' })
  expect(stderr).toBe('')
  return stdout.split('\n').filter(Boolean)
}

describe('completions of bash', () => {
  it('offer commands, their second words, their options and what those may be', () => {
    expect(offered('jo')).toEqual(['journal'])
    expect(offered('')).toEqual(expect.arrayContaining(['add', 'goal', 'queue', 'completions', '--help']))
    expect(offered('goal', '')).toEqual(['log', 'list'])
    expect(offered('goal', 'log', 'Read', '--n')).toEqual(['--note', '--no-color'])
    expect(offered('queue', 'f')).toEqual(['flush'])
    expect(offered('import', 'todo')).toEqual(['todoist-csv'])
    expect(offered('export', '--format', 'i')).toEqual(['ics'])
    expect(offered('export', 'go')).toEqual(['goals'])
    expect(offered('completions', 'z')).toEqual(['zsh'])
  })
})

describe.each(['zsh', 'fish'] as const)('completions of %s', (shell) => {
  it('know every command with its options', () => {
    const script = completionsFor(shell, commands)
    for (const { name, options = {}, words = [] } of commands) {
      for (const word of name.split(' ')) expect(script).toContain(word)
      for (const option of Object.keys(options)) expect(script).toMatch(shell === 'zsh' ? `--${option}` : `-l ${option} `)
      for (const word of words) expect(script).toContain(word)
    }
  })
})
