import type { SignedIn } from '@throughline/harness'

/** A position with a highlight and two wins that everybody may see, one for reviews, and a version of all of it. */
export async function resumeOf({ client }: SignedIn) {
  await client.profile.edit({ label: 'Senior supply-chain analyst', summary: 'I find out why a forecast is wrong.' })
  const { id: experienceId, highlights } = await client.experiences.create({
    ...{ kind: 'work', position: 'Senior supply-chain analyst', organisation: 'Pellworth Kitchenware', startDate: '2023-03' },
    ...{ isOngoing: true, highlights: [{ text: 'Wrote the Monday page' }] },
  })
  await client.skills.create({ name: 'SQL' })
  const win = (title: string, confidentiality: 'public' | 'review', happenedOn: string) =>
    client.wins.create({ title, confidentiality, experienceId, happenedOn, evidence: [{ kind: 'note', title: 'The Monday page' }] })
  const [cut, moved, secret] = [
    await win('Cut stock-outs from 6.8 to 3.1 %', 'public', '2025-06'),
    await win('Moved 1,140 drops to a four-day round', 'public', '2025-03'),
    await win('Held £61,000 of tins', 'review', '2025-01'),
  ]
  const version = await client.resumes.create({ name: 'For the lead role' })
  return { version, cut, moved, secret, highlight: highlights[0], experienceId }
}
