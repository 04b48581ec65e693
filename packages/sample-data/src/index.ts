export { type SampleExperience, writeSampleExperience } from './experience.ts'
export { type SampleGoals, writeSampleGoals } from './goals.ts'
export { type SampleJournal, writeSampleJournal } from './journal/index.ts'
export { type SampleOptions, writeSampleTasks } from './write.ts'
