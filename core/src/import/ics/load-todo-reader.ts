/** What reads a single to-do of iCalendar; loaded once it is needed, as its parser is large. */
export async function loadTodoReader() {
  const [{ readTodo, setDue }, { readWhen }] = await Promise.all([import('./read-todo.ts'), import('./read-when.ts')])
  return { readTodo, setDue, readWhen }
}

export type TodoReader = Awaited<ReturnType<typeof loadTodoReader>>
