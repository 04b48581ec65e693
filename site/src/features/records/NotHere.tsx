import { Fragment } from 'react'

interface Props {
  title: string
  text: string
  /** Where to go from here. */
  links: readonly (readonly [href: string, name: string])[]
}

/** What stands in the place of a record that is not there. */
export const NotHere = ({ title, text, links }: Props) => (
  <div className="empty">
    <h1>{title}</h1>
    <p>{text}</p>
    <p>
      {links.map(([href, name], place) => (
        <Fragment key={href}>
          {place > 0 && ' '}
          <a className="link" href={href}>
            {name}
          </a>
        </Fragment>
      ))}
    </p>
  </div>
)
