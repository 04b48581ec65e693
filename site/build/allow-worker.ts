import { readFile, writeFile } from 'node:fs/promises'

/** What a worker may do: fetch from here, and run its own parts. */
const POLICY = "default-src 'none'; connect-src 'self'; script-src 'self'; frame-ancestors 'none'"

/** Has the server send a worker with a policy of its own: that of plain pages lets nothing be fetched. */
export async function allowWorker(headersFile: URL, pathname: string): Promise<void> {
  const pages = JSON.parse(await readFile(headersFile, 'utf8')) as unknown[]
  pages.push({ pathname, headers: [{ key: 'Content-Security-Policy', value: POLICY }] })
  await writeFile(headersFile, JSON.stringify(pages, null, '\t'))
}
