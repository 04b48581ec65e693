import { KEPT_AT_HEADER } from './names.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it stands in an attribute or between tags. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => escapes[mark] ?? mark)

/** A kept page as it is given to the browser: it says of itself that it is one, before anything of it is shown. */
export async function shownAgain(answer: Response): Promise<Response> {
  const at = answer.headers.get(KEPT_AT_HEADER) ?? ''
  const html = await answer.text()
  return new Response(html.replace(/<html\b/, `<html data-kept-at="${escaped(at)}"`), { headers: answer.headers })
}
