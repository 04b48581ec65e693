interface Size {
  width: number
  height: number
}

/** What of a picture is shown: how much larger than it has to be, and which of its points lies in the middle, both axes 0–1. */
export interface Crop {
  /** At least 1. */
  zoom: number
  x: number
  y: number
}

/** A square of a picture, in its own pixels. */
export interface Square {
  left: number
  top: number
  side: number
}

export const MAX_ZOOM = 4

/** The crop with its square within the picture. */
export function within(picture: Size, { zoom, x, y }: Crop): Crop {
  const near = Math.min(MAX_ZOOM, Math.max(1, zoom))
  const side = Math.min(picture.width, picture.height) / near
  const kept = (middle: number, length: number) => Math.min(1 - side / 2 / length, Math.max(side / 2 / length, middle))
  return { zoom: near, x: kept(x, picture.width), y: kept(y, picture.height) }
}

/** The square that a crop shows. */
export function squareOf(picture: Size, crop: Crop): Square {
  const { zoom, x, y } = within(picture, crop)
  const side = Math.min(picture.width, picture.height) / zoom
  return { left: x * picture.width - side / 2, top: y * picture.height - side / 2, side }
}

/** The crop once the picture was dragged, by parts of the square that is shown. */
export function dragged(picture: Size, crop: Crop, by: { x: number; y: number }): Crop {
  const { side } = squareOf(picture, crop)
  return within(picture, { ...crop, x: crop.x - (by.x * side) / picture.width, y: crop.y - (by.y * side) / picture.height })
}
