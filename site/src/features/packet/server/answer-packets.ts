import type { Client } from '@throughline/client'
import { languages } from '@throughline/core/kernel'
import type { PacketLanguage } from '@throughline/core/review'
import type { APIContext } from 'astro'
import { answerActs, type FormActs, type FormStep } from '../../desk/answer-acts.ts'

export const PACKETS = '/career/packets'

const said = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

/** The days a form means: those of a preset, which its value says, or the two of one's own. */
function rangeIn(form: FormData): { from: string; until: string } {
  const [from = '', until = ''] = said(form, 'range').split('/')
  return from && until ? { from, until } : { from: said(form, 'from'), until: said(form, 'until') }
}

/** Of the packet that the form showed, so that nothing is written over; none where it does not say. */
const versionIn = (form: FormData) => ({ version: Number(said(form, 'version')) || undefined })

/** None where the form does not say one we have words for. */
function languageIn(form: FormData): { language?: PacketLanguage } {
  const language = languages.find((one) => one === said(form, 'language'))
  return language ? { language } : {}
}

const actsOf = (packets: Client['reviewPackets']): FormActs => ({
  draft: async (_, form) => {
    const { id } = await packets.create({ ...rangeIn(form), audience: said(form, 'audience'), ...languageIn(form) })
    return `${PACKETS}/${id}`
  },
  save: async (id, form) => {
    const title = said(form, 'title')
    const before = await packets.get(id)
    const changes = { ...rangeIn(form), audience: said(form, 'audience'), ...languageIn(form) }
    // What is called after its days in one language is so in another.
    const now = await packets.edit(id, { ...changes, ...(title && title !== before.title && { title }) }, versionIn(form))
    if (now.language !== before.language && now.sentAt === null) await packets.draw(id, {}, { version: now.version })
    return `${PACKETS}/${id}`
  },
  sent: async (id) => {
    await packets.edit(id, { sentAt: new Date().toISOString() })
    return `${PACKETS}/${id}`
  },
  unsent: async (id) => {
    await packets.edit(id, { sentAt: null })
    return `${PACKETS}/${id}`
  },
  remove: async (id) => `${PACKETS}?removed=${(await packets.delete(id)).id}`,
  restore: async (id) => `${PACKETS}/${(await packets.restore(id)).id}`,
})

/** Does what a form of the pages of packets asked for. */
export const answerPackets = ({ request, url, locals: { client } }: Pick<APIContext, 'request' | 'url' | 'locals'>): Promise<FormStep> =>
  answerActs(request, url.pathname, actsOf(client.reviewPackets))
