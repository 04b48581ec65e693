import { jobs } from '../../../messages/interview-job.ts'
import { NotHere } from '../../records/NotHere.tsx'

const { gone, back } = jobs.page

/** Where there is no such target job. */
export const Gone = () => (
  <NotHere
    {...gone}
    links={[
      ['/interview-prep/jobs', back],
      ['/interview-prep/jobs/trash', gone.trash],
    ]}
  />
)
