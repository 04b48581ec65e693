import { describe, expect, it } from 'vitest'
import { type Win, wins } from '../../career/index.ts'
import { createCheckIn, editCheckIn } from '../../goal/index.ts'
import { getLive, nowText, revised } from '../../kernel/index.ts'
import { draftOf } from '../draft/draft-packet.ts'
import { sentencesOf } from '../redraw/keys.ts'
import { stateOf } from '../redraw/state.ts'
import type { PacketSection, ReviewPacket } from '../schema.ts'
import { evidence, HALF_YEAR, measuredGoal, metric, type ReviewTestDeps, reviewDeps, storedWin } from '../test-review.ts'
import { createPacket } from './create-packet.ts'
import { drawPacket } from './draw-packet.ts'
import { editPacket, rewriteParagraph } from './edit-packet.ts'
import { linkSource } from './link-source.ts'
import { readPacketState } from './read-state.ts'

const texts = ({ sections }: ReviewPacket) => sentencesOf(sections).map(({ text }) => text)

async function changedWin(deps: ReviewTestDeps, win: Win, changes: Partial<Win>): Promise<void> {
  const next = revised(win, changes, nowText(deps))
  await deps.store.save(deps.actor.space, wins, next, { expectedVersion: win.version })
}

/** A packet of two wins, of which the second is told with how it was done. */
async function twoWins() {
  const deps = reviewDeps()
  const lids = await storedWin(deps, { title: 'Cut the weekly meeting', metric: metric('55', '20', 'min'), competencies: ['Focus'] })
  const order = await storedWin(deps, {
    title: 'Found the order',
    text: 'One fair had bought 4,180 units of it.',
    metric: metric('69', '78', '%', 'bakeware accuracy'),
    competencies: ['Focus'],
  })
  return { deps, lids, order, packet: await createPacket(deps, HALF_YEAR) }
}

const paragraphOf = (packet: ReviewPacket, text: string) => {
  const found = packet.sections
    .flatMap(({ paragraphs }) => paragraphs)
    .find(({ sentences }) => sentences.some((one) => one.text.includes(text)))
  if (!found) throw new Error(`No paragraph says ${text}`)
  return { paragraphId: found.id, text: found.sentences.map((one) => one.text).join(' '), sentences: found.sentences }
}

