import type { Profile } from '@throughline/core/career'
import { lazy, Suspense, useRef, useState } from 'react'
import { profile } from '../../messages/profile.ts'
import { client } from '../desk/client.ts'
import { attempt, complain } from '../desk/reason.ts'

const words = profile.photo

/** Fetched once a picture is chosen. */
const CropPhoto = lazy(() => import('./CropPhoto.tsx'))

interface Props {
  shown: Profile
  onSave: (photoId: string | null) => void
}

/** The photo, and the way to another. */
export function Photo({ shown: { id, name, photoId }, onSave }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [isSending, setSending] = useState(false)
  const open = async (file: File | undefined) => {
    if (!file) return
    try {
      setPicture(await createImageBitmap(file, { imageOrientation: 'from-image' }))
    } catch {
      complain(words.notAPicture)
    }
  }
  const end = () => {
    setPicture(null)
    if (input.current) input.current.value = ''
  }
  const use = async (photo: File) => {
    end()
    setSending(true)
    await attempt(async () => {
      await dropOthers(id, photoId)
      const kept = await client.files.attachToProfile(id, photo)
      onSave(kept.id)
    })
    setSending(false)
  }
  return (
    <section className="photo" aria-labelledby="photo">
      <h2 className="section-title" id="photo">
        {words.title}
      </h2>
      <div className="photo-line">
        {photoId ? (
          <img src={client.files.contentHref(photoId)} alt={words.alt(name)} width={96} height={96} />
        ) : (
          <span className="photo-none" aria-hidden="true" />
        )}
        <div>
          {!photoId && <p className="muted">{words.none}</p>}
          <label className="btn btn-plain photo-choose">
            {photoId ? words.change : words.choose}
            <input ref={input} type="file" accept="image/*" onChange={({ target }) => void open(target.files?.[0])} />
          </label>
          {photoId && (
            <button className="btn btn-quiet" type="button" onClick={() => onSave(null)}>
              {words.remove}
            </button>
          )}
          <p role="status">{isSending && words.sending}</p>
        </div>
      </div>
      {picture && (
        <Suspense>
          <CropPhoto picture={picture} onUse={(photo) => void use(photo)} onCancel={end} />
        </Suspense>
      )}
    </section>
  )
}

/** There is room for a few: the one that is shown stays, so that taking back brings it back. */
async function dropOthers(profileId: string, photoId: string | null): Promise<void> {
  const kept = await client.files.ofProfile(profileId)
  await Promise.all(kept.filter((file) => file.id !== photoId).map((file) => client.files.remove(file.id)))
}
