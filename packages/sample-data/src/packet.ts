import type { Client } from '@throughline/client'

/** Drafts the sample person's review of the half-year that a plain date is in, through the API, once her wins and goals are there. Answers its id. */
export async function writeSamplePacket({ client, today }: { client: Client; today: string }): Promise<string> {
  const date = Temporal.PlainDate.from(today)
  const first = Temporal.PlainDate.from({ year: date.year, month: date.month > 6 ? 7 : 1, day: 1 })
  const until = first.add({ months: 6 }).subtract({ days: 1 })
  const { id } = await client.reviewPackets.create({ from: first.toString(), until: until.toString(), audience: 'Ruth Callan' })
  return id
}
