import { experience } from '../../../messages/career-experience.ts'

const words = experience.page

/** What stands in the place of an experience that is not there. */
export const NotHere = () => (
  <div className="empty">
    <h1>{words.gone.title}</h1>
    <p>{words.gone.text}</p>
    <p>
      <a className="link" href="/career/experience">
        {words.back}
      </a>{' '}
      <a className="link" href="/career/trash">
        {words.gone.trash}
      </a>
    </p>
  </div>
)
