/** The text of iCalendar as its lines, each whole (RFC 5545, 3.1). */
export const unfolded = (text: string): string[] =>
  text
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .filter((line) => line !== '')

/** What a line is of, such as `DUE`. */
export const nameOf = (line: string): string => (/^[A-Za-z0-9-]+/.exec(line)?.[0] ?? '').toUpperCase()

/** A to-do of a file: the lines of its properties, and those of each component in it. */
export interface TodoLines {
  properties: string[]
  components: string[][]
}

/** The to-dos of a file, line by line. */
export function todosIn(lines: readonly string[]): TodoLines[] {
  const todos: TodoLines[] = []
  let todo: TodoLines | null = null
  /** Names of the components of the to-do that are open. */
  const open: string[] = []
  for (const line of lines) {
    const [, edge, name = ''] = /^(BEGIN|END):(.+)$/i.exec(line.trim())?.map((part) => part.toUpperCase()) ?? []
    if (!todo) {
      if (edge === 'BEGIN' && name === 'VTODO') todo = { properties: [], components: [] }
    } else if (edge === 'BEGIN') {
      if (open.length === 0) todo.components.push([])
      todo.components.at(-1)?.push(line)
      open.push(name)
    } else if (edge === 'END' && open.length === 0) {
      todos.push(todo)
      todo = null
    } else {
      if (open.length > 0) todo.components.at(-1)?.push(line)
      else todo.properties.push(line)
      if (edge === 'END') open.pop()
    }
  }
  return todos
}
