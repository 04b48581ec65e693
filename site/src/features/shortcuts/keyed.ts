import type { Keyed } from './bindings.ts'

/** Actions whose keys are shown where they lead to: what they go by, and the keys they come with. */
export const addTask = { id: 'add-task', keys: ['q'] } as const satisfies Keyed
export const showPalette = { id: 'show-palette', keys: ['Mod+k'] } as const satisfies Keyed
export const searchTasks = { id: 'search-tasks', keys: ['/'] } as const satisfies Keyed
