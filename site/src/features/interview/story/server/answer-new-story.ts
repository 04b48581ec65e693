import type { Client } from '@throughline/client'
import type { APIContext } from 'astro'
import { stories } from '../../../../messages/interview-story.ts'
import { STORIES, storyHref } from '../../../addresses/stories.ts'
import { answerActs, type FormStep } from '../../../desk/answer-acts.ts'

const words = stories.make

/** Makes the story that the form asks for, of its wins or under a title; sent twice, it is made once. */
export async function answerNewStory({ request, locals }: Pick<APIContext, 'request' | 'locals'>): Promise<FormStep> {
  let fault: string | null = null
  const made = async (input: Parameters<Client['stories']['create']>[0]) => storyHref((await locals.client.stories.create(input)).id)
  const asked = request.clone()
  const step = await answerActs(request, `${STORIES}/new`, {
    make: async (id, form) => {
      const winIds = [...new Set(form.getAll('winIds').map(String))]
      if (winIds.length > 0) return made({ id, winIds })
      fault = words.nothing
      return ''
    },
    begin: async (id, form) => {
      const title = String(form.get('title') ?? '').trim()
      if (title) return made({ id, title })
      fault = words.empty.fault
      return ''
    },
  })
  if (fault === null) return step
  return { is: 'here', refusal: fault, sent: { act: 'make', id: '', form: await asked.formData() } }
}
