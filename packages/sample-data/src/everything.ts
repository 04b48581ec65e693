import { type SampleExperience, writeSampleExperience } from './experience.ts'
import { type SampleGoals, writeSampleGoals } from './goals.ts'
import { type SampleInterview, writeSampleInterview } from './interview/index.ts'
import { type SampleJournal, writeSampleJournal } from './journal/index.ts'
import { writeSamplePacket } from './packet.ts'
import { writeSampleResume } from './resume.ts'
import { type SampleWins, writeSampleWins } from './wins/index.ts'
import { type SampleOptions, writeSampleTasks } from './write.ts'

/** What of the sample one may want to look at: ids of records. */
export interface Sample {
  goals: SampleGoals
  experience: SampleExperience
  journal: SampleJournal
  wins: SampleWins
  interview: SampleInterview
  packet: string
  resume: string
}

/** Writes all that is the sample person's own, once per account; discussions are with others, and so no part of it. */
export async function writeSample(options: SampleOptions): Promise<Sample> {
  await writeSampleTasks(options)
  const goals = await writeSampleGoals(options)
  const experience = await writeSampleExperience(options.client, options)
  const journal = await writeSampleJournal(options)
  const wins = await writeSampleWins(options, experience)
  const interview = await writeSampleInterview(options)
  const packet = await writeSamplePacket(options)
  const resume = await writeSampleResume(options.client, options)
  return { goals, experience, journal, wins, interview, packet, resume }
}
