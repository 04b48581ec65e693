import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { refused } from './failure.ts'
import type { Io } from './io.ts'

export const isTerminal = ({ stdin }: Io) => stdin.isTTY === true

/** All that was piped in. */
export const readPiped = ({ stdin }: Io): Promise<string> => text(stdin)

/** Asks on the terminal; what is typed shows unless it is hidden. The question goes to stderr, as the answer is not the output. */
export function ask({ stdin, stderr }: Io, question: string, { hidden = false } = {}): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: stdin, output: hidden ? nowhere : stderr, terminal: true })
  if (hidden) stderr.write(question)
  return new Promise((resolve, reject) => {
    let answered = false
    lines.question(hidden ? '' : question, (answer) => {
      answered = true
      lines.close()
      if (hidden) stderr.write('\n')
      resolve(answer.trim())
    })
    lines.on('SIGINT', () => lines.close())
    lines.on('close', () => {
      if (!answered) reject(refused('Nothing was answered.'))
    })
  })
}
