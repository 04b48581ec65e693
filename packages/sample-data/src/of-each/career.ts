import { addDays } from '@throughline/core/kernel'
import { type EachOptions, severally } from './severally.ts'

/** Experience, wins, review packets and résumés. */
export async function writeCareer({ client, words, times, today }: EachOptions) {
  const { name, text } = words
  await client.profile.edit({ name, label: words.title(1, 200), summary: text })
  const experience = await severally(times, async (n) => {
    const said = { position: words.title(n, 300), organisation: name, location: name, summary: text, startDate: '2024-09' }
    const people = [{ name, role: words.title(n, 200) }]
    return (await client.experiences.create({ ...said, kind: 'work', highlights: [{ text: words.title(n, 1_000) }], people })).id
  })
  await severally(times, (n) => client.skills.create({ name: words.title(n, 90) + (n ? ` ${n}` : ''), level: words.title(n, 60) }))
  const win = await severally(times, async (n) => {
    const metric = { baseline: '71', value: '82', unit: '%', of: words.title(n, 100) }
    const evidence = [{ kind: 'note' as const, title: words.title(n, 500), date: today }]
    const said = { title: words.title(n, 300), text, metric, evidence, experienceId: experience }
    return (await client.wins.create({ ...said, happenedOn: addDays(today, -n), competencies: ['planning'] })).id
  })
  const days = { from: addDays(today, -90), until: today }
  const packet = await severally(times, (n) => client.reviewPackets.create({ ...days, title: words.title(n, 200), audience: name }))
  const resume = await severally(times, (n) => client.resumes.create({ name: words.title(n, 200), jobDescription: text }))
  return { experience, win, packet: packet.id, resume: resume.id }
}
