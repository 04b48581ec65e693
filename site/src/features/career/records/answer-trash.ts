import type { APIContext } from 'astro'
import { answerActs, type FormActs, type FormStep } from '../../template/answer-acts.ts'
import { isTrashedKind, type TrashClient } from './load-trash.ts'

/** Takes out what is named as `kind:id`; anything else asks for nothing. */
const actsOf = ({ experiences, wins, skills, resumes, reviewPackets }: TrashClient, home: string): FormActs => ({
  async restore(named) {
    const [kind = '', id = ''] = named.split(':')
    const lists = { experience: experiences, win: wins, skill: skills, resume: resumes, 'review-packet': reviewPackets }
    if (isTrashedKind(kind)) await lists[kind].restore(id)
    return home
  },
})

/** Does what the form of the trash asked for. */
export function answerTrash({ request, url, locals: { client } }: Pick<APIContext, 'request' | 'url' | 'locals'>): Promise<FormStep> {
  const home = url.pathname + url.search
  return answerActs(request, home, actsOf(client, home))
}
