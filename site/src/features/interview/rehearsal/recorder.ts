export type RecordingKind = 'audio' | 'video'

/** Why nothing is recorded: it was not allowed, there is no microphone or camera, or the browser cannot. */
export type Refusal = 'refused' | 'no-device' | 'unable'

/** What was recorded. */
export interface Recorded {
  kind: RecordingKind
  blob: Blob
  /** How long it is. */
  seconds: number
}

export interface Recorder {
  /** Fails where the device has gone away since. */
  start(): void
  /** What was recorded; `null` where that is nothing. The microphone is let go. */
  stop(): Promise<Recorded | null>
  /** Lets the microphone go, and forgets what was recorded. */
  release(): void
}

/** What is longer than half an hour is no answer any more. */
const MOST_MS = 30 * 60_000

const rates = { audioBitsPerSecond: 64_000, videoBitsPerSecond: 1_000_000 }

/** Asks for the microphone, and the camera for `video`. What is recorded stays in the memory of this page. */
export async function openRecorder(kind: RecordingKind): Promise<Recorder | Refusal> {
  if (!navigator.mediaDevices?.getUserMedia || typeof MediaRecorder === 'undefined') return 'unable'
  try {
    const video = kind === 'video' && { width: { ideal: 640 }, height: { ideal: 480 } }
    return recorderOf(kind, await navigator.mediaDevices.getUserMedia({ audio: true, video }))
  } catch (error) {
    return refusalOf(error)
  }
}

function refusalOf(error: unknown): Refusal {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'NotReadableError' ? 'no-device' : 'unable'
}

function recorderOf(kind: RecordingKind, stream: MediaStream): Recorder {
  const recorder = new MediaRecorder(stream, rates)
  const parts: Blob[] = []
  let began = 0
  let seconds = 0
  let tooLong: ReturnType<typeof setTimeout> | undefined
  recorder.addEventListener('dataavailable', ({ data }) => data.size > 0 && parts.push(data))
  const letGo = () => {
    clearTimeout(tooLong)
    for (const track of stream.getTracks()) track.stop()
  }
  const ended = new Promise<void>((resolve) =>
    recorder.addEventListener('stop', () => {
      seconds = Math.round((performance.now() - began) / 100) / 10
      letGo()
      resolve()
    }),
  )
  const stop = async () => {
    if (recorder.state !== 'inactive') recorder.stop()
    else if (began === 0) letGo()
    if (began > 0) await ended
    const blob = new Blob(parts, { type: recorder.mimeType })
    return blob.size > 0 ? { kind, blob, seconds } : null
  }
  return {
    start() {
      // In pieces, so that what was said is there also when the device goes away.
      recorder.start(1000)
      began = performance.now()
      tooLong = setTimeout(() => recorder.state === 'recording' && recorder.stop(), MOST_MS)
    },
    stop,
    release: () => void stop(),
  }
}
