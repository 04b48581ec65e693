/** What may be asked of goals and check-ins, and what follows. Pure and free of zod: a browser imports it as `@throughline/core/goal/rules`. */
export { refusesCheckIns, valueFor } from './check-in/value-rules.ts'
export { filledMetric, type MetricFault, metricFaults } from './metric-rules.ts'
