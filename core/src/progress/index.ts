export * from './read-goal-changes.ts'
export * from './read-goal-days.ts'
export * from './read-goal-progress.ts'
