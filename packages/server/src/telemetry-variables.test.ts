import { expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'

it('counts and traces nothing unless asked, and logs no requests', () => {
  expect(readEnvironment({})).toMatchObject({ metricsToken: null, traces: null, logRequests: false, drainSeconds: 0, commit: null })
  expect(readEnvironment({ OTEL_SERVICE_NAME: 'ours', OTEL_TRACES_SAMPLER_ARG: '0.5' }).traces).toBeNull()
})

it('reads where traces go, what is sent along, and how many are kept', () => {
  const { traces } = readEnvironment({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20abc=, x-org=1%',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
  })
  const headers = { authorization: 'Basic abc=', 'x-org': '1%' }
  expect(traces).toEqual({ endpoint: 'http://collector:4318', headers, ratio: 0.25, serviceName: 'throughline' })
})

it.each([
  ['METRICS_TOKEN', 'too short'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ['DRAIN_SECONDS', '61'],
  ['LOG_REQUESTS', 'yes'],
  ['GIT_COMMIT', 'main'],
])('does not start with %s=%s', (name, value) => {
  const read = () => readEnvironment({ [name]: value })
  expect(read).toThrow(`${name}: Write`)
  expect(read).not.toThrow(value)
})
