import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { profile } from '../../messages/profile.ts'
import { type Crop, dragged, MAX_ZOOM, squareOf, within } from './crop.ts'

const words = profile.photo

interface Props {
  picture: ImageBitmap
  onUse: (photo: File) => void
  onCancel: () => void
}

/** Pixels of a side of what is kept: sharp wherever a photo is shown, and small. */
const SIDE = 512

/** Cuts a square out of a picture; only that is sent. */
export default function CropPhoto({ picture, onUse, onCancel }: Props) {
  const [crop, setCrop] = useState<Crop>({ zoom: 1, x: 0.5, y: 0.5 })
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const { left, top, side } = squareOf(picture, crop)
    const context = canvas.current?.getContext('2d')
    if (!context) return
    // What is transparent would be black once it is kept.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, SIDE, SIDE)
    context.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE)
  }, [picture, crop])
  const onPointerMove = ({ currentTarget, buttons, movementX, movementY }: PointerEvent<HTMLCanvasElement>) => {
    if ((buttons & 1) === 0) return
    const shown = currentTarget.getBoundingClientRect().width
    setCrop((now) => dragged(picture, now, { x: movementX / shown, y: movementY / shown }))
  }
  const use = () =>
    canvas.current?.toBlob((content) => content && onUse(new File([content], 'photo.jpg', { type: content.type })), 'image/jpeg', 0.9)
  return (
    <section className="crop" aria-label={words.crop}>
      <p className="help">{words.cropHelp}</p>
      <canvas
        ref={canvas}
        width={SIDE}
        height={SIDE}
        role="img"
        aria-label={words.part}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={onPointerMove}
      />
      {(['zoom', 'x', 'y'] as const).map((way) => (
        <label key={way} className="crop-way">
          {words.ways[way]}
          <input
            type="range"
            min={way === 'zoom' ? 1 : 0}
            max={way === 'zoom' ? MAX_ZOOM : 1}
            step={0.01}
            value={crop[way]}
            onChange={({ target }) => setCrop((now) => within(picture, { ...now, [way]: Number(target.value) }))}
          />
        </label>
      ))}
      <div className="crop-ends">
        <button className="btn btn-primary" type="button" onClick={use}>
          {words.use}
        </button>
        <button className="btn btn-quiet" type="button" onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
    </section>
  )
}
