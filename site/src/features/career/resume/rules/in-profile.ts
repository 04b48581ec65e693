import type { Profile } from '@throughline/core/career'
import type { Resume } from '@throughline/core/resume'

/** Whether the profile says what a part of a résumé's head shows. */
export function isInProfile(profile: Profile, part: Resume['contact'][number]): boolean {
  const { label, location, email, phone, url, links, photoId } = profile
  switch (part) {
    case 'location':
      return Boolean(location.city || location.region || location.countryCode)
    case 'links':
      return links.length > 0
    case 'photo':
      return photoId !== null
    default:
      return Boolean({ label, email, phone, url }[part])
  }
}
