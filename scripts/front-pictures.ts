import { mkdirSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { type Language, languages } from '@throughline/core/kernel'
import sharp, { type Sharp } from 'sharp'

/** A part of a screenshot, in pixels of CSS. */
interface Part {
  left: number
  top: number
  width: number
  height: number
}

interface Picture {
  name: string
  /** The screenshot it is made of. */
  screen: string
  viewport: 1280 | 390
  part?: Part
  /** Where that part begins in German, whose lines break elsewhere. */
  inGerman?: Partial<Part>
  /** Widths in pixels: as wide as it is shown on common screens, and for twice as many pixels. */
  widths: readonly number[]
}

const themes = ['light', 'dark'] as const
/** Screenshots have twice as many pixels as the page has in CSS. */
const SCALE = 2

/** What the front page shows; README.md and it show the same of a task. */
const pictures: readonly Picture[] = [
  { name: 'tasks', screen: 'task', viewport: 1280, widths: [1008, 2016] },
  { name: 'tasks-phone', screen: 'today', viewport: 390, widths: [780] },
  {
    ...{ name: 'career', screen: 'career', viewport: 1280, widths: [728, 1456] },
    ...{ part: { left: 236, top: 26, width: 728, height: 520 }, inGerman: { left: 226 } },
  },
  {
    ...{ name: 'career-phone', screen: 'career', viewport: 390, widths: [780] },
    ...{ part: { left: 0, top: 236, width: 390, height: 488 }, inGerman: { top: 248 } },
  },
]

/**
 * Makes the pictures of the front page out of screenshots, small enough to be kept in git: AVIF, and one WebP for readers
 * that know no AVIF. Text keeps its edges, as colours are not thinned out (4:4:4).
 */
export async function makeFrontPictures(screenshots: string, folder: string, language: Language): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const theme of themes)
    for (const { name, screen, viewport, part, inGerman, widths } of pictures) {
      const whole = sharp(`${screenshots}/${screen}-${theme}-${viewport}.png`)
      const shown = part ? whole.extract(scaled({ ...part, ...(language === 'de' && inGerman) })) : whole
      const [usual = viewport] = widths
      await webp(shown.clone().resize(usual)).toFile(`${folder}/${name}-${theme}-${usual}.webp`)
      for (const width of widths) await avif(shown.clone().resize(width)).toFile(`${folder}/${name}-${theme}-${width}.avif`)
    }
}

/** The only other picture of README.md, of a goal. */
export const makeReadmePicture = async (screenshots: string, file: string): Promise<void> => {
  await webp(
    sharp(`${screenshots}/goal-light-1280.png`)
      .extract({ left: 0, top: 0, width: 1280 * SCALE, height: 800 * SCALE })
      .resize(1280),
  ).toFile(file)
}

/** What a link to the front page looks like in a message: its first words and the thread, 1200 by 630, in each language. */
export async function makePreviews(browser: Browser, url: string, folder: string): Promise<void> {
  for (const language of languages) {
    const look = { baseURL: url, locale: language, colorScheme: 'light', bypassCSP: true } as const
    const context = await browser.newContext({ ...look, viewport: { width: 1040, height: 546 }, deviceScaleFactor: 1200 / 1040 })
    const page = await context.newPage()
    await page.goto('/')
    await page.addStyleTag({ content: previewStyle })
    await page.evaluate(() => document.fonts.ready)
    await sharp(await page.screenshot())
      .png({ palette: true, colours: 128, effort: 10 })
      .toFile(`${folder}/preview-${language}.png`)
    await context.close()
  }
}

/** Nothing to press, and nothing below. */
const previewStyle = `
  nav, .acts, .fine, main > :not(.hero), footer { display: none !important }
  .hero { padding-block: 4px 0 !important; gap: 40px !important; grid-template-columns: 22.5rem 1fr !important }
  .story-line > li { padding-bottom: 14px !important }
`

const scaled = ({ left, top, width, height }: Part): Part => ({
  ...{ left: left * SCALE, top: top * SCALE },
  ...{ width: width * SCALE, height: height * SCALE },
})

const avif = (picture: Sharp) => picture.avif({ quality: 55, effort: 5, chromaSubsampling: '4:4:4' })
const webp = (picture: Sharp) => picture.webp({ quality: 82, effort: 6, smartSubsample: true })
