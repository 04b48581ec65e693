import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { version as ofCommand } from '../../client/src/cli/version.ts'
import { inWords, runningVersion } from './running-version.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-version-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const { GIT_DIR: _, GIT_INDEX_FILE: __, ...env } = process.env
const git = (...given: string[]) => {
  const who = ['-c', 'user.name=T', '-c', 'user.email=t@t.example', '-c', 'commit.gpgsign=false']
  return execFileSync('git', ['-C', folder, ...who, ...given], { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}

it('is that of the release, with the commit that is checked out, however git keeps it', () => {
  expect(runningVersion(null, folder)).toEqual({ version: ofCommand, commit: null })
  git('init', '--quiet')
  writeFileSync(join(folder, 'a'), '1')
  git('add', 'a')
  git('commit', '--quiet', '--message', 'a')
  const commit = git('rev-parse', 'HEAD').slice(0, 12)
  expect(inWords(runningVersion(null, folder))).toBe(`${ofCommand} (${commit})`)
  git('pack-refs', '--all')
  expect(runningVersion(null, folder).commit).toBe(commit)
  git('worktree', 'add', '--quiet', '-b', 'other', join(folder, 'linked'))
  expect(runningVersion(null, join(folder, 'linked')).commit).toBe(commit)
  git('checkout', '--quiet', '--detach')
  expect(runningVersion(null, folder).commit).toBe(commit)
})

it('is what the builder says where there is no repository', () => {
  expect(inWords(runningVersion('0123456789abcdef0123', folder))).toBe(`${ofCommand} (0123456789ab)`)
  expect(inWords(runningVersion(null, folder))).toBe(ofCommand)
})
