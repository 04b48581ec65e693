import { jobs } from '../../../messages/interview-job.ts'

const words = jobs.page

/** What stands in the place of a target job that is not there. */
export const NotHere = () => (
  <div className="empty">
    <h1>{words.gone.title}</h1>
    <p>{words.gone.text}</p>
    <p>
      <a className="link" href="/interview-prep/jobs">
        {words.back}
      </a>{' '}
      <a className="link" href="/interview-prep/jobs/trash">
        {words.gone.trash}
      </a>
    </p>
  </div>
)
