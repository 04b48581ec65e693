import { behavioural } from './behavioural.ts'
import { closing } from './closing.ts'
import { data } from './data.ts'
import { design } from './design.ts'
import { engineering } from './engineering.ts'
import { leadership } from './leadership.ts'
import { people } from './people.ts'
import { product } from './product.ts'
import { sales } from './sales.ts'
import type { QuestionsInWords } from './words.ts'

export const german: QuestionsInWords = {
  ...behavioural,
  ...leadership,
  ...product,
  ...design,
  ...engineering,
  ...data,
  ...sales,
  ...people,
  ...closing,
}
