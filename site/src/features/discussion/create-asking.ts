import { ProblemError } from '@throughline/client/problem'
import { atom } from 'nanostores'
import { discussionHref } from '../addresses/discussions.ts'

/**
 * How a page asks after discussions. Many parts of it ask by themselves, a moment after they have heard of something: of
 * one that is gone by then, or is just being left, they would ask in vain.
 */
export function createAsking(fetch: typeof globalThis.fetch) {
  /** The discussion that is gone for who reads the page; empty while none is. */
  const $gone = atom('')
  const underway = new Set<Promise<Response>>()
  let leaving: Promise<unknown> = Promise.resolve()

  async function send(...[address, init]: Parameters<typeof fetch>): Promise<Response> {
    if (init?.method === 'GET' || byItself.test(String(address))) {
      await leaving
      const id = $gone.get()
      if (id && String(address).includes(discussionHref(id))) throw notThere(String(address))
    }
    const answer = fetch(address, init)
    underway.add(answer)
    return answer.finally(() => underway.delete(answer))
  }

  return {
    $gone,
    fetch: send,
    /** Does what takes a discussion from its reader: once all that was asked has its answer, and before anything more is asked. */
    async leave<T>(id: string, act: () => Promise<T>): Promise<T> {
      const asked = [...underway]
      const done = Promise.allSettled(asked).then(act)
      leaving = done.then(
        () => $gone.set(id),
        () => {},
      )
      await leaving
      return done
    },
  }
}

/** What is written without anybody having asked for it: that somebody is there, and what they have read. */
const byItself = /\/(presence|participation)$/

/** What the server would answer. */
const notThere = (instance: string): ProblemError =>
  new ProblemError({ type: 'about:blank', title: '', status: 404, instance, requestId: '' })
