import { deliver } from '../delivery/deliver.ts'
import { letIn, people } from '../test-discussion.ts'
import { createDiscussion } from '../thread/create-discussion.ts'
import { postMessage } from './post-message.ts'

/** A discussion that Ines owns, with Ruth as a member and Vera as a viewer; Oskar is not in it. */
export async function talk() {
  const all = await people('ines', 'ruth', 'vera', 'oskar')
  const { id } = await createDiscussion(all.ines, { title: '1:1 with Ruth', kind: 'one-on-one' })
  await letIn(all.ruth, id)
  await letIn(all.vera, id, 'viewer')
  await deliver(all.ines, id)
  const say = (who: 'ines' | 'ruth', body: string, replyTo: string | null = null) => postMessage(all[who], id, { body, replyTo })
  const happened = async () => (await all.store.changes(id, 0, 1_000)).filter(({ kind }) => kind === 'message').map(({ type }) => type)
  return { ...all, id, say, happened }
}
