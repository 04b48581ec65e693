export { composeDemo, type Demo } from './compose.ts'
export { type SampleDay, writeDemoSample } from './sample.ts'
