import type { Client } from '@throughline/client'
import { wordsIn } from './words.ts'
import type { InLanguage } from './write.ts'

/** Writes the sample person's version of the résumé for a lead role, of what may be public by then. Answers its id. */
export async function writeSampleResume(client: Client, { language }: InLanguage = {}): Promise<string> {
  const { resume } = await wordsIn(language)
  const { id } = await client.resumes.create({ ...resume, pageTarget: 1 })
  return id
}
