import { openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { ImportCounts, ImportFormat, ImportProblem } from '@throughline/core/import'
import type { Command } from '../command.ts'
import { connect } from '../connect.ts'
import { newId } from '../deliver.ts'
import { refused, wrongUse } from '../failure.ts'
import { type Output, shown } from '../output.ts'

/** Every format there is: one that the core gains is missed here when types are checked. */
const known: Readonly<Record<ImportFormat, true>> = {
  'todoist-csv': true,
  'ticktick-csv': true,
  ics: true,
  'vikunja-zip': true,
  'loop-zip': true,
  'dayone-zip': true,
  'jrnl-json': true,
  'markdown-zip': true,
  'json-resume': true,
  'linkedin-zip': true,
  'cv-document': true,
  'question-list': true,
  'throughline-zip': true,
}
const formats = Object.keys(known)
const isFormat = (text: string): text is ImportFormat => Object.hasOwn(known, text)

/** Milliseconds for an answer: an archive may be long on its way. */
const PATIENCE = 30 * 60_000

export const importFile: Command = {
  name: 'import',
  takes: 'FORMAT FILE',
  summary: 'Import a file, all or nothing',
  more: ['FORMAT is one of:', ...formats.map((format) => `  ${format}`)],
  options: { preview: { says: 'only say what would come in, and store nothing' } },
  words: formats,
  async run({ env, words: [format = '', path, ...others], isSet, out }) {
    if (!isFormat(format) || !path || others.length > 0)
      throw wrongUse(`Name a format and a file: throughline import FORMAT FILE. Formats are ${formats.join(', ')}.`)
    const file = await fileAt(path)
    const session = await connect(env, out)
    const { imports } = session.client(undefined, PATIENCE)
    const answer = isSet('preview') ? await imports.preview(format, file) : await imports.run(format, file, { id: newId() })
    out.json(answer)
    tell(out, isSet('preview') ? 'Would come in' : 'Came in', answer)
  },
}

/** What is there; a blob finds out only when it is read. @throws Failure */
async function fileAt(path: string): Promise<Blob> {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) throw refused(`There is no file ${path} to read.`)
  return openAsBlob(path)
}

function tell(out: Output, how: string, { counts, problems }: { counts: ImportCounts; problems: readonly ImportProblem[] }): void {
  const said = Object.entries(counts).filter(([, count]) => count > 0)
  out.line(`${how}: ${said.map(([what, count]) => `${count} ${wordsOf(what)}`).join(', ') || 'nothing'}.`)
  if (problems.length > 0) out.line(problems.length === 1 ? 'One problem:' : `${problems.length} problems:`)
  for (const { line, task, message } of problems)
    out.line(`  ${out.style('dim', line === null ? shown(task ?? '') : `line ${line}`)}  ${shown(message)}`)
}

/** `checklistItems` as `checklist items`. */
const wordsOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
