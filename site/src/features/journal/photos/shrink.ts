import { fitted, isLarge, type Size } from './fitting.ts'

const QUALITY = 0.85

export interface Shrunk extends Size {
  /** `null` where it is best left as it is. */
  picture: Blob | null
}

/**
 * Makes a picture anew, at most so large as is sent and the right way up; what it said of place and device is gone with
 * that. Runs within a worker, and on a page.
 */
export async function shrink(file: Blob, type: 'image/jpeg' | 'image/png'): Promise<Shrunk> {
  const shown = await createImageBitmap(file)
  try {
    if (!isLarge(shown, file.size)) return { picture: null, width: shown.width, height: shown.height }
    const { width, height } = fitted(shown)
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('There is nothing to draw on.')
    context.imageSmoothingQuality = 'high'
    if (type === 'image/jpeg') {
      context.fillStyle = '#fff'
      context.fillRect(0, 0, width, height)
    }
    context.drawImage(shown, 0, 0, width, height)
    const picture = await canvas.convertToBlob({ type, quality: QUALITY })
    return { picture: width < shown.width || picture.size < file.size ? picture : null, width, height }
  } finally {
    shown.close()
  }
}
