import { AppError, type ErrorCode, type ErrorDetails } from '@throughline/core/kernel'

/** Where messages go to and come from: the other process. */
export interface Channel {
  send(message: unknown): void
  receive(take: (message: unknown) => void): void
}

/** What the other side may ask of this one, by name. */
export type Answers = Readonly<Record<string, (asked: never) => Promise<unknown>>>

export interface Calls {
  /** @throws what the other side threw: an AppError as it was, anything else as an Error that says what it was. */
  ask<T>(name: string, asked?: unknown): Promise<T>
  /** Fails all that is asked and will be. */
  end(reason: unknown): void
}

type Thrown = { refused: { code: ErrorCode; message: string; details: ErrorDetails } } | { fault: string }
type Message = { ask: number; name: string; asked: unknown } | { answer: number; value: unknown } | { answer: number; thrown: Thrown }

/** Lets two processes ask each other; each answer goes to whoever asked for it. */
export function createCalls(channel: Channel, answers: Answers): Calls {
  const open = new Map<number, { resolve: (value: never) => void; reject: (reason: unknown) => void }>()
  let count = 0
  let ended: { reason: unknown } | undefined

  async function answer({ ask, name, asked }: Extract<Message, { ask: number }>): Promise<void> {
    const message = await answerTo(name, asked).then(
      (value) => ({ answer: ask, value }),
      (error: unknown) => ({ answer: ask, thrown: thrownAs(error) }),
    )
    if (!ended) channel.send(message)
  }

  /** What is asked comes from a process that may be made to ask anything. */
  async function answerTo(name: string, asked: unknown): Promise<unknown> {
    const known = Object.hasOwn(answers, name) ? answers[name] : undefined
    if (!known) throw new Error(`There is no answer to ${String(name).slice(0, 60)}.`)
    return known(asked as never)
  }

  channel.receive((received) => {
    const message = received as Message
    if ('ask' in message) return void answer(message)
    const asker = open.get(message.answer)
    open.delete(message.answer)
    if ('thrown' in message) asker?.reject(thrownFrom(message.thrown))
    else asker?.resolve(message.value as never)
  })

  return {
    ask<T>(name: string, asked?: unknown) {
      return new Promise<T>((resolve, reject) => {
        if (ended) return reject(ended.reason)
        open.set(++count, { resolve, reject })
        channel.send({ ask: count, name, asked } satisfies Message)
      })
    },
    end(reason) {
      ended ??= { reason }
      for (const { reject } of open.values()) reject(reason)
      open.clear()
    },
  }
}

function thrownAs(error: unknown): Thrown {
  if (error instanceof AppError) return { refused: { code: error.code, message: error.message, details: error.details } }
  return { fault: error instanceof Error ? String(error.stack) : String(error) }
}

const thrownFrom = (thrown: Thrown): Error =>
  'refused' in thrown
    ? new AppError(thrown.refused.code, thrown.refused.message, thrown.refused.details)
    : new Error(`In the process that reads: ${thrown.fault}`)
