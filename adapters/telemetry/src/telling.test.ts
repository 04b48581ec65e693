import type { SpanExporter } from '@opentelemetry/sdk-trace'
import { expect, it } from 'vitest'
import { telling } from './telling.ts'

const HOUR_MS = 3_600_000

/** An exporter that does as it is told, beside a clock. */
function exporting() {
  let now = 0
  let error: Error | undefined
  const told: unknown[] = []
  const done: unknown[] = []
  const exporter: SpanExporter = {
    export: (_spans, answer) => answer(error ? { code: 1, error } : { code: 0 }),
    shutdown: async () => {},
  }
  const { export: send } = telling(
    exporter,
    (failure) => told.push(failure),
    () => now,
  )
  return {
    told,
    done,
    at(ms: number, failure?: Error) {
      ;[now, error] = [ms, failure]
      send([], (result) => done.push(result))
    },
  }
}

it('tells of the first failure, of none more within the hour, and of one after it', () => {
  const { told, done, at } = exporting()
  const [first, second, third] = [new Error('401'), new Error('401 again'), new Error('401 still')]
  at(0, first)
  at(HOUR_MS - 1, second)
  expect(told).toEqual([first])
  at(HOUR_MS + 1, third)
  expect(told).toEqual([first, third])
  expect(done, 'whoever sends hears of each').toMatchObject([{ error: first }, { error: second }, { error: third }])
})

it('says nothing of what was taken', () => {
  const { told, done, at } = exporting()
  at(0)
  at(HOUR_MS * 2)
  expect([told, done]).toEqual([[], [{ code: 0 }, { code: 0 }]])
})
