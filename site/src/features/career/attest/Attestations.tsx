import { useQuery } from '@tanstack/react-query'
import type { Attestation, Win } from '@throughline/core/career'
import { useState } from 'react'
import { attestations as words } from '../../../messages/attest.ts'
import { AskForm } from './AskForm.tsx'
import { AttestationItem } from './AttestationItem.tsx'
import { LinkField } from './LinkField.tsx'
import { attestationsQuery, type FreshLink } from './state.ts'

interface Props {
  win: Win
  /** What the page was drawn with. */
  given: readonly Attestation[]
  /** BCP 47. */
  locale: string
}

/** What colleagues say of a win, and the way to ask one. */
export function Attestations({ win, given, locale }: Props) {
  const { data = [] } = useQuery({ ...attestationsQuery(win.id), initialData: [...given] })
  const [link, setLink] = useState<FreshLink | null>(null)
  const asked = data.find(({ id }) => id === link?.attestation.id)
  const isOver = Boolean(asked?.answer || asked?.revokedAt)
  const forget = (id: string) => setLink((made) => (made?.attestation.id === id ? null : made))
  const isPrivate = win.confidentiality === 'private'
  return (
    <section className="attestations" aria-labelledby="h-attestations">
      <h2 className="section-title" id="h-attestations">
        {words.title}
      </h2>
      <p className="help">{isPrivate ? words.private : words.help}</p>
      {data.length > 0 && (
        <ul className="attestation-list">
          {data.map((attestation) => (
            <AttestationItem key={attestation.id} {...{ attestation, win, locale }} onLink={setLink} onRemoved={forget} />
          ))}
        </ul>
      )}
      {link && !isOver && <LinkField link={link} />}
      {!isPrivate && <AskForm winId={win.id} onLink={setLink} />}
    </section>
  )
}
