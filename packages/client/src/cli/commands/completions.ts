import type { Command } from '../command.ts'
import { completionsFor, SHELLS, type Shell } from '../completions.ts'
import { wrongUse } from '../failure.ts'

/** Of all commands, which only their list can say. */
export const completions = (commands: () => readonly Command[]): Command => ({
  name: 'completions',
  takes: SHELLS.join('|'),
  summary: 'Print what completes commands in a shell',
  more: ['source <(throughline completions bash)', 'throughline completions fish > ~/.config/fish/completions/throughline.fish'],
  words: SHELLS,
  async run({ io, words: [shell] }) {
    if (!SHELLS.includes(shell as Shell)) throw wrongUse(`Name a shell: ${SHELLS.join(', ')}.`)
    io.stdout.write(completionsFor(shell as Shell, commands()))
  },
})
