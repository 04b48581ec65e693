import { thread } from '../../../messages/career-thread.ts'
import { resume } from '../../../messages/resume.ts'
import type { DocumentsShown } from '../server/load-documents.ts'
import { dayOfInstantWords } from '../words/partial-date.ts'

type Context = Parameters<typeof dayOfInstantWords>[1]

interface Row {
  id: string
  name: string
  detail: string
}

/** What was made of the wins, each with how it stands. */
export const Documents = ({ packets, resumes, context }: DocumentsShown & { context: Context }) => (
  <>
    <List
      {...thread.packets}
      href="/career/packets"
      rows={packets.map(({ id, title, audience, sentAt, wins }) => ({
        ...{ id, name: title },
        detail: sentAt
          ? thread.packets.sent(dayOfInstantWords(sentAt, context))
          : [thread.packets.draft, thread.packets.wins(wins), audience && thread.packets.for(audience)].filter(Boolean).join(', '),
      }))}
    />
    <List
      {...thread.resumes}
      href="/career/resumes"
      rows={resumes.map(({ id, name, template, pageTarget }) => ({
        ...{ id, name },
        detail: [resume.templates[template], pageTarget && resume.mostPages(pageTarget)].filter(Boolean).join(', '),
      }))}
    />
  </>
)

const List = ({ title, none, all, href, rows }: { title: string; none: string; all: string; href: string; rows: readonly Row[] }) => (
  <section aria-label={title}>
    <h2 className="section-title">{title}</h2>
    {rows.length === 0 ? (
      <p className="small muted">{none}</p>
    ) : (
      <ul className="documents small">
        {rows.map(({ id, name, detail }) => (
          <li key={id}>
            <a className="link alone" href={`${href}/${id}`} dir="auto">
              {name}
            </a>
            <small>{detail}</small>
          </li>
        ))}
      </ul>
    )}
    <p className="small">
      <a className="link alone" href={href}>
        {all}
      </a>
    </p>
  </section>
)
