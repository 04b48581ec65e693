import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { MAX_ATTACHMENTS } from '@throughline/core/attachment'
import { AppError, parse } from '@throughline/core/kernel'
import { kinds } from '@throughline/core/kinds'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { account } from './de/account.ts'
import { career } from './de/career.ts'
import { discussion } from './de/discussion.ts'
import { imports } from './de/import.ts'
import { german } from './de/index.ts'
import { server } from './de/server.ts'
import { task } from './de/task.ts'
import { isSentence, roomsNamed, sentencesSaid } from './test-said.ts'
import { inWordsOf, sayer } from './translate.ts'

const core = fileURLToPath(new URL('../../../../core/src/', import.meta.url))

/** Sentences put together of pieces that have German of their own; the tests below say them whole. */
const inPieces = new Set([
  '{} room for {} {}.',
  'There is room for {} {}. Throw away some, or import less.',
  'A {} has at most {} files.',
  'Use {} {}.',
  'Name {}.',
  'Write a number of {} {}.',
  'Write a number {} {}.',
  'Write one of {}{}.',
  'Write an id as 019a9b3c-5d00-7cc0-8000-0123456789ab.',
  'The time zone “{}” is not known{}.',
  '{} in {} days became {} a week{}.',
  '{} in the archive to read. What several people share is not brought back; its tasks and wins of yours are.',
  '{} named by no note with a day; left out.',
  'This property of {}.',
  '{} It was left out.',
])

