import { languageOf } from '../../kernel/index.ts'
import { packetWords } from '../../review/index.ts'
import type { ResumeContent, ResumeContentSection, ResumePhoto, ResumeSource, ResumeText } from '../content.ts'
import type { Resume, ResumeSection } from '../schema.ts'
import { type Composing, groupsOf } from './entries.ts'
import { headerOf } from './header.ts'
import type { Master } from './master.ts'
import { type Plain, textMaker } from './text.ts'
import { wordsOf } from './words.ts'

/** What a version says, of what there is. What is gone, or may not be shown to everybody, stands nowhere in it. */
export function composeResume(
  resume: Resume,
  master: Master,
  { plain, photo }: { plain: Plain; photo: ResumePhoto | null },
): ResumeContent {
  const texts = textMaker(resume, plain)
  const { template, paper, language, pageTarget } = resume
  const told = packetWords(languageOf(resume.language), resume.language)
  const header = headerOf(master.profile, resume, texts, photo)
  const sections = resume.sections.flatMap((section) => sectionOf(section, { resume, master, texts, told }) ?? [])
  return {
    // The name of the version is the person's own note, such as whom it is for.
    title: [header.name?.text, wordsOf(language).document].filter(Boolean).join(', '),
    ...{ template, paper, language, pageTarget },
    header,
    sections,
  }
}

function sectionOf(section: ResumeSection, composing: Composing & { resume: Resume }): ResumeContentSection | null {
  const { resume, master, texts } = composing
  const { profile } = master
  const heading = headingOf(section, resume)
  const said = (text: string, part: ResumeSource['part']) => profile && texts.of(text, { kind: 'profile', id: profile.id, part })
  const list = (kind: 'skills' | 'languages' | 'interests', items: readonly (ResumeText | null)[]): ResumeContentSection | null => {
    const kept = items.filter((item) => item !== null)
    return kept.length > 0 ? { kind, heading, items: kept } : null
  }
  switch (section.kind) {
    case 'summary': {
      const summary = profile && texts.ofMarkdown(profile.summary, { kind: 'profile', id: profile.id, part: 'summary' })
      return summary && { kind: 'summary', heading, summary }
    }
    case 'skills':
      return list(
        'skills',
        section.items.map(({ id }) => texts.of(master.skills.get(id)?.name ?? '', { kind: 'skill', id, part: 'skill' })),
      )
    case 'languages':
      return list(
        'languages',
        (profile?.languages ?? []).map((one) => said(languageText(one), 'language')),
      )
    case 'interests':
      return list(
        'interests',
        (profile?.interests ?? []).map(({ name }) => said(name, 'interest')),
      )
    case 'references': {
      const references = (profile?.references ?? []).map(({ name, reference }) => ({
        name: said(name, 'reference'),
        text: profile && texts.ofMarkdown(reference, { kind: 'profile', id: profile.id, part: 'reference' }),
      }))
      const kept = references.filter(({ name, text }) => name || text)
      return kept.length > 0 ? { kind: 'references', heading, references: kept } : null
    }
    default: {
      const groups = groupsOf(section, composing)
      return groups.length > 0 ? { kind: section.kind, heading, groups } : null
    }
  }
}

/** The summary follows the head and needs no word above it, but for who reads plain text. */
function headingOf({ kind, title }: ResumeSection, { id, template, language }: Resume): ResumeText | null {
  const text = title.trim() || (kind === 'summary' && template !== 'plain' ? '' : wordsOf(language).headings[kind])
  return text ? { text, source: { kind: 'resume', id, part: 'heading' }, wording: null } : null
}

const languageText = ({ language, fluency, cefr }: { language: string; fluency: string; cefr: string | null }) => {
  const level = fluency || (cefr === 'native' ? '' : (cefr ?? ''))
  return level ? `${language} (${level})` : language
}
