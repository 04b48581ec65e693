import { ProblemError } from '@throughline/client/problem'
import type { APIContext } from 'astro'
import { entryHref } from '../../addresses/entries.ts'
import { reason } from '../../desk/reason.ts'
import type { EntryFields } from '../draft/fields.ts'

type Asked = Pick<APIContext, 'request' | 'locals' | 'redirect'> & { response: { status?: number } }

/** What a form of an entry says: none of it is left out, so that an emptied field empties. */
interface Said extends Pick<EntryFields, 'title' | 'body' | 'entryDate' | 'mood'> {
  id: string
  version: number
}

/**
 * Saves what was written where no script does it, and shows the entry; otherwise what is to be shown again: nothing was
 * sent, or it was refused, which `locals.refusal` tells.
 */
export async function answerEntryForm({ request, locals, redirect, response }: Asked): Promise<Response | Said | null> {
  if (request.method !== 'POST') return null
  const said = read(await request.formData().catch(() => new FormData()))
  const { id, version, ...fields } = said
  try {
    if (version === 0) await locals.client.journal.create({ id, ...fields })
    else await locals.client.journal.edit(id, fields, { version })
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status >= 500) throw error
    response.status = error.status
    locals.refusal = reason(error)
    return said
  }
  return redirect(entryHref(id), 303)
}

function read(form: FormData): Said {
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    ...{ id: text('id'), version: Number(text('version')), title: text('title'), body: text('body').replace(/\r\n/g, '\n') },
    ...{ entryDate: text('entryDate'), mood: text('mood') === '' ? null : Number(text('mood')) },
  }
}
