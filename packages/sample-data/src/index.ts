export { type SampleOptions, writeSampleTasks } from './write.ts'
