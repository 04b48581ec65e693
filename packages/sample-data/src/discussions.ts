import type { Client } from '@throughline/client'

const said = {
  asked: `Before Friday I have to tell finance whether the bakeware number will hold through January.

- Week 31 was **one** order of 4,180 units
- Without it the family sits at 78 instead of 69

Who signs the forecast from December?`,
  answered: 'I would say yes, and I can now say why.',
  measured:
    '| Week | Units | Accuracy |\n|---|---|---|\n| 30 | 1,020 | 78 % |\n| 31 | 4,180 | 69 % |\n\nThe filter is `order.units > family.mean * 4`.',
}

/**
 * Writes what the sample person talks about, through the API: some that are open, one resolved, one thrown away. Answers the id
 * of the one most is said in.
 */
export async function writeSampleDiscussions({ discussions, discussionMessages }: Client): Promise<string> {
  const lids = await discussions.create({ title: 'Second supplier for lids', kind: 'decision' })
  await discussionMessages.post(lids.id, { body: 'Three names by the end of the month, then we compare.' })
  await discussions.edit(lids.id, { status: 'resolved' })
  await discussions.delete((await discussions.create({ title: 'Begun by mistake' })).id)
  const fair = await discussions.create({ title: 'Where the trade-fair order came in, and who told whom of it in July before the freeze' })
  await discussionMessages.post(fair.id, { body: '41 pallets, one customer, never again.' })
  const promo = await discussions.create({ title: 'Promo list for week 49', kind: 'decision' })
  await discussionMessages.post(promo.id, { body: 'Can we settle it by Tuesday? I would like the prices in before the freeze.' })
  const { id } = await discussions.create({ title: '1:1 with Ruth', kind: 'one-on-one' })
  const asked = await discussionMessages.post(id, { body: said.asked })
  await discussionMessages.post(id, { body: said.answered, replyTo: asked.id })
  await discussionMessages.post(id, { body: said.measured })
  return id
}
