import { writeSampleExperience } from './experience.ts'
import { writeSampleGoals } from './goals.ts'
import { writeSampleInterview } from './interview/index.ts'
import { writeSampleJournal } from './journal/index.ts'
import { writeSamplePacket } from './packet.ts'
import { writeSampleResume } from './resume.ts'
import { writeSampleWins } from './wins/index.ts'
import { type SampleOptions, writeSampleTasks } from './write.ts'

/** Writes all that is the sample person's own, once per account; discussions are with others, and so no part of it. */
export async function writeSample({ client, today, timeZone }: SampleOptions): Promise<void> {
  await writeSampleTasks({ client, today, timeZone })
  await writeSampleGoals({ client, today })
  const experience = await writeSampleExperience(client)
  await writeSampleJournal({ client, today, timeZone })
  await writeSampleWins({ client, today }, experience)
  await writeSampleInterview({ client, today, timeZone })
  await writeSamplePacket({ client, today })
  await writeSampleResume(client)
}
