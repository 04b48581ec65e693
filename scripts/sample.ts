import { type Browser, chromium } from '@playwright/test'
import { type SignedIn, signUp, startServer, type There } from '@throughline/harness'
import {
  writeSampleDiscussions,
  writeSampleExperience,
  writeSampleGoals,
  writeSampleInterview,
  writeSampleJournal,
  writeSamplePacket,
  writeSampleResume,
  writeSampleTasks,
  writeSampleWins,
} from '@throughline/sample-data'
import { findBrowser } from '../site/e2e/support/browser.ts'
import { run } from './process.ts'

interface Sample {
  browser: Browser
  url: string
  ines: SignedIn
  /** What screens of records are of. */
  there: There
}

/** Builds the site, and has something done with a browser and the sample person's account on a server of its own. */
export async function withSample(timeZone: string, use: (sample: Sample) => Promise<void>): Promise<void> {
  const built = await run('node', ['scripts/turbo.ts', 'build', '--output-logs=errors-only'], { show: true })
  if (built.code !== 0) process.exit(built.code)
  const server = await startServer()
  const { executablePath, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, env: { ...(process.env as Record<string, string>), ...env } })
  try {
    const ines = await signUp(server.url)
    await use({ browser, url: server.url, ines, there: await written(ines, timeZone) })
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function written({ client }: SignedIn, timeZone: string): Promise<There> {
  const today = Temporal.Now.plainDateISO(timeZone).toString()
  await writeSampleTasks({ client, today, timeZone })
  const { forecast, walk } = await writeSampleGoals({ client, today })
  const experience = await writeSampleExperience(client)
  await writeSampleJournal({ client, today, timeZone })
  const { newest: win } = await writeSampleWins({ client, today }, experience)
  const { story, job: targetJob } = await writeSampleInterview({ client, today, timeZone })
  const packet = await writeSamplePacket({ client, today })
  const resume = await writeSampleResume(client)
  const questions = [{ questionId: 'own-mistake', text: 'Tell me about a mistake that was yours alone. Who learnt of it, and from whom?' }]
  const { id: mock } = await client.mockInterviews.create({ title: 'Before the panel', questions })
  const discussion = await writeSampleDiscussions(client)
  const { items } = await client.tasks.list({ view: 'today' })
  const task = items.find(({ notes, status }) => notes !== '' && status === 'in-progress')?.id ?? ''
  return { task, goal: forecast, habit: walk, experience: experience.senior, win, packet, resume, story, mock, targetJob, discussion }
}
