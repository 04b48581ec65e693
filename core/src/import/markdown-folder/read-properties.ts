import { MAX_FEELINGS } from '../../journal/index.ts'
import type { Said } from '../journal/json-said.ts'
import type { PlannedEntry } from '../journal/planned-entry.ts'
import { asLine, cut } from '../text.ts'
import { whenProperties } from './read-when.ts'

const MAX_FEELING = 40
const MAX_PROMPT = 500

/** How the notes of a folder write their moods down: as we do, from 1 to 5, or in some other way. */
export type MoodScale = 'own' | 'five' | 'other'

export function moodScaleOf(moods: readonly unknown[]): MoodScale {
  const numbers = moods.filter((mood) => typeof mood === 'number')
  const within = (from: number, to: number) => numbers.every((mood) => Number.isInteger(mood) && mood >= from && mood <= to)
  if (within(-2, 2)) return 'own'
  return within(1, 5) ? 'five' : 'other'
}

export interface ReadProperties extends Pick<PlannedEntry, 'mood' | 'feelings' | 'energy' | 'starred' | 'prompt'> {
  /** `null` where none is said; one that is empty is said. */
  title: string | null
  tagNames: string[]
  /** What else the note is called, by itself and in its own links. */
  names: string[]
  /** The names of properties that have no place here. */
  left: string[]
}

/** What the properties of a note say; what they cannot mean is left. */
export function readProperties(properties: Said, scale: MoodScale): ReadProperties {
  const read: ReadProperties = {
    ...{ title: null, tagNames: [], names: [], left: [], mood: null, feelings: [], energy: null, starred: false, prompt: null },
  }
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === '' || isEmptyList(value)) {
      if (name.toLowerCase() === 'title') read.title = ''
    } else if (!whenProperties.has(name) && readers.get(name.toLowerCase())?.(read, value, scale) !== true) read.left.push(name)
  }
  return read
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

/** Takes one property over, or answers that it cannot. */
type Take = (read: ReadProperties, value: unknown, scale: MoodScale) => boolean

const title: Take = (read, value) => {
  const [said] = plainsIn(value) ?? []
  if (said === undefined || Array.isArray(value)) return false
  read.title = said
  return true
}

const tags: Take = (read, value) => {
  const said = typeof value === 'string' ? value.split(/[,\s]+/).filter(Boolean) : plainsIn(value)
  if (!said) return false
  read.tagNames.push(...said)
  return true
}

const names: Take = (read, value) => {
  const said = plainsIn(value)
  if (!said) return false
  read.names.push(...said)
  return true
}

const feelings: Take = (read, value) => {
  const said = typeof value === 'string' ? value.split(',').map((word) => word.trim()) : plainsIn(value)
  const all = [...read.feelings, ...(said ?? []).map(asLine).filter(Boolean)]
  if (!said || all.length > MAX_FEELINGS || all.some((feeling) => feeling.length > MAX_FEELING)) return false
  read.feelings = [...new Set(all)]
  return true
}

const mood: Take = (read, value, scale) => {
  // A word says how somebody felt.
  if (typeof value === 'string') return feelings(read, value, scale)
  if (typeof value !== 'number' || scale === 'other') return false
  read.mood = scale === 'five' ? value - 3 : value
  return true
}

const energy: Take = (read, value) => {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > 5) return false
  read.energy = value
  return true
}

const starred: Take = (read, value) => {
  if (typeof value !== 'boolean') return false
  read.starred = value
  return true
}

const prompt: Take = (read, value) => {
  const { text, id = null } = typeof value === 'object' ? (value as Said) : { text: value }
  if (typeof text !== 'string' || asLine(text) === '') return false
  read.prompt = { id: typeof id === 'string' && /^[a-z0-9-]{1,60}$/.test(id) ? id : null, text: cut(asLine(text), MAX_PROMPT) }
  return true
}

/** By what properties are called, which is anything. */
const readers: ReadonlyMap<string, Take> = new Map(
  Object.entries({
    ...{ title, tags, tag: tags, aliases: names, alias: names, id: names },
    ...{ mood, feelings, emotions: feelings, energy, starred, favorite: starred, favourite: starred, prompt },
  }),
)

/** A value, or the values of a list, as texts; `null` for anything deeper. */
function plainsIn(value: unknown): string[] | null {
  const list = Array.isArray(value) ? value : [value]
  return list.every((one) => ['string', 'number', 'boolean'].includes(typeof one)) ? list.map(String) : null
}
