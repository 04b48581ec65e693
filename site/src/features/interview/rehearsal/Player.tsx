import { type SyntheticEvent, useEffect, useState } from 'react'
import { rehearsal as words } from '../../../messages/interview-rehearsal.ts'
import type { RecordingKind } from './recorder.ts'

/** Plays what this browser has recorded. */
export function Player({ recording, title }: { recording: { kind: RecordingKind; blob: Blob }; title: string }) {
  const { kind, blob } = recording
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  const given = {
    ...{ className: 'player', src: address, controls: true, preload: 'metadata', 'aria-label': words.recordings.player(title) },
    onLoadedMetadata: findLength,
  }
  return kind === 'video' ? <video {...given} playsInline /> : <audio {...given} />
}

/** A browser writes no length into what it records: it finds it by going to the end once. */
function findLength({ currentTarget: media }: SyntheticEvent<HTMLMediaElement>) {
  if (Number.isFinite(media.duration)) return
  media.addEventListener('durationchange', () => toBegin(media), { once: true })
  media.currentTime = 1e6
}

function toBegin(media: HTMLMediaElement) {
  media.currentTime = 0
}
