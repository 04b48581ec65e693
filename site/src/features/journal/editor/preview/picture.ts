import type { Picture } from '../types.ts'
import { attributesOf, HtmlWidget } from './html.ts'

/** Sizes of pictures that were shown once, for those whose size is not told. */
const seen = new Map<string, { width: number; height: number }>()

export class PictureWidget extends HtmlWidget {
  readonly picture: Picture
  readonly alt: string

  constructor(picture: Picture, alt: string) {
    super()
    this.picture = picture
    this.alt = alt
  }

  html(): string {
    const { src } = this.picture
    const { width, height } = this.size() ?? {}
    const room = width && height ? `--width: ${width}; --height: ${height}` : undefined
    return `<span class="picture"${attributesOf({ style: room })}><img${attributesOf({ src, alt: this.alt, width, height, draggable: 'false' })}></span>`
  }

  override toDOM(): HTMLElement {
    const element = super.toDOM()
    const image = element.querySelector('img')
    image?.addEventListener('load', () => {
      const { naturalWidth: width, naturalHeight: height } = image
      seen.set(this.picture.src, { width, height })
      if (this.size()) element.setAttribute('style', `--width: ${width}; --height: ${height}`)
    })
    return element
  }

  private size(): { width: number; height: number } | undefined {
    const { src, width, height } = this.picture
    return width && height ? { width, height } : seen.get(src)
  }
}
