import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/server'
import { type Client, taskShown } from './client.ts'

/** Records that can be read by their address, `throughline://tasks/{id}`: the address of the API without its origin. */
export function addResources(server: McpServer, client: Client): void {
  const kinds: Record<string, { title: string; read(id: string): Promise<object> }> = {
    tasks: { title: 'Task', read: client.tasks.get },
    goals: { title: 'Goal', read: client.goals.get },
    'journal-entries': { title: 'Journal entry', read: client.journal.get },
    wins: { title: 'Win', read: client.wins.get },
    stories: { title: 'Story', read: client.stories.get },
    'review-packets': { title: 'Review packet', read: client.reviewPackets.get },
  }
  for (const [name, { title, read }] of Object.entries(kinds)) {
    const template = new ResourceTemplate(`throughline://${name}/{id}`, { list: undefined })
    const description = `A ${title.toLowerCase()} as the API answers it.`
    server.registerResource(name, template, { title, description, mimeType: 'application/json' }, async (uri, { id }) => ({
      contents: [{ uri: uri.href, mimeType: 'application/json', text: JSON.stringify(await read(String(id))) }],
    }))
  }
  server.registerResource(
    'today',
    'throughline://today',
    { title: 'Today', description: 'The tasks of today, without their notes.', mimeType: 'application/json' },
    async (uri) => {
      const { items, nextCursor } = await client.tasks.list({ view: 'today', limit: 200 })
      const text = JSON.stringify({ items: items.map(taskShown), nextCursor })
      return { contents: [{ uri: uri.href, mimeType: 'application/json', text }] }
    },
  )
}