describe('what is refused, in German', () => {
  it('has words for whatever may be said as something is refused, and for nothing else', () => {
    const said = sentencesSaid()
    expect(said.size).toBeGreaterThan(600)
    const without = [...said].filter(([text]) => !Object.hasOwn(german, text) && !inPieces.has(text))
    expect(without.map(([text, path]) => `${path}: ${text}`)).toEqual([])
    // Where an English sentence is changed, its German is left behind here as well.
    const whole = Object.keys({ ...account, ...career, ...discussion, ...imports, ...server, ...task })
    expect(whole.filter((text) => isSentence(text) && !said.has(text) && !text.startsWith('There is no such '))).toEqual([])
  })

  it('finds every sentence said whole, and none with a clause hung before the rest of it', () => {
    expect([...sentencesSaid()].filter(([text]) => /^\{\}[;,]/.test(text))).toEqual([])
  })

  it('has words for all there may be too many of', () => {
    const say = sayer(german)
    const kindsOfRoom = roomsNamed()
    expect(kindsOfRoom.length).toBeGreaterThan(20)
    for (const { noun, holder } of kindsOfRoom) {
      const said = say(`${holder ? `${holder} has` : 'There is'} room for 1,000 ${noun}. Throw away some, or import less.`)
      expect(said, noun).toMatch(/ Platz für 1\.000 .+\. Wirf einiges weg, oder importiere weniger\.$/)
    }
    const owners = kinds.filter(({ name }) => name in MAX_ATTACHMENTS)
    expect(owners).toHaveLength(Object.keys(MAX_ATTACHMENTS).length)
    for (const { noun } of owners) expect(say(`A ${noun} has at most 20 files.`)).toMatch(/hat höchstens 20 Dateien\.$/)
  })

  it('takes no sentence for another', () => {
    const say = sayer(german)
    for (const [english, own] of Object.entries(german)) {
      let place = 0
      const named = (number: number) => `x${number}y`
      const said = english.replaceAll('{}', () => named(++place))
      expect(say(said), english).toBe(own.replace(/\{=?(\d)\}/g, (_, number: string) => named(Number(number))))
    }
  })

  it('has a word for all that may be looked for in vain', () => {
    const here = fileURLToPath(new URL('..', import.meta.url))
    const named = [core, here].flatMap((folder) =>
      globSync('**/*.ts', { cwd: folder }).flatMap((path) => [
        ...readFileSync(folder + path, 'utf8').matchAll(/(?:notFound\(|pathId\([^)]*\), )'([^']+)'/g),
      ]),
    )
    const nouns = [...named.map(([, noun]) => noun as string), ...kinds.filter(({ archive }) => archive).map(({ noun }) => noun)]
    expect(nouns).toContain('task')
    expect(nouns).toContain('piece of evidence')
    expect([...new Set(nouns)].filter((noun) => !Object.hasOwn(german, `There is no such ${noun}.`))).toEqual([])
  })

  it('has a word for all that may be another than the one that was to be made', () => {
    const say = sayer(german)
    const another = (noun: string) => `There is another ${noun} with this id.`
    // There are settings of one kind alone.
    const nouns = kinds.filter(({ archive, name }) => archive && name !== 'practice-settings').map(({ noun }) => noun)
    expect([...new Set(nouns)].filter((noun) => !Object.hasOwn(german, another(noun)))).toEqual([])
    expect(say(another('task'))).toBe('Es gibt eine andere Aufgabe mit dieser Id.')
    expect(say(another('journal entry'))).toBe('Es gibt einen anderen Eintrag mit dieser Id.')
    expect(say(another('goal'))).toBe('Es gibt ein anderes Ziel mit dieser Id.')
  })

  it('has words for what is said of a field where its schema has none', () => {
    const say = sayer(german)
    const faultsOf = (schema: z.ZodType, input: unknown): string[] => {
      try {
        parse(schema, input)
        return []
      } catch (error) {
        return error instanceof AppError ? (error.details.faults ?? []).map(({ message }) => message) : []
      }
    }
    const wrong = [
      ...faultsOf(z.strictObject({ a: z.string(), b: z.int(), c: z.array(z.string()), d: z.boolean() }), { x: 1, b: 'b', c: {}, d: 'd' }),
      ...faultsOf(z.string().length(3), 'ab'),
      ...faultsOf(z.string().max(3), 'abcd'),
      ...faultsOf(z.array(z.int()).min(2).max(3), []),
      ...faultsOf(z.number().min(3), 1),
      ...faultsOf(z.number().lt(3), 3),
      ...faultsOf(z.enum(['open', 'done']), 'shut'),
      ...faultsOf(z.uuid(), 'x'),
    ]
    expect(wrong).toHaveLength(12)
    expect(wrong.filter((text) => say(text) === text)).toEqual([])
    expect(say('There is no such field.')).toBe('Dieses Feld gibt es nicht.')
  })

  it('names what the English names, each as often', () => {
    for (const [english, own] of Object.entries(german)) {
      const places = english.split('{}').length - 1
      expect([...own.matchAll(/\{=?(\d)\}/g)].map(([, place]) => Number(place)).sort(), english).toEqual(
        Array.from({ length: places }, (_, n) => n + 1),
      )
      expect(own, english).not.toBe(english)
    }
  })

  it('keeps what is named, and leaves alone what it has no words for', () => {
    const say = sayer(german)
    expect(say('There are 100 calendars already. Remove one first.')).toBe('Es gibt schon 100 Kalender. Entferne erst einen.')
    expect(say('Choose a day from 2026-01-01 to 2026-02-01.')).toBe('Wähle einen Tag von 2026-01-01 bis 2026-02-01.')
    expect(say('Nobody said this before')).toBe('Nobody said this before')
    expect(say('toString')).toBe('toString')
  })

  it('leaves what somebody wrote as they wrote it, also where it reads like words of ours', () => {
    const say = sayer(german)
    expect(say('There is no room for the tag “once”; it is kept in the notes.')).toContain('„once“')
    expect(say('The task has no text; it is called “Ohne Titel”.')).toBe('Die Aufgabe hat keinen Text; sie heißt „Ohne Titel“.')
    expect(say('“1,000” is no day. Write a day such as today, friday, 7d, -2w or 2026-03-01.')).toContain('„1,000“ ist kein Tag.')
    expect(say('once goes by this name already.')).toMatch(/^once /)
  })

  it('says several sentences, and what is named in one, each in its own words', () => {
    const say = sayer(german)
    expect(say('There is room for 10,000 goals. Throw away some that are long over.')).toBe(
      'Es ist Platz für 10.000 Ziele. Wirf einiges weg, das lange vorbei ist.',
    )
    expect(say('At character 3–5: There is no field “du”. Did you mean “due:”?')).toBe(
      'Bei Zeichen 3–5: Es gibt kein Feld „du“. Meintest du „due:“?',
    )
    expect(say('Write text, in quotes. Or: Write null.')).toBe('Schreibe Text, in Anführungszeichen. Oder: Schreibe null.')
    expect(say('“score” could not be read (Write text, in quotes.); it is kept for exports.')).toBe(
      '„score“ ließ sich nicht lesen (Schreibe Text, in Anführungszeichen.); es bleibt für Exporte erhalten.',
    )
    expect(say('An invitation is open for 90 days at most.')).toBe('Eine Einladung ist höchstens 90 Tage lang offen.')
  })

  it('says which kind of question a heading names as the pages call it', () => {
    expect(sayer(german)('“Leadership” is a heading: the questions below it are taken as leadership.')).toBe(
      '„Leadership“ ist eine Überschrift: Die Fragen darunter zählen zu „Führung“.',
    )
  })

  it('says what a sentence is about ahead of it, and the sentence in its own words', () => {
    const say = sayer(german)
    expect(say('Checkmarks.csv: There is another mark of 2026-01-01; the first one counts.')).toBe(
      'Checkmarks.csv: Für 2026-01-01 gibt es eine weitere Angabe; die erste zählt.',
    )
    expect(say('My journal.json: The file nests lists and objects more than 5 deep. No app writes it so: export it again.')).toBe(
      'My journal.json: Die Datei verschachtelt Listen und Objekte mehr als 5 tief. Keine App schreibt so: Exportiere sie noch einmal.',
    )
    expect(say('This was left out: dueDate: Write the date as YYYY-MM-DD.')).toBe(
      'Das wurde ausgelassen: dueDate: Schreibe das Datum als JJJJ-MM-TT.',
    )
    expect(say('This was left out: it is not of version 3, as the export says.')).toBe(
      'Das wurde ausgelassen: Es hat nicht die Version 3, wie der Export sagt.',
    )
  })

  it('is the same to programs', async () => {
    const problem = {
      ...{ type: '/problems/validation', title: 'Some of this cannot be accepted', status: 422, instance: '/x', requestId: 'r' },
      errors: [{ pointer: '/title', code: 'too_small', message: 'Write something here.' }],
    }
    expect(await inWordsOf('en', problem)).toBe(problem)
    expect(await inWordsOf('de', problem)).toEqual({
      ...problem,
      title: 'Einiges davon lässt sich nicht annehmen',
      errors: [{ pointer: '/title', code: 'too_small', message: 'Schreibe hier etwas.' }],
    })
  })
})
