export { type SampleGoals, writeSampleGoals } from './goals.ts'
export { type SampleOptions, writeSampleTasks } from './write.ts'
