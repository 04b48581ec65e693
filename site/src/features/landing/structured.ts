import type { PlansOffered } from '@throughline/core/subscription'
import { landing as words } from '../../messages/landing.ts'
import { language } from '../../messages/language.ts'
import { inUnits } from '../subscription/money.ts'

interface Page {
  /** Where people reach the site. */
  url: string
  /** The address of the picture that stands for the page. */
  picture: string
  plans: PlansOffered['plans']
}

/** What the front page is about, for programs that read pages (schema.org), with what it costs here. */
export const structured = ({ url, picture, plans }: Page) => ({
  '@context': 'https://schema.org',
  '@type': 'SoftwareApplication',
  name: 'Throughline',
  description: words.description,
  url: `${url}/`,
  image: picture,
  inLanguage: language,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Any',
  license: 'https://spdx.org/licenses/MIT',
  offers: [
    { '@type': 'Offer', name: words.price.own.name, price: '0', priceCurrency: 'EUR' },
    ...plans.flatMap(({ name, prices }) =>
      prices.map(({ amount, currency }) => ({
        '@type': 'Offer',
        ...{ name, price: String(inUnits(amount, currency)), priceCurrency: currency },
      })),
    ),
  ],
})

/** As text that cannot end the element it stands in. */
export const inScript = (said: object): string => JSON.stringify(said).replaceAll('<', '\\u003c')
