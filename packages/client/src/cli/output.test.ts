import { Writable } from 'node:stream'
import { WriteStream } from 'node:tty'
import { expect, it, onTestFinished, vi } from 'vitest'
import { output, shown } from './output.ts'

it('shows nothing that a terminal would obey', () => {
  expect(shown('Pay\u001b[2J \u009b31mnow\u202e')).toBe('Pay[2J 31mnow')
})

it('colours for a terminal alone, and for none that does not want it', () => {
  // Whatever the tests run under: Node colours nothing where it takes the terminal for that of a CI.
  for (const name of ['NO_COLOR', 'FORCE_COLOR', 'NODE_DISABLE_COLORS', 'CI', 'TF_BUILD', 'TEAMCITY_VERSION', 'TMUX'])
    vi.stubEnv(name, undefined)
  vi.stubEnv('TERM', 'xterm-256color')
  onTestFinished(() => void vi.unstubAllEnvs())
  const styled = (isTTY: boolean, color: boolean) => {
    const { getColorDepth } = WriteStream.prototype
    const stdout = Object.assign(new Writable(), { isTTY, getColorDepth })
    return output({ json: false, color, io: { stdout, stderr: stdout } as never }).style('red', 'late')
  }
  expect(styled(true, true)).toBe('\u001b[31mlate\u001b[39m')
  expect(styled(true, false)).toBe('late')
  expect(styled(false, true)).toBe('late')
  vi.stubEnv('NO_COLOR', '1')
  expect(styled(true, true)).toBe('late')
})
