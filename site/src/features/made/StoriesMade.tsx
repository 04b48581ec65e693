import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { storiesMade as words } from '../../messages/stories-made.ts'
import { STORIES, storyHref } from '../addresses/stories.ts'
import { followStoriesMade, type MadeOf, type MadeStory, storiesMadeQuery } from './stories-made.ts'

interface Props {
  of: MadeOf
  /** What came with the page. */
  given: readonly MadeStory[]
  /** Where one is made of it; nothing is offered without. */
  tellHref: string | null
  /** Of one win: the id of the first story, which is made of that win at once. */
  begins?: string
}

/** The stories that were made of a win, or of the wins of an experience, and the way to tell one. */
export function StoriesMade({ of, given, tellHref, begins }: Props) {
  useEffect(followStoriesMade, [])
  const { data: stories } = useQuery({ ...storiesMadeQuery(of), initialData: [...given], staleTime: Number.POSITIVE_INFINITY })
  if (stories.length === 0 && !tellHref) return null
  return (
    <section className="stories-made" aria-labelledby="stories-made">
      <h2 className="section-title" id="stories-made">
        {words.title}
      </h2>
      {stories.length > 0 && (
        <ul className="made-wins">
          {stories.map(({ id, title }) => (
            <li key={id}>
              <i className="knot core inline" aria-hidden="true" />
              <a className="link" dir="auto" href={storyHref(id)}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
      {tellHref && 'winId' in of && begins && stories.length === 0 ? (
        <form method="post" action={`${STORIES}/new`}>
          <input type="hidden" name="winIds" value={of.winId} />
          <p className="made-tell">
            <button className="btn btn-plain" type="submit" name="make" value={begins}>
              {words.tell}
            </button>
            <a className="link" href={tellHref}>
              {words.withOthers}
            </a>
          </p>
        </form>
      ) : (
        tellHref && (
          <p>
            <a className="btn btn-plain" href={tellHref}>
              {stories.length > 0 ? words.tellAnother : words.tell}
            </a>
          </p>
        )
      )}
    </section>
  )
}
