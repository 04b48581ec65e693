import type { APIContext } from 'astro'
import { answerActs, type FormActs, type FormStep } from '../../desk/answer-acts.ts'
import { isTrashedKind, type TrashClient } from './load-trash.ts'

/** Takes out what is named as `kind:id`, or puts it back; anything else asks for nothing. */
function actsOf({ experiences, wins, skills, resumes, reviewPackets }: TrashClient, { pathname, searchParams }: URL): FormActs {
  const lists = { experience: experiences, win: wins, skill: skills, resume: resumes, 'review-packet': reviewPackets }
  const named = (value: string) => {
    const [kind = '', id = ''] = value.split(':')
    return isTrashedKind(kind) ? { list: lists[kind], id } : null
  }
  const shown = (restored: string | null) => {
    const search = new URLSearchParams(searchParams)
    if (restored) search.set('restored', restored)
    else search.delete('restored')
    return search.size > 0 ? `${pathname}?${search}` : pathname
  }
  return {
    async restore(value) {
      const asked = named(value)
      await asked?.list.restore(asked.id)
      return shown(asked && value)
    },
    async remove(value) {
      const asked = named(value)
      await asked?.list.delete(asked.id)
      return shown(null)
    },
  }
}

/** Does what the form of the trash asked for. */
export function answerTrash({ request, url, locals: { client } }: Pick<APIContext, 'request' | 'url' | 'locals'>): Promise<FormStep> {
  return answerActs(request, url.pathname + url.search, actsOf(client, url))
}
