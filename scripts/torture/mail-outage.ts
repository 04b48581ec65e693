import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { provenAt, signUp } from '@throughline/harness'
import { type ArrivedMail, openSmtpServer } from '../../adapters/mail/src/test-smtp-server.ts'
import { mailsTo } from '../mail-to.ts'
import { until } from '../until.ts'
import { expectThat, type Result } from './result.ts'
import { startServer } from './server.ts'

const REMINDERS = 10
const HOURS = 9

/** Takes the mail server away from a serving process for a night by its clock, and has it back. */
export async function mailOutage(): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'throughline-mail-'))
  const mails: ArrivedMail[] = []
  const first = await openSmtpServer((mail) => mails.push(mail))
  const port = Number(first.host.split(':')[1])
  const server = await startServer({ env: { DATA_DIR: folder, PORT: '0', SMTP_URL: `smtp://${first.host}` } })
  try {
    const mailTo = mailsTo(mails, 60)
    const { person, client } = await provenAt(await signUp(server.url), mailTo)
    await client.tasks.create({ title: 'Before.', reminders: [{ at: new Date().toISOString() }] })
    await mailTo(person.email, 'Before.')
    await first.close()
    const before = mails.length
    const at = new Date().toISOString()
    for (let n = 0; n < REMINDERS; n++) await client.tasks.create({ title: `Count pallet ${n}.`, reminders: [{ at }] })
    await until(
      async () => (await client.notifications.list()).items.length >= REMINDERS,
      60,
      () => 'not everything was told in the app while the mail server was away.',
    )
    for (let hour = 1; hour <= HOURS; hour++) {
      server.setAhead(hour * 3_600_000)
      await setTimeout(2_500)
    }
    const second = await openSmtpServer((mail) => mails.push(mail), { port })
    try {
      server.setAhead((HOURS + 2) * 3_600_000)
      const arrived = () => mails.slice(before).map(({ raw }) => raw.toString())
      const missing = () =>
        Array.from({ length: REMINDERS }, (_, n) => `Count pallet ${n}.`).filter((title) => !arrived().some((mail) => mail.includes(title)))
      const ms = await until(
        () => missing().length === 0,
        120,
        () => `there came no mail of ${missing().join(', ')}`,
      )
      // What is sent twice is sent soon after.
      await setTimeout(5_000)
      const reminders = arrived().filter((mail) => mail.includes('Count pallet'))
      const times = Array.from(
        { length: REMINDERS },
        (_, n) => reminders.filter((mail) => /^Subject:.*$/im.exec(mail)?.[0].includes(`pallet ${n}.`)).length,
      )
      expectThat(
        times.every((count) => count <= 1),
        `Mails came ${times} times.`,
      )
      return {
        what: 'a mail server that is away for a night, and back',
        tried: `${REMINDERS} reminders, ${HOURS} hours by the clock of the server`,
        outcome: `told in the app meanwhile; each mailed once, ${(ms / 1000).toFixed(0)} s after it was back`,
      }
    } finally {
      await second.close()
    }
  } finally {
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}
