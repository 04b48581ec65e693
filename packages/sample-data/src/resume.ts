import type { Client } from '@throughline/client'

const jobDescription = `Lead supply-chain analyst, kitchen and table goods.

You own demand forecasting for some two thousand lines, set safety stock with warehouse and sales, and find the root cause when a number is wrong. You know SQL and route planning, and you have coached other planners.`

/** Writes the sample person's version of the résumé for a lead role, of what may be public by then. Answers its id. */
export async function writeSampleResume(client: Client): Promise<string> {
  const { id } = await client.resumes.create({ name: 'For the lead role', pageTarget: 1, jobDescription })
  return id
}
