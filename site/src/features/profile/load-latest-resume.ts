import type { Client } from '@throughline/client'
import { ProblemError } from '@throughline/client/problem'

/** The newest version of the résumé with its pages; `null` where there is no version, and no pages where they could not be made. */
export async function loadLatestResume({ resumes }: Pick<Client, 'resumes'>) {
  const [latest] = (await resumes.list({ limit: 1 })).items
  if (!latest) return null
  const preview = await resumes.layout(latest.id).catch((error: unknown) => {
    if (error instanceof ProblemError) return null
    throw error
  })
  return { ...latest, preview }
}
