import type { Client } from '@throughline/client'
import { countOfEvidence } from '@throughline/core/career/counts-as-evidence'
import { orderExperiences } from '@throughline/core/career/experience-order'
import { readEvery } from '../records/read-every.ts'
import type { Choices } from './editing.ts'
import { namedSkills } from './rules/named-skills.ts'

/** What a version can be made of, as it is now. */
export async function readChoices(client: Pick<Client, 'experiences' | 'wins' | 'skills' | 'profile'>): Promise<Choices> {
  const [experiences, wins, skills, profile] = await Promise.all([
    readEvery((page) => client.experiences.list(page)),
    readEvery((page) =>
      client.wins.list({ ...page, fields: ['id', 'title', 'metric', 'experienceId', 'confidentiality', 'skills', 'evidence'] }),
    ),
    readEvery((page) => client.skills.list(page)),
    client.profile.get(),
  ])
  return {
    experiences: orderExperiences(experiences),
    wins: wins.map(({ evidence, skills: _named, ...win }) => ({ ...win, evidence: countOfEvidence({ evidence }) })),
    named: namedSkills({ experiences, wins, skills }),
    unread: {},
    skills: skills.map(({ id, name, aliases }) => ({ id, name, aliases })),
    profile,
  }
}
