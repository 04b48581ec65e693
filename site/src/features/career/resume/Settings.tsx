import type { Resume } from '@throughline/core/resume'
import { resume as words } from '../../../messages/resume.ts'
import { ChoiceField, optionsOf } from '../fields/ChoiceField.tsx'
import { useEditing } from './editing.ts'

const pageTargets = [1, 2, 3, 4]

/** How a version looks. */
export function Settings() {
  const { resume, save } = useEditing()
  const { settings } = words
  const targets = [...new Set([...pageTargets, resume.pageTarget ?? 1])].map((n) => [String(n), words.mostPages(n)] as const)
  return (
    <div className="resume-settings">
      <ChoiceField<Resume['template']>
        {...{ label: settings.template, value: resume.template, options: optionsOf(words.templates) }}
        onSave={(template) => save({ template })}
      />
      <ChoiceField<Resume['paper']>
        {...{ label: settings.paper, value: resume.paper, options: optionsOf(words.papers) }}
        onSave={(paper) => save({ paper })}
      />
      <ChoiceField<Resume['language']>
        {...{ label: settings.language, value: resume.language, options: optionsOf(words.languages) }}
        onSave={(language) => save({ language })}
      />
      <ChoiceField<string>
        {...{ label: settings.pageTarget, value: String(resume.pageTarget ?? ''), options: [['', words.anyPages], ...targets] }}
        onSave={(pages) => save({ pageTarget: pages === '' ? null : Number(pages) })}
      />
    </div>
  )
}
