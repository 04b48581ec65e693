import { useEffect, useState } from 'react'
import { rehearsal } from '../../../messages/interview-rehearsal.ts'
import { dayOfInstantWords } from '../../career/words/partial-date.ts'
import { newId } from '../../desk/id.ts'
import { complain } from '../../desk/reason.ts'
import { $toast } from '../../desk/told.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { sizeWords } from '../../desk/words/size.ts'
import { Player } from './Player.tsx'
import { deleteRecordings, type KeptRecording, listRecordings } from './recordings.ts'

const words = rehearsal.recordings

/** What this browser has recorded, with how much room it takes; nothing where that is nothing. */
export function Recordings() {
  const desk = useDesk()
  const [all, setAll] = useState<readonly KeptRecording[]>([])
  const [playing, setPlaying] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    void listRecordings(desk.accountId).then(setAll)
  }, [desk.accountId])
  if (all.length === 0) return null

  const remove = async (ids: readonly string[]) => {
    setAsking(false)
    await deleteRecordings(ids).then(
      () => $toast.set({ id: newId(), words: words.gone(ids.length) }),
      () => complain(words.failed),
    )
    setAll(await listRecordings(desk.accountId))
  }
  const size = all.reduce((sum, { blob }) => sum + blob.size, 0)
  return (
    <section className="recordings" aria-labelledby="recordings">
      <div className="recordings-head">
        <h2 className="section-title" id="recordings">
          {words.title}
        </h2>
        <p className="small muted num">{words.sum(all.length, sizeWords(size, desk.locale))}</p>
        {!isAsking && (
          <button className="btn btn-quiet" type="button" onClick={() => setAsking(true)}>
            {words.deleteAll}
          </button>
        )}
      </div>
      {isAsking && (
        <p className="recordings-sure" role="alert">
          {words.sure}{' '}
          <button className="btn btn-plain" type="button" onClick={() => void remove(all.map(({ id }) => id))}>
            {words.really(all.length)}
          </button>{' '}
          <button className="btn btn-quiet" type="button" onClick={() => setAsking(false)}>
            {words.cancel}
          </button>
        </p>
      )}
      <p className="help">{words.help}</p>
      <ul className="told-list">
        {all.map((one) => (
          <li key={one.id} className="told">
            <div className="told-what">
              <h3 dir="auto">{one.title}</h3>
              <p className="small muted num">
                {[dayOfInstantWords(one.at, desk), rehearsal.seconds(one.seconds), sizeWords(one.blob.size, desk.locale)].join(', ')}
              </p>
              {playing === one.id && <Player recording={one} title={one.title} />}
            </div>
            <div className="told-do">
              {playing !== one.id && (
                <button className="btn btn-quiet" type="button" aria-label={words.playOf(one.title)} onClick={() => setPlaying(one.id)}>
                  {words.play}
                </button>
              )}
              <button className="btn btn-quiet" type="button" aria-label={words.deleteOf(one.title)} onClick={() => void remove([one.id])}>
                {words.delete}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
