export { createMetrics, type Metrics } from './metrics.ts'
export { createTraces, type TraceSettings, type Traces } from './traces.ts'
export type { BegunRequest, EndedRequest, Watch, WatchedJob, Work } from './watch.ts'
