import { readFile, writeFile } from 'node:fs/promises'

/** Has the server send a worker with a policy of its own: that of plain pages lets nothing be fetched. */
export async function allow(headersFile: URL, pathname: string, policy: string): Promise<void> {
  const pages = JSON.parse(await readFile(headersFile, 'utf8')) as unknown[]
  pages.push({ pathname, headers: [{ key: 'Content-Security-Policy', value: policy }] })
  await writeFile(headersFile, JSON.stringify(pages, null, '\t'))
}
