/** A request as the renderer has it (an Immutable Map). */
interface Asked {
  get(name: string): unknown
  set(name: string, value: unknown): Asked
}

type Generate = (request: Asked) => string

interface Renderer {
  fn: Record<string, Generate | undefined>
}

/** What stands for the token in a command: a secret does not belong into what is copied and passed on. */
const AS_TOKEN = '-H "Authorization: Bearer $TOKEN"'

/** The command with the token that a script needs to send it, which a browser's session is no part of. */
export function withToken(command: string): string {
  const lines = command.split(' \\\n').filter((line) => !/^\s*-H\s+['"]authorization:/i.test(line))
  return [...lines.slice(0, 2), `  ${AS_TOKEN}`, ...lines.slice(2)].join(' \\\n')
}

/** Has the renderer write commands for curl as a script would send them. */
export const scriptSnippets = ({ fn }: Renderer) => {
  const plain = fn.requestSnippetGenerator_curl_bash
  return { fn: plain ? { requestSnippetGenerator_curl_bash: (request: Asked) => withToken(plain(request)) } : {} }
}