describe('a new packet', () => {
  it('is drafted and called after its days', async () => {
    const { packet } = await twoWins()
    expect([packet.title, packet.sections.map(({ heading }) => heading)]).toEqual([
      'July to December 2026',
      ['In short', 'Focus', 'Growth'],
    ])
  })

  it('asked for again under its id is the one that is there, with other days a conflict', async () => {
    const { deps, packet } = await twoWins()
    expect(await createPacket(deps, { ...HALF_YEAR, id: packet.id })).toEqual(packet)
    await expect(createPacket(deps, { ...HALF_YEAR, id: packet.id, until: '2026-11-30' })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('begins before it ends and tells of no more than five years', async () => {
    const { deps, packet } = await twoWins()
    await expect(createPacket(deps, { from: '2020-01-01', until: '2026-01-01' })).rejects.toMatchObject({ code: 'validation' })
    await expect(editPacket(deps, packet.id, { until: '2026-06-30' })).rejects.toMatchObject({ code: 'validation' })
  })
})

describe('drawn anew, a packet', () => {
  it('is the same while nothing has happened', async () => {
    const { deps, packet } = await twoWins()
    expect((await drawPacket(deps, packet.id, {})).sections).toEqual(packet.sections)
    expect(await readPacketState(deps, packet.id)).toEqual({ changed: [], withheld: [], leftOut: [], fresh: 0, editions: [] })
  })

  it('takes what is new into the section it belongs to', async () => {
    const { deps, packet } = await twoWins()
    await storedWin(deps, { title: 'Taught two planners', metric: metric(null, '2', 'planners'), competencies: ['Focus'] })
    expect((await readPacketState(deps, packet.id)).fresh).toBeGreaterThan(0)
    const drawn = await drawPacket(deps, packet.id, {})
    const focus = drawn.sections.find(({ heading }) => heading === 'Focus')
    expect(
      sentencesOf(focus ? [focus] : [])
        .map(({ text }) => text)
        .join(' '),
    ).toContain('Found the order'.slice(1))
    expect(texts(drawn).join(' ')).toContain('taught two planners')
    expect((await readPacketState(deps, packet.id)).fresh).toBe(0)
  })

  it('keeps what was edited and the person’s own words, and follows the record elsewhere', async () => {
    const { deps, packet, order } = await twoWins()
    const { paragraphId } = paragraphOf(packet, 'fair')
    await rewriteParagraph(deps, packet.id, {
      paragraphId,
      text: 'I found the order at last. One fair had bought 4,180 units of it. I am glad.',
    })
    await changedWin(deps, order, { text: 'Two fairs had bought 4,180 units of it.' })
    const drawn = texts(await drawPacket(deps, packet.id, {}))
    expect(drawn).toEqual(expect.arrayContaining(['I found the order at last.', 'Two fairs had bought 4,180 units of it.', 'I am glad.']))
    expect(drawn).not.toContain('One fair had bought 4,180 units of it.')
  })

  it('leaves out what was taken out, until that is put in again', async () => {
    const { deps, packet, order } = await twoWins()
    const without = packet.sections.map((section) => ({
      ...section,
      paragraphs: section.paragraphs.map((paragraph) => ({
        ...paragraph,
        sentences: paragraph.sentences.filter(({ sources }) => !sources.some(({ id }) => id === order.id)),
      })),
    }))
    await editPacket(deps, packet.id, { sections: without })
    expect(texts(await drawPacket(deps, packet.id, {})).join(' ')).not.toMatch(/order|bakeware/)
    expect((await readPacketState(deps, packet.id)).leftOut).toMatchObject([{ kind: 'win', id: order.id, why: 'taken-out' }])
    const back = await drawPacket(deps, packet.id, { putIn: order.id })
    expect(texts(back).join(' ')).toContain('found the order')
    expect([back.leftOut.filter(({ of }) => of), (await readPacketState(deps, packet.id)).leftOut]).toEqual([[], []])
  })

  it('says what it leaves out, the newest first, while others have their turn', async () => {
    const { deps, packet } = await twoWins()
    for (let n = 0; n < 700; n++)
      await storedWin(deps, {
        title: `Held the stand-up ${n}`,
        happenedOn: `2026-0${7 + (n % 3)}-${String(1 + (n % 28)).padStart(2, '0')}`,
      })
    const before = { turns: 0 }
    const watched = { ...deps, giveWay: async () => void before.turns++ }
    const draft = await draftOf(watched, packet)
    before.turns = 0
    const { leftOut } = await stateOf(watched, packet, draft, [])
    expect(before.turns).toBeGreaterThanOrEqual(2)
    expect(leftOut).toHaveLength(700)
    expect(leftOut.map(({ date }) => date)).toEqual(
      leftOut
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    )
  })

  it('is taken back to what it was, so that all of it may be drawn again', async () => {
    const { deps, packet } = await twoWins()
    await storedWin(deps, { title: 'Taught two planners', metric: metric(null, '2', 'planners'), competencies: ['Focus'] })
    deps.clock.advance({ minutes: 5 })
    const { fresh } = await readPacketState(deps, packet.id)
    const { version: expectedVersion } = await drawPacket(deps, packet.id, {})
    const { sections, leftOut, drawnAt } = packet
    const undone = await editPacket(deps, packet.id, { sections, leftOut, drawnAt }, { expectedVersion })
    expect(undone).toMatchObject({ sections, leftOut, drawnAt })
    expect((await readPacketState(deps, packet.id)).fresh).toBe(fresh)
  })

  it('tells of a win with nothing to show once that is asked for, and goes on to', async () => {
    const { deps, packet } = await twoWins()
    const bare = await storedWin(deps, { title: 'Taught two planners' })
    expect((await readPacketState(deps, packet.id)).leftOut).toMatchObject([{ id: bare.id, why: 'no-number' }])
    expect(texts(await drawPacket(deps, packet.id, { putIn: bare.id })).join(' ')).toContain('taught two planners')
    expect(texts(await drawPacket(deps, packet.id, {})).join(' ')).toContain('taught two planners')
  })

  it('tells of a win whose name says a number', async () => {
    const { deps, packet } = await twoWins()
    await storedWin(deps, { title: 'Cut changeovers of line 3 from 52 to 34 minutes' })
    expect((await readPacketState(deps, packet.id)).leftOut).toMatchObject([{ why: 'not-drawn' }])
    expect(texts(await drawPacket(deps, packet.id, {})).join(' ')).toContain('52 to 34 minutes')
  })

  it('takes nothing in once it was sent', async () => {
    const { deps, packet } = await twoWins()
    await editPacket(deps, packet.id, { sentAt: '2026-11-12T10:00:00.000Z' })
    await storedWin(deps, { title: 'Taught two planners', metric: metric(null, '2', 'planners') })
    await expect(drawPacket(deps, packet.id, {})).rejects.toMatchObject({ code: 'conflict' })
    expect((await readPacketState(deps, packet.id)).fresh).toBe(0)
  })
})

describe('a number corrected at its source', () => {
  it('is named with what the sentence would read, and taken when asked, in the person’s wording', async () => {
    const { deps, packet, lids } = await twoWins()
    const { paragraphId } = paragraphOf(packet, 'weekly meeting, from')
    const all = packet.sections[0]?.paragraphs[0]?.sentences.map(({ text }) =>
      text.replace('I cut the weekly meeting, from 55 to 20 minutes.', 'The weekly meeting takes 20 minutes now, after 55.'),
    )
    await rewriteParagraph(deps, packet.id, { paragraphId, text: (all ?? []).join(' ') })
    await changedWin(deps, lids, { metric: metric('55', '22', 'min') })
    const { changed } = await readPacketState(deps, packet.id)
    expect(changed).toMatchObject([
      { before: ['55', '20'], now: ['55', '22'], text: 'The weekly meeting takes 22 minutes now, after 55.', keepsWording: true },
    ])
    const taken = await drawPacket(deps, packet.id, { take: changed.map(({ sentenceId }) => sentenceId) })
    expect(texts(taken)).toContain('The weekly meeting takes 22 minutes now, after 55.')
    expect((await readPacketState(deps, packet.id)).changed).toEqual([])
  })

  it('is named once, however many records say it, and only by sentences that do', async () => {
    const deps = reviewDeps()
    const goal = await measuredGoal(deps, { title: 'Nights', metric: { type: 'number', start: '9', target: '2' }, startDate: '2026-08-01' })
    const { id } = await createCheckIn(deps, goal.id, { value: '6.4', localDate: '2026-10-01' })
    const proof = evidence('check-in', 'Nights', { recordId: id, goalId: goal.id, number: { value: '6.4', unit: 'errors' } })
    const number = (value: string) => ({ ...metric('9', value, 'errors'), valueFrom: proof.id })
    const win = await storedWin(deps, { title: 'Quietened the night', evidence: [proof], metric: number('6.4') })
    const packet = await createPacket(deps, HALF_YEAR)
    await editCheckIn(deps, id, { value: '6.1' })
    await changedWin(deps, await getLive(deps, wins, win.id), { metric: number('6.1') })
    const { changed } = await readPacketState(deps, packet.id)
    expect(changed.map(({ before, now }) => [before, now])).toEqual(
      changed.map(() => [
        ['9', '6.4'],
        ['9', '6.1'],
      ]),
    )
    const inText = sentencesOf(packet.sections).filter(({ text }) => text.includes('6.4'))
    expect(changed.map(({ sentenceId }) => sentenceId)).toEqual(inText.map(({ id }) => id))
    expect(inText).not.toEqual([])
  })

  it('is found of a goal too, by its check-in', async () => {
    const deps = reviewDeps()
    const goal = await measuredGoal(deps, {
      title: 'Accuracy to 82 %',
      metric: { type: 'percent', start: '71', target: '82' },
      startDate: '2026-08-01',
    })
    const { id } = await createCheckIn(deps, goal.id, { value: '77', localDate: '2026-10-01' })
    const packet = await createPacket(deps, HALF_YEAR)
    await editCheckIn(deps, id, { value: '76.4' })
    expect((await readPacketState(deps, packet.id)).changed[0]).toMatchObject({
      text: 'Accuracy rose from 71 to 76.4\u00a0%, on the way to 82\u00a0%.',
    })
  })
})

describe('a win that is made private', () => {
  it('keeps back every sentence it stands behind, and goes with the next drawing', async () => {
    const { deps, packet, order } = await twoWins()
    await changedWin(deps, order, { confidentiality: 'private' })
    const { withheld, leftOut } = await readPacketState(deps, packet.id)
    const of = new Map(sentencesOf(packet.sections).map(({ id, text }) => [id, text]))
    expect(withheld.map((id) => of.get(id))).toEqual(
      expect.arrayContaining(['On 30 September I found the order.', 'Bakeware accuracy rose from 69 to 78\u00a0%.']),
    )
    expect(leftOut).toEqual([])
    expect(texts(await drawPacket(deps, packet.id, {})).join(' ')).not.toMatch(/order|bakeware/i)
    expect((await readPacketState(deps, packet.id)).leftOut).toMatchObject([{ id: order.id, why: 'private' }])
    await expect(drawPacket(deps, packet.id, { putIn: order.id })).rejects.toMatchObject({ code: 'validation' })
  })
})

it('a sentence that is cut in one save and pasted elsewhere in another keeps its sources', async () => {
  const { deps, packet, order } = await twoWins()
  const text = 'On 30 September I found the order.'
  const from = paragraphOf(packet, text)
  const top = packet.sections[0]?.paragraphs[0]
  await rewriteParagraph(deps, packet.id, { paragraphId: from.paragraphId, text: from.text.replace(text, '') })
  const pasted = await rewriteParagraph(deps, packet.id, {
    paragraphId: top?.id ?? '',
    text: `${top?.sentences.map((one) => one.text).join(' ')} ${text}`,
  })
  const found = sentencesOf(pasted.sections).find((one) => one.text === text)
  expect(found?.sources).toMatchObject([{ kind: 'win', id: order.id }])
})

describe('a sentence that was edited, cut and pasted in three saves', () => {
  async function cut() {
    const { deps, packet, order } = await twoWins()
    const from = paragraphOf(packet, 'found the order')
    const text = 'After a week, on 30 September, I found the one order.'
    const { paragraphId } = from
    await rewriteParagraph(deps, packet.id, { paragraphId, text: from.text.replace('On 30 September I found the order.', text) })
    const without = await rewriteParagraph(deps, packet.id, {
      paragraphId,
      text: from.text.replace('On 30 September I found the order.', ''),
    })
    const top = packet.sections[0]?.paragraphs[0]
    const paste = () =>
      rewriteParagraph(deps, packet.id, {
        paragraphId: top?.id ?? '',
        text: `${top?.sentences.map((one) => one.text).join(' ')} ${text}`,
      })
    return { deps, packet: without, order, text, paste }
  }

  it('keeps its sources and how it was drafted', async () => {
    const { packet, order, text, paste } = await cut()
    expect(texts(packet)).not.toContain(text)
    const pasted = await paste()
    const found = sentencesOf(pasted.sections).find((one) => one.text === text)
    expect(found).toMatchObject({ sources: [{ kind: 'win', id: order.id }], drafted: { facet: 'told', of: order.id } })
    expect([pasted.cut, pasted.leftOut]).toEqual([[], []])
  })

  it('is not drafted twice where its win was put in again meanwhile', async () => {
    const { deps, packet, order, text, paste } = await cut()
    await drawPacket(deps, packet.id, { putIn: order.id })
    const found = sentencesOf((await paste()).sections).find((one) => one.text === text)
    expect(found).toMatchObject({ sources: [{ id: order.id }], drafted: null })
  })
})

describe('the language of a packet', () => {
  it('is the person’s where we have words for it, unless another is asked for', async () => {
    const languageOf = async (locale: string, asked = {}) => (await createPacket(reviewDeps(locale), { ...HALF_YEAR, ...asked })).language
    expect(await Promise.all([languageOf('de-AT'), languageOf('en-US'), languageOf('fr'), languageOf('fr', { language: 'de' })])).toEqual([
      'de',
      'en',
      'en',
      'de',
    ])
  })

  it('once it is another, heads it in that one; what is drawn anew is said in it, and what was edited stays', async () => {
    const { deps, packet } = await twoWins()
    const { paragraphId, text } = paragraphOf(packet, 'fair')
    await rewriteParagraph(deps, packet.id, { paragraphId, text: `${text.replace('One fair', 'One small fair')} I am glad.` })
    const headed = await editPacket(deps, packet.id, { language: 'de' })
    expect([headed.title, ...headed.sections.map(({ heading }) => heading)]).toEqual([
      'Juli bis Dezember 2026',
      ...['Kurz gefasst', 'Focus', 'Entwicklung'],
    ])
    expect((await readPacketState(deps, packet.id)).fresh).toBeGreaterThan(0)
    const said = texts(await drawPacket(deps, packet.id, {}))
    expect(said).toEqual(
      expect.arrayContaining([
        'Bakeware accuracy: von 69 auf 78\u00a0% gestiegen.',
        'One small fair had bought 4,180 units of it.',
        'I am glad.',
      ]),
    )
    expect((await readPacketState(deps, packet.id)).fresh).toBe(0)
  })

  it('leaves headings and a title of the person’s own', async () => {
    const { deps, packet } = await twoWins()
    const [first, ...others] = packet.sections
    await editPacket(deps, packet.id, { title: 'My half-year', sections: [{ ...(first as PacketSection), heading: 'At once' }, ...others] })
    const { title, sections } = await editPacket(deps, packet.id, { language: 'de' })
    expect([title, sections[0]?.heading]).toEqual(['My half-year', 'At once'])
  })
})

describe('a packet of other days', () => {
  it('is called after those, in the language it has by then', async () => {
    const { deps, packet } = await twoWins()
    expect((await editPacket(deps, packet.id, { from: '2026-10-01' })).title).toBe('October to December 2026')
    expect((await editPacket(deps, packet.id, { from: '2026-07-01', language: 'de' })).title).toBe('Juli bis Dezember 2026')
  })

  it('keeps a title of the person’s own', async () => {
    const { deps, packet } = await twoWins()
    await editPacket(deps, packet.id, { title: 'My half-year' })
    expect((await editPacket(deps, packet.id, { from: '2026-10-01' })).title).toBe('My half-year')
    expect((await editPacket(deps, packet.id, { from: '2026-07-01', title: 'Another' })).title).toBe('Another')
  })
})

describe('a sentence of the person’s own', () => {
  it('rests on a record once that is linked, and as often as it is linked only once', async () => {
    const { deps, packet, order } = await twoWins()
    const { paragraphId, text } = paragraphOf(packet, 'fair')
    const written = await rewriteParagraph(deps, packet.id, { paragraphId, text: `${text} I am glad.` })
    const own = sentencesOf(written.sections).find((one) => one.text === 'I am glad.')
    const link = { sentenceId: own?.id ?? '', kind: 'win', id: order.id } as const
    await linkSource(deps, packet.id, link)
    const linked = await linkSource(deps, packet.id, link)
    expect(sentencesOf(linked.sections).find(({ id }) => id === own?.id)?.sources).toMatchObject([
      { id: order.id, title: 'Found the order' },
    ])
    await expect(linkSource(deps, packet.id, { ...link, kind: 'goal' })).rejects.toMatchObject({ code: 'not-found' })
  })

  it('is refused where a paragraph would hold too much', async () => {
    const { deps, packet } = await twoWins()
    const { paragraphId } = paragraphOf(packet, 'fair')
    await expect(rewriteParagraph(deps, packet.id, { paragraphId, text: 'A b. '.repeat(300) })).rejects.toMatchObject({
      code: 'validation',
    })
  })
})
