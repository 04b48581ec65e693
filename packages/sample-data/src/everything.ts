import { type SampleExperience, writeSampleExperience } from './experience.ts'
import { type SampleGoals, writeSampleGoals } from './goals.ts'
import { type SampleInterview, writeSampleInterview } from './interview/index.ts'
import { writeSampleJournal } from './journal/index.ts'
import { writeSamplePacket } from './packet.ts'
import { writeSampleResume } from './resume.ts'
import { type SampleWins, writeSampleWins } from './wins/index.ts'
import { type SampleOptions, writeSampleTasks } from './write.ts'

/** What of the sample one may want to look at: ids of records. */
export interface Sample {
  goals: SampleGoals
  experience: SampleExperience
  wins: SampleWins
  interview: SampleInterview
  packet: string
  resume: string
}

/** Writes all that is the sample person's own, once per account; discussions are with others, and so no part of it. */
export async function writeSample({ client, today, timeZone }: SampleOptions): Promise<Sample> {
  await writeSampleTasks({ client, today, timeZone })
  const goals = await writeSampleGoals({ client, today })
  const experience = await writeSampleExperience(client)
  await writeSampleJournal({ client, today, timeZone })
  const wins = await writeSampleWins({ client, today }, experience)
  const interview = await writeSampleInterview({ client, today, timeZone })
  const packet = await writeSamplePacket({ client, today })
  const resume = await writeSampleResume(client)
  return { goals, experience, wins, interview, packet, resume }
}
