import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { problemError } from '../../problem-error.ts'
import type { Command } from '../command.ts'
import { connect } from '../connect.ts'
import { Unreachable, wrongUse } from '../failure.ts'
import type { Io } from '../io.ts'
import { notReached } from '../reach.ts'

/** What a token may take along, with the forms there are of it; the first is meant when none is named. */
const files: Readonly<Record<string, readonly string[]>> = {
  tasks: ['json', 'csv', 'ics'],
  goals: ['json', 'csv'],
  'check-ins': ['csv'],
  journal: ['json', 'zip', 'pdf'],
  resume: ['json'],
}

/** Milliseconds for a whole file: all of a journal with its pictures may be long. */
const PATIENCE = 30 * 60_000

export const exportFile: Command = {
  name: 'export',
  takes: '[WHAT]',
  summary: 'Take records along as a file',
  more: [
    'WHAT is tasks (when left out), goals, check-ins, journal or resume:',
    ...Object.entries(files).map(([what, formats]) => `  ${what.padEnd(10)} ${formats.join(', ')}`),
    'The archive of everything is for persons alone, at /settings/account in the browser: no token may ask for it.',
  ],
  options: {
    format: { value: 'FORMAT', says: 'the form of the file', oneOf: ['json', 'csv', 'ics', 'zip', 'pdf'] },
    out: { value: 'FILE', says: 'where to write it; stdout when left out' },
  },
  words: Object.keys(files),
  async run({ env, io, words, text, out }) {
    const [what = 'tasks', ...others] = words
    const formats = files[what]
    if (what === 'everything' || what === 'all')
      throw wrongUse('The archive of everything is for persons alone, at /settings/account in the browser: no token may ask for it.')
    if (!formats || others.length > 0) throw wrongUse(`Name one of ${Object.keys(files).join(', ')}.`)
    const format = text('format') ?? (formats[0] as string)
    if (!formats.includes(format)) throw wrongUse(`Of ${what} there is ${formats.join(', ')}.`)
    const path = text('out')
    if (!path && io.stdout.isTTY && (format === 'zip' || format === 'pdf')) throw wrongUse('Say where to write it: --out FILE')
    const session = await connect(env, out)
    const response = await download(session, `${what}.${format}`)
    await writeTo(path ?? io.stdout, response).catch((error: NodeJS.ErrnoException) => {
      throw error.code ? error : notReached(session.url, error)
    })
    if (path) out.note(`Written to ${path}.`)
  },
}

async function download({ url, token }: { url: string; token: string }, file: string): Promise<Response> {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${url}/api/v1/exports/${file}`, {
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
  }).catch((error: unknown) => {
    throw notReached(url, error)
  })
  if (!response.ok) throw await problemError(response)
  // What a network says in place of the server would be kept as if it were the file.
  if (!response.headers.has('content-disposition')) throw new Unreachable(`What answers at ${url} is not Throughline.`)
  return response
}

/** A file is there whole or not at all. */
async function writeTo(target: string | Io['stdout'], { body }: Response): Promise<void> {
  const content = Readable.fromWeb((body ?? new Blob([]).stream()) as Parameters<typeof Readable.fromWeb>[0])
  if (typeof target !== 'string') return pipeline(content, target, { end: false })
  const draft = `${target}.part`
  try {
    await pipeline(content, createWriteStream(draft, { mode: 0o600 }))
    await rename(draft, target)
  } finally {
    await rm(draft, { force: true })
  }
}
