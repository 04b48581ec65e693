import type { NewRehearsal, PracticeSettings } from '@throughline/core/interview'
import { type Marks, unrated } from '@throughline/core/interview/rehearsal-rules'
import { useEffect, useRef, useState } from 'react'
import { rehearsal as words } from '../../../messages/interview-rehearsal.ts'
import { newId } from '../../desk/id.ts'
import { interview } from '../../desk/interview-client.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { useKeptDraft } from '../../desk/writing/use-kept-draft.ts'
import { makeRecord } from '../records/act.ts'
import { newRehearsal } from '../records/rehearsals.ts'
import type { Asked } from './asked.ts'
import { deviceName } from './device.ts'
import { ready } from './phases.ts'
import { openRecorder, type Recorded, type Recorder, type Refusal } from './recorder.ts'
import { deleteRecordings, keepRecording, listRecordings } from './recordings.ts'
import { readAloud, stopReading } from './speech.ts'
import { usePhases } from './use-phases.ts'

/** How one wants to be asked. */
export type Choice = Pick<PracticeSettings, 'prepSeconds' | 'readAloud' | 'recording'> & { minutes: 1 | 2 | 5 }

/** What is noted of an answer, and outlives the page until it is kept. */
interface Told {
  id: string
  startedAt: string
  prepSeconds: number
  answerSeconds: number
  minutes: 1 | 2 | 5
  marks: Marks
  note: string
  recording: NewRehearsal['recording']
}

type Trouble = keyof typeof words.notRecorded | null

/** An answer from the moment one begins until it is kept. */
export function useAnswer(asked: Asked, chosen: Choice) {
  const { accountId } = useDesk()
  const phases = usePhases()
  const [choice, setChoice] = useState(chosen)
  const [isWaiting, setWaiting] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>(null)
  const [told, setTold] = useState<Told | null>(null)
  const [recorded, setRecorded] = useState<Recorded | null>(null)
  const [keptId, setKeptId] = useState<string | null>(null)
  const [wasFound, setFound] = useState(false)
  const recorder = useRef<Recorder | null>(null)
  const begun = useRef({ id: '', startedAt: '' })
  const draft = useKeptDraft(asked.questionId ?? asked.storyId ?? 'none', 'rehearsal', (found) => {
    if (phases.phase.is !== 'ready' || told) return false
    void putBack(JSON.parse(found.value) as Told)
    return true
  })

  async function putBack(before: Told) {
    note(before)
    setFound(true)
    phases.set({ is: 'told', prepSeconds: before.prepSeconds, answerSeconds: before.answerSeconds })
    const kept = (await listRecordings(accountId)).find(({ id }) => id === before.id)
    if (kept) setRecorded(kept)
  }

  function note(next: Told) {
    setTold(next)
    draft?.set({ value: JSON.stringify(next), base: '' })
  }

  const isRecording = phases.phase.is === 'answering' && recorder.current !== null

  useEffect(() => {
    if (phases.phase.is !== 'answering') return
    try {
      recorder.current?.start()
    } catch {
      recorder.current?.release()
      recorder.current = null
      setTrouble('no-device')
    }
  }, [phases.phase.is])

  useEffect(
    () => () => {
      recorder.current?.release()
      stopReading()
    },
    [],
  )

  async function begin() {
    setTrouble(null)
    setKeptId(null)
    if (choice.recording !== 'none') {
      setWaiting(true)
      const opened = await openRecorder(choice.recording)
      setWaiting(false)
      if (typeof opened === 'string') setTrouble(opened satisfies Refusal)
      else recorder.current = opened
    }
    remember(chosen, choice)
    begun.current = { id: newId(), startedAt: new Date().toISOString() }
    if (choice.readAloud) readAloud(asked.text)
    phases.begin(choice.prepSeconds)
  }

  async function finish() {
    stopReading()
    const phase = phases.next()
    if (phase.is !== 'told') return
    const { id, startedAt } = begun.current
    const { prepSeconds, answerSeconds } = phase
    const first: Told = { id, startedAt, prepSeconds, answerSeconds, minutes: choice.minutes, marks: unrated, note: '', recording: null }
    note(first)
    const made = (await recorder.current?.stop()) ?? null
    recorder.current = null
    if (!made) return
    setRecorded(made)
    const outcome = await keepRecording({ ...made, id, accountId, title: asked.text, at: startedAt })
    if (outcome !== 'kept') return setTrouble(outcome === 'full' ? 'full' : 'unkept')
    const { kind, seconds, blob } = made
    const recording = { kind, seconds, size: blob.size, device: deviceName(navigator.userAgent) }
    // One may have begun to rate it meanwhile.
    setTold((now) => {
      const next = { ...(now ?? first), recording }
      draft?.set({ value: JSON.stringify(next), base: '' })
      return next
    })
  }

  function leave() {
    recorder.current?.release()
    recorder.current = null
    stopReading()
    phases.set(ready)
  }

  function keep() {
    if (!told) return
    const { questionId, storyId, mockInterviewId, text } = asked
    const said = { ...told, questionId, storyId, mockInterviewId, question: questionId === null ? '' : text }
    setKeptId(told.id)
    setFound(false)
    const shown = newRehearsal(told.id, { ...said, recording: told.recording ?? null })
    void makeRecord('rehearsal', said, words.did.keep, shown).then((isSaved) => isSaved && draft?.clear())
  }

  function reset() {
    draft?.clear()
    setTold(null)
    setRecorded(null)
    setTrouble(null)
    setFound(false)
    setKeptId(null)
    phases.set(ready)
  }

  function discard() {
    if (told?.recording) void deleteRecordings([told.id])
    reset()
  }

  return {
    ...{ phase: phases.phase, ms: phases.ms, choice, setChoice, isWaiting, isRecording, trouble, told, recorded, wasFound },
    isKept: keptId !== null,
    note,
    begin: () => void begin(),
    next: () => void (phases.phase.is === 'preparing' ? phases.next() : finish()),
    leave,
    keep,
    discard,
    /** Begins anew once it was kept. */
    again: reset,
  }
}

/** The next answer, maybe on another page, is asked for in the same way. That it is remembered stops nobody. */
function remember(before: Choice, { prepSeconds, readAloud, recording }: Choice): void {
  if (before.prepSeconds === prepSeconds && before.readAloud === readAloud && before.recording === recording) return
  interview.practice.editSettings({ prepSeconds, readAloud, recording }).catch(() => {})
}

export type Answer = ReturnType<typeof useAnswer>
