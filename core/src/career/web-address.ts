import { z } from 'zod'
import { line } from '../kernel/index.ts'

/** An address of the web as it was written; only `http:` and `https:` lead anywhere. */
export const WebAddress = line(1, 2_000)
  .pipe(
    z.string().refine((text) => /^https?:\/\/[^\s/]/i.test(text), {
      error: 'Write an address that begins with https:// or http://.',
      params: { code: 'invalid_url' },
    }),
  )
  .meta({ id: 'WebAddress', example: 'https://throughline.example' })
