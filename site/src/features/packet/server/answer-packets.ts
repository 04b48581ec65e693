import type { Client } from '@throughline/client'
import type { APIContext } from 'astro'
import { answerActs, type FormActs, type FormStep } from '../../template/answer-acts.ts'

export const PACKETS = '/career/packets'

const said = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

/** The days a form means: those of a preset, which its value says, or the two of one's own. */
function rangeIn(form: FormData): { from: string; until: string } {
  const [from = '', until = ''] = said(form, 'range').split('/')
  return from && until ? { from, until } : { from: said(form, 'from'), until: said(form, 'until') }
}

const actsOf = (packets: Client['reviewPackets']): FormActs => ({
  draft: async (_, form) => `${PACKETS}/${(await packets.create({ ...rangeIn(form), audience: said(form, 'audience') })).id}`,
  save: async (id, form) => {
    const title = said(form, 'title')
    await packets.edit(id, { ...rangeIn(form), audience: said(form, 'audience'), ...(title && { title }) })
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
