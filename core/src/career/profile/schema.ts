import { z } from 'zod'
import { defineKind, envelope, line, prose, RecordId } from '../../kernel/index.ts'
import { Extra } from '../extra.ts'
import { MAX_LISTED } from '../limits.ts'
import { WebAddress } from '../web-address.ts'

export const Cefr = z.enum(['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native']).meta({ id: 'Cefr' })
export type Cefr = z.infer<typeof Cefr>

const Location = z
  .strictObject({
    address: line(0, 300),
    postalCode: line(0, 30),
    city: line(0, 200),
    region: line(0, 200),
    /** ISO 3166-1 alpha-2. */
    countryCode: line(0, 2),
    extra: Extra,
  })
  .meta({ id: 'ProfileLocation' })

const Link = z
  .strictObject({ network: line(0, 100), username: line(0, 200), url: WebAddress.nullable(), extra: Extra })
  .meta({ id: 'ProfileLink' })

const Language = z
  .strictObject({
    language: line(1, 100),
    /** How well, as it was said. */
    fluency: line(0, 100),
    /** The same by the Common European Framework; `null` where nobody has said. */
    cefr: Cefr.nullable(),
    extra: Extra,
  })
  .meta({ id: 'ProfileLanguage' })

const Interest = z.strictObject({ name: line(1, 200), keywords: z.array(line(1, 100)).max(50), extra: Extra })
const Reference = z.strictObject({ name: line(0, 200), reference: prose(5_000), extra: Extra })

const fields = {
  name: line(0, 200),
  /** The headline: what the person is. */
  label: line(0, 200),
  email: line(0, 254),
  phone: line(0, 60),
  url: WebAddress.nullable(),
  /** Markdown. */
  summary: prose(5_000),
  location: Location,
  /** Where else the person is found: `profiles` of JSON Resume. */
  links: z.array(Link).max(MAX_LISTED.links),
  languages: z.array(Language).max(MAX_LISTED.languages),
  interests: z.array(Interest).max(MAX_LISTED.interests),
  references: z.array(Reference).max(MAX_LISTED.references),
  /** The picture that an import named by its address; one of our own is `photoId`. */
  image: line(0, 2_000),
  /** A file of the profile. */
  photoId: RecordId.nullable(),
  /** Keys of `basics`, and of the document beside its sections, that have no field. */
  extra: Extra,
  documentExtra: Extra,
}

/** `basics` of JSON Resume, with the sections that are lists of words. One for each account, made when it is first asked for. */
export const Profile = z.object({ ...envelope, ...fields }).meta({ id: 'Profile' })
export type Profile = z.infer<typeof Profile>

/** RFC 7396: what is absent stays; lists and the location are given whole. */
export const ProfileChanges = z
  .strictObject({ ...fields, location: Location.partial() })
  .partial()
  .meta({ id: 'ProfileChanges', example: { label: 'Senior supply-chain analyst', location: { city: 'Leeds', countryCode: 'GB' } } })
export type ProfileChanges = z.input<typeof ProfileChanges>

export const profiles = defineKind('profile', {
  schema: Profile,
  version: 1,
  queries: { oldest: { order: ['createdAt', 'id'] } },
  archive: { anew: (profile, ids) => ({ ...profile, photoId: profile.photoId && ids.of(profile.photoId) }) },
})
