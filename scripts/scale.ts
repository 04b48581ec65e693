import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { type ArrivedMail, openSmtpServer } from '../adapters/mail/src/test-smtp-server.ts'
import { serverForTests } from '../adapters/mongodb/src/test-server.ts'
import { mailsTo } from './mail-to.ts'
import { run } from './process.ts'
import { checks } from './scale/checks.ts'
import { startFleet } from './scale/fleet.ts'

/**
 * Whether several processes over one MongoDB are as one: live events, jobs, limits, keys, sessions, and a restart of one
 * after the other under load. Over the server that `MONGODB_URL` names, or one that speaks its protocol and is built with
 * Go. `--processes=2,4`, `--only=WORDS`. Ends with 1 when anything is not as it has to be.
 */
const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: '2,4' },
    only: { type: 'string', default: '' },
    'no-build': { type: 'boolean', default: false },
  },
})
if (!values['no-build']) {
  const built = await run('node', ['scripts/turbo.ts', 'build', '--output-logs=errors-only'], { show: true, env: process.env })
  if (built.code !== 0) process.exit(built.code)
}

const mails: ArrivedMail[] = []
const smtp = await openSmtpServer((mail) => mails.push(mail))
const subjectOf = ({ raw }: ArrivedMail) => /^Subject: (.*(?:\r?\n[ \t].*)*)/im.exec(raw.toString())?.[1]?.replace(/\r?\n\s/g, ' ') ?? ''
const mongodb = await serverForTests()
try {
  console.log(`${availableParallelism()} processors, ${loadavg()[0]?.toFixed(1)} jobs on them\n`)
  console.log('| Processes | | |\n| ---: | --- | --- |')
  for (const count of values.processes.split(',').map(Number)) {
    const fleet = await startFleet(count, { databaseUrl: mongodb.newDatabase(), smtpUrl: `smtp://${smtp.host}` })
    try {
      for (const { name, run } of checks.filter(({ name }) => name.includes(values.only))) {
        const found = await run(fleet, { subjects: () => mails.map(subjectOf), mailTo: mailsTo(mails, 10) }).catch((error: Error) => {
          process.exitCode = 1
          return `**not so**: ${error.message}`
        })
        console.log(`| ${count} | ${name} | ${found} |`)
      }
    } finally {
      await fleet.stop()
    }
  }
} finally {
  await mongodb.stop()
  await smtp.close()
}
