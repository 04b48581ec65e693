import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const core = join(import.meta.dirname, '../core/src')

it('every save of a task passes where its reminders are asked for', () => {
  const files = readdirSync(core, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test|test-\w+)\.ts$/.test(file))
  const saving = /(?:save|saveNew|changeRecord)(?:<\w+>)?\([^;{]*?\btasks\b(?!\.)/
  const found = files.filter((file) => saving.test(readFileSync(join(core, file), 'utf8').replaceAll(/\s+/g, ' ')))
  expect(found.sort()).toEqual(['task/change-task.ts', 'task/save-new-task.ts'])
})
