import { type Command, EXIT, type Given, refused, wrongUse } from '@throughline/client/cli'

/** What all of these say of themselves. */
const where = 'It works on the storage itself, on its machine, with DATABASE_URL and DATA_DIR as the server has them.'

/** Everything heavy is loaded once one of them is run: most who use the command never do. */
const environmentOf = async ({ env }: Given) => (await import('../environment.ts')).readEnvironment(env)

const one = (words: readonly string[], what: string): string => {
  if (words.length !== 1 || !words[0]) throw wrongUse(`Name one ${what}.`)
  return words[0]
}

const backup: Command = {
  name: 'backup',
  takes: '[FILE]',
  summary: 'Copy all that the server holds into one file, while it serves',
  more: [where, 'FILE is DATA_DIR/backups/throughline-MOMENT.tar when left out, and is never written over.'],
  async run(given) {
    if (given.words.length > 1) throw wrongUse('Name one file.')
    const { backUp } = await import('./backup.ts')
    const made = await backUp(await environmentOf(given), { file: given.words[0], tell: given.out.note })
    for (const missing of made.manifest.missing) given.out.note(`Not in it: ${missing}`)
    given.out.json({ file: made.file, ...made.manifest })
    given.out.line(made.file)
    return made.manifest.missing.length > 0 ? EXIT.refused : EXIT.done
  },
}

const verify: Command = {
  name: 'verify',
  takes: '[BACKUP]',
  summary: 'Check a backup by its hashes, or what the server holds',
  more: [
    where,
    'Without a backup it reads everything: pages, records, what they are found by, events, files. It ends with 1 where anything is wrong.',
  ],
  async run({ words, out, ...given }) {
    if (words.length > 1) throw wrongUse('Name one backup.')
    const [{ checkBackup }, { checkStorage }] = await Promise.all([import('./check-backup.ts'), import('./check-storage.ts')])
    const found = words[0]
      ? await checkBackup(words[0])
      : await checkStorage(await environmentOf({ words, out, ...given }), { tell: out.note })
    out.json(found)
    for (const [part, count] of Object.entries(found.counts)) if (count > 0) out.line(`${part.padEnd(36)} ${count}`)
    for (const note of found.notes) out.note(`Note: ${note}`)
    for (const fault of found.faults) out.line(`Wrong: ${fault}`)
    const told = found.faults.length === 1 ? '1 fault' : `${found.faults.length} faults`
    const advice = words[0] ? 'Nothing is restored from it: take another backup.' : 'docs/self-hosting.md says how to restore a backup.'
    out.line(found.faults.length === 0 ? 'All is as it should be.' : `${told}. ${advice}`)
    return found.faults.length === 0 ? EXIT.done : EXIT.refused
  },
}

const restore: Command = {
  name: 'restore',
  takes: 'BACKUP',
  summary: 'Put back what a backup holds, with the server stopped',
  more: [where, 'Its hashes are checked first. Where there is something already, nothing is done unless --replace is given.'],
  options: { replace: { says: 'put what is there aside, into DATA_DIR/replaced-MOMENT' } },
  async run(given) {
    const { restoreBackup } = await import('./restore.ts')
    const file = one(given.words, 'backup')
    const restored = await restoreBackup(await environmentOf(given), { file, replace: given.isSet('replace'), tell: given.out.note })
    given.out.json(restored)
    if (restored.aside) given.out.line(`What was there is in ${restored.aside}.`)
    given.out.line('All is back, and as it should be. Start the server.')
    return EXIT.done
  },
}

const migrate: Command = {
  name: 'migrate',
  summary: 'Move everything to another database, with the server stopped',
  more: [
    'Addresses are as DATABASE_URL takes them, sqlite:FILE or mongodb://…; files of SQLite lie in DATA_DIR/blobs.',
    'The target has to be empty. What was stopped is run again. Nothing is changed where it comes from.',
  ],
  options: {
    from: { value: 'URL', says: 'where everything is' },
    to: { value: 'URL', says: 'where it is to be' },
  },
  async run(given) {
    const [from, to] = [given.text('from'), given.text('to')]
    if (!from || !to || given.words.length > 0) throw wrongUse('Say --from URL and --to URL.')
    const { migrate } = await import('./migrate.ts')
    const { rows, same, advice } = await migrate({ env: given.env, from, to, tell: given.out.note })
    given.out.json({ parts: rows, same })
    given.out.line(`${'part'.padEnd(36)} ${'there'.padStart(9)} ${'here'.padStart(9)}  hash`)
    for (const { part, there, here, hash, same } of rows)
      given.out.line(
        `${part.padEnd(36)} ${String(there).padStart(9)} ${String(here).padStart(9)}  ${hash.slice(0, 16)} ${same ? 'same' : 'DIFFERENT'}`,
      )
    if (!same) throw refused(advice)
    given.out.line(advice)
    return EXIT.done
  },
}

const signOut: Command = {
  name: 'sign-out',
  takes: '[ADDRESS]',
  summary: 'End the sessions of one person, or of everybody, while it serves',
  more: [where, 'They count for five seconds more at most. API tokens stay, and so does what people sign in with.'],
  options: { everybody: { says: 'in place of an address: all sessions there are' } },
  async run(given) {
    const isAll = given.isSet('everybody')
    if (isAll && given.words.length > 0) throw wrongUse('Name an address, or say --everybody.')
    const whose = isAll ? null : one(given.words, 'e-mail address, or say --everybody')
    const { signOut } = await import('./sign-out.ts')
    const ended = await signOut(await environmentOf(given), whose)
    if (!ended) throw refused(`No account has the address ${whose}.`)
    given.out.json(ended)
    given.out.line(`Sessions ended: ${ended.browsers}. People: ${ended.people}.`)
    return EXIT.done
  },
}

/** Commands for whoever runs a server. */
export const operatorCommands: readonly Command[] = [backup, verify, restore, migrate, signOut]
