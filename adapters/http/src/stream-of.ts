const utf8 = new TextEncoder()

type Pieces = AsyncIterable<string | Uint8Array>

/** After this long without taking anything a reader is taken for gone: what is made for it may keep others from theirs. */
const STALLED_MS = 30_000

/** Pieces of a body as a stream that asks for the next one when the reader wants it; whoever stops reading lets go of them. */
export function streamOf(pieces: Pieces): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]()
  return streamFrom(iterator, () => iterator.next())
}

/** The same once the first piece is there: what is thrown before it can still be answered as a refusal. */
export async function begunStream(pieces: Pieces): Promise<ReadableStream<Uint8Array>> {
  const iterator = pieces[Symbol.asyncIterator]()
  let first: IteratorResult<string | Uint8Array> | undefined = await iterator.next()
  return streamFrom(iterator, async () => {
    const result = first ?? (await iterator.next())
    first = undefined
    return result
  })
}

/** Pieces that are at hand at once would keep everybody else waiting until the last of them. */
const TURN_MS = 10

function streamFrom(
  iterator: AsyncIterator<string | Uint8Array>,
  next: () => Promise<IteratorResult<string | Uint8Array>>,
): ReadableStream<Uint8Array> {
  let stalled: ReturnType<typeof setTimeout> | undefined
  const awaitReader = (controller: ReadableStreamDefaultController) => {
    stalled = setTimeout(() => {
      controller.error(new Error('Nobody took any more of this answer.'))
      void iterator.return?.().catch(() => {})
    }, STALLED_MS)
    // Only Node would be kept running by it.
    if (typeof stalled === 'object') stalled.unref()
  }
  let turnEnds = performance.now() + TURN_MS
  return new ReadableStream(
    {
      start: awaitReader,
      async pull(controller) {
        clearTimeout(stalled)
        if (performance.now() > turnEnds) {
          await new Promise((resolve) => setTimeout(resolve, 0))
          turnEnds = performance.now() + TURN_MS
        }
        const { done, value } = await next()
        if (done) return controller.close()
        controller.enqueue(typeof value === 'string' ? utf8.encode(value) : value)
        awaitReader(controller)
      },
      async cancel() {
        clearTimeout(stalled)
        await iterator.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}
