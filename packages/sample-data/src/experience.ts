import type { Client } from '@throughline/client'
import type { NewExperience } from '@throughline/core/career'
import { wordsIn } from './words.ts'
import type { InLanguage } from './write.ts'

export interface SampleExperience {
  /** The position she has now. */
  senior: string
  /** The one before, under the same organisation. */
  analyst: string
  planner: string
}

/** Writes the sample person's profile, experience and skills through the API. Once per account. */
export async function writeSampleExperience(client: Client, { language }: InLanguage = {}): Promise<SampleExperience> {
  const { positions, otherStations, skills, profile } = await wordsIn(language)
  const made = async (input: NewExperience) => (await client.experiences.create(input)).id
  const ids = {
    planner: await made(positions.planner),
    analyst: await made(positions.analyst),
    senior: await made(positions.senior),
  }
  for (const other of otherStations) await made(other)
  for (const skill of skills) await client.skills.create(skill)
  await client.profile.edit(profile)
  return ids
}
