import type { Profile } from '../../career/index.ts'
import type { ResumeHeader, ResumeLink, ResumePhoto, ResumeSource } from '../content.ts'
import type { Resume } from '../schema.ts'
import { linkTo } from './entries.ts'
import type { TextMaker } from './text.ts'

/** What stands at the head: the name always, the rest as the version chooses. */
export function headerOf(
  profile: Profile | null,
  { contact }: Pick<Resume, 'contact'>,
  texts: TextMaker,
  photo: ResumePhoto | null,
): ResumeHeader {
  if (!profile) return { name: null, label: null, contact: [], photo: null }
  const source = (part: ResumeSource['part']): ResumeSource => ({ kind: 'profile', id: profile.id, part })
  return {
    name: texts.of(profile.name, source('name')),
    label: contact.includes('label') ? texts.of(profile.label, source('label')) : null,
    contact: [...new Set(contact)].flatMap((part) => linksOf(profile, part, (said) => texts.of(said, source('contact')))),
    photo: contact.includes('photo') ? photo : null,
  }
}

function linksOf(profile: Profile, part: Resume['contact'][number], textOf: (said: string) => ReturnType<TextMaker['of']>): ResumeLink[] {
  const link = (said: string, href: string | null): ResumeLink[] => {
    const text = textOf(said)
    return text ? [href?.startsWith('http') ? linkTo(text, href) : { ...text, href }] : []
  }
  const { city, region, countryCode } = profile.location
  switch (part) {
    case 'location':
      return link([city, region, countryCode].filter(Boolean).join(', '), null)
    case 'email':
      return link(profile.email, /^[^\s@]+@[^\s@]+$/.test(profile.email) ? `mailto:${profile.email}` : null)
    case 'phone':
      return link(profile.phone, /\d/.test(profile.phone) ? `tel:${profile.phone.replace(/[^+\d]/g, '')}` : null)
    case 'url':
      return link(profile.url ?? '', profile.url)
    case 'links':
      return profile.links.flatMap(({ network, username, url }) => link(url ?? [network, username].filter(Boolean).join(': '), url))
    default:
      return []
  }
}
