import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mailerContract } from '@throughline/contracts'
import PostalMime, { type Address } from 'postal-mime'
import { afterEach, describe, expect, it } from 'vitest'
import { createOutboxMailer } from './outbox-mailer.ts'

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

async function outbox() {
  const parent = await mkdtemp(join(tmpdir(), 'throughline-outbox-'))
  folders.push(parent)
  const folder = join(parent, 'data', 'outbox')
  const lines: string[] = []
  const clock = { now: () => Temporal.Instant.from('2026-03-05T16:00:00Z') }
  const log = (line: string) => lines.push(line)
  const mailer = createOutboxMailer({ folder, from: 'Throughline <hello@throughline.example>', log, clock })
  const files = async () => (await readdir(folder).catch(() => [])).map((name) => join(folder, name))
  return { mailer, lines, files }
}

mailerContract('The local outbox', async () => {
  const { mailer, files } = await outbox()
  const addresses = (all: Address[] = []) => all.flatMap(({ address }) => address ?? [])
  return {
    mailer,
    async received() {
      const mails = await Promise.all((await files()).map(async (file) => PostalMime.parse(await readFile(file))))
      return mails.map(({ from, to, cc, bcc, subject = '', text = '', html = '' }) => {
        return { from: from?.address ?? '', recipients: [to, cc, bcc].flatMap(addresses), subject, text, html }
      })
    },
  }
})

describe('the local outbox', () => {
  const message = {
    to: 'ines@post.example',
    subject: 'Choose a new password',
    text: 'Choose:\nhttps://throughline.example/auth/resetpassword?token=abc.1\n\nBye.',
    html: '',
  }

  it('names its files by the time, and says where each lies and what its link is', async () => {
    const { mailer, lines, files } = await outbox()
    await mailer.send(message)
    const [file] = await files()
    expect(file).toMatch(/2026-03-05T16-00-00\.000Z-[0-9a-f]{8}\.eml$/)
    expect(lines).toEqual([
      `Mail to ines@post.example, "Choose a new password": ${file}\n  https://throughline.example/auth/resetpassword?token=abc.1`,
    ])
  })

  it('repeats nothing of a personal mail in the log', async () => {
    const { mailer, lines, files } = await outbox()
    await mailer.send({ ...message, isPersonal: true })
    expect(lines).toEqual([`Mail to ines@post.example: ${(await files())[0]}`])
  })

  it.skipIf(process.platform === 'win32')('lets nobody else on the machine read its mail', async () => {
    const { mailer, files } = await outbox()
    await mailer.send(message)
    const [file] = await files()
    expect((await stat(file!)).mode & 0o777).toBe(0o600)
    expect((await stat(join(file!, '..'))).mode & 0o777).toBe(0o700)
  })
})
