import type { NewExperience } from '@throughline/core/career'
import { promptGroups, promptsOf } from '@throughline/core/journal'
import { sampleProfile } from '../en/experience.ts'
import type { SampleEntry } from '../journal/sample-entry.ts'
import type { SampleTask } from '../tasks.ts'
import type { SampleEvidence, SampleWin } from '../wins/sample-win.ts'
import type { SampleWords } from '../words.ts'
import { otherStations, positions, profile, type StationWords, skills as skillWords } from './experience.ts'
import * as goals from './goals.ts'
import { jobs, resume } from './job.ts'
import { beforeThat } from './journal/before-that.ts'
import { type EntryWords, thisAutumn } from './journal/this-autumn.ts'
import { thisSummer } from './journal/this-summer.ts'
import { feelings, skills, tags } from './names.ts'
import { stories } from './stories.ts'
import { talks } from './talks.ts'
import { doneTasks, openTasks, type TaskWords } from './tasks.ts'
import { type WinWords, wins } from './wins.ts'

const entries = [...thisAutumn, ...thisSummer, ...beforeThat]
const prompts = new Map(promptGroups.flatMap((group) => promptsOf(group, 'de').map(({ id, text }) => [id, text] as const)))

/** The sample of the same days, in German. Fails where a word of the English has no German beside it. */
export function german(english: SampleWords): SampleWords {
  const titles = titlesOf(english)
  const titled = (title: string) => found(titles.get(title), title)
  return {
    ...{ goals, talks, jobs, resume, tag },
    openTasks: english.openTasks.map((task, i) => taskIn(task, at(openTasks, i), titled)),
    doneTasks: english.doneTasks.map((task, i) => ({ ...task, title: at(doneTasks, i), ...(task.tags && { tags: task.tags.map(tag) }) })),
    entries: english.entries.map((entry, i) => entryIn(entry, at(entries, i))),
    positions: {
      senior: stationIn(english.positions.senior, positions.senior),
      analyst: stationIn(english.positions.analyst, positions.analyst),
      planner: stationIn(english.positions.planner, positions.planner),
    },
    otherStations: english.otherStations.map((station, i) => stationIn(station, at(otherStations, i))),
    skills: english.skills.map((skill, i) => ({ ...skill, ...at(skillWords, i), name: skillIn(skill.name) })),
    profile: {
      ...english.profile,
      ...profile,
      languages: sampleProfile.languages.map((language, i) => ({ ...language, ...at(profile.languages, i) })),
      interests: sampleProfile.interests.map((interest, i) => ({ ...interest, ...at(profile.interests, i) })),
    },
    wins: english.wins.map((win, i) => winIn(win, at(wins, i), titled)),
    stories: english.stories.map((story, i) => ({
      ...story,
      title: at(stories, i).title,
      win: titled(story.win),
      tellings: story.tellings.map(({ minutes }, place) => ({ minutes, ...at(at(stories, i).tellings, place) })),
    })),
  }
}

function found<T>(word: T | undefined, english: string): T {
  if (word === undefined) throw new Error(`The sample has no German for “${english}”.`)
  return word
}

const at = <T>(list: readonly T[], place: number): T => found(list[place], `number ${place} of a list`)
const tag = (english: string) => found(tags[english], english)
const skillIn = (english: string) => found(skills[english], english)

/** By what the parts of the sample name each other. */
function titlesOf(english: SampleWords): ReadonlyMap<string, string> {
  const pairs: [readonly (string | undefined)[], readonly (string | undefined)[]][] = [
    [english.openTasks.map(({ title }) => title), openTasks.map(({ title }) => title)],
    [english.doneTasks.map(({ title }) => title), doneTasks],
    [english.entries.map(({ title }) => title), entries.map(({ title }) => title)],
    [english.wins.map(({ title }) => title), wins.map(({ title }) => title)],
    [english.goals.others.map(({ title }) => title), goals.others.map(({ title }) => title)],
    [english.goals.forecast.open, goals.forecast.open],
    [english.goals.forecast.done, goals.forecast.done],
    [
      [english.goals.forecast.title, english.goals.lead.title, english.goals.walk.title],
      [goals.forecast.title, goals.lead.title, goals.walk.title],
    ],
  ]
  return new Map(pairs.flatMap(([from, to]) => from.flatMap((title, i) => (title ? [[title, found(to[i], title)] as const] : []))))
}

function taskIn(task: SampleTask, { title, notes, steps, checklist }: TaskWords, titled: (title: string) => string): SampleTask {
  return {
    ...task,
    title,
    ...(task.notes && { notes: found(notes, task.notes) }),
    ...(task.tags && { tags: task.tags.map(tag) }),
    ...(task.waitsFor && { waitsFor: titled(task.waitsFor) }),
    ...(task.steps && {
      steps: task.steps.map((step, i) => (typeof step === 'string' ? at(steps ?? [], i) : { done: at(steps ?? [], i) })),
    }),
    ...(task.checklist && { checklist: task.checklist.map((_, i) => at(checklist ?? [], i)) }),
  }
}

function entryIn(entry: SampleEntry, { title, body }: EntryWords): SampleEntry {
  return {
    ...entry,
    body,
    ...(entry.title && { title: found(title, entry.title) }),
    ...(entry.feelings && { feelings: entry.feelings.map((name) => found(feelings[name], name)) }),
    ...(entry.tags && { tags: entry.tags.map(tag) }),
    ...(entry.prompt && { prompt: [entry.prompt[0], found(prompts.get(entry.prompt[0]), entry.prompt[0])] as const }),
  }
}

function stationIn(station: NewExperience, { highlights = [], people = [], ...words }: StationWords): NewExperience {
  return {
    ...station,
    ...words,
    ...(station.highlights && { highlights: station.highlights.map((_, i) => ({ text: at(highlights, i) })) }),
    ...(station.people && { people: station.people.map((person, i) => ({ ...person, role: at(people, i) })) }),
    ...(station.skills && { skills: station.skills.map(skillIn) }),
  }
}

function winIn(win: SampleWin, { evidence = [], ...words }: WinWords, titled: (title: string) => string): SampleWin {
  const said = [...evidence]
  const next = () => found(said.shift(), `evidence of ${win.title}`)
  const pieceIn = (piece: SampleEvidence): SampleEvidence => {
    if ('note' in piece) return { ...piece, note: next() }
    if ('entry' in piece) return { ...piece, entry: titled(piece.entry), ...(piece.quote && { quote: next() }) }
    if ('task' in piece) return { task: titled(piece.task) }
    return 'goal' in piece ? { goal: titled(piece.goal) } : { ...piece, checkIn: titled(piece.checkIn) }
  }
  return {
    ...win,
    ...words,
    ...(win.skills && { skills: win.skills.map(skillIn) }),
    ...(win.evidence && { evidence: win.evidence.map(pieceIn) }),
  }
}
