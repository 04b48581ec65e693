export interface ServerMessage {
  id?: string
  data?: string
}

/** The messages of a text/event-stream body (WHATWG HTML, 9.2); `heard` is called at every sign of life. */
export async function* readMessages(body: ReadableStream<Uint8Array>, heard: () => void): AsyncGenerator<ServerMessage> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
  let pending = ''
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      heard()
      const blocks = (pending + next.value).split('\n\n')
      pending = blocks.pop() ?? ''
      for (const block of blocks) yield messageOf(block)
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

function messageOf(block: string): ServerMessage {
  const message: ServerMessage = {}
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':')
    const value = line.slice(colon + 1).replace(/^ /, '')
    if (line.startsWith('id:')) message.id = value
    if (line.startsWith('data:')) message.data = message.data === undefined ? value : `${message.data}\n${value}`
  }
  return message
}
